// Files from outside: dropped or chosen, with their folders, copied to where the robot's file looks for them.
import { api, ApiError } from './api';
import { h, replace } from '../../src/dom';
import { copying, meshFile, meshNames, placeOfMesh } from './meshes';
import { showError } from './parts';
import { store } from './store';
import { words } from '../../src/text';

const robotText = /\.(urdf|xacro|sdf)$/i;

// Folders that are dropped keep their structure.
async function filesOf(items: DataTransferItemList): Promise<[string, File][]> {
  const out: [string, File][] = [];
  const walk = async (entry: any, path: string): Promise<void> => {
    if (entry.isFile) {
      out.push([path + entry.name, await new Promise((ok, no) => entry.file(ok, no))]);
    } else if (entry.isDirectory) {
      const reader = entry.createReader();
      for (;;) {
        const batch: any[] = await new Promise((ok, no) => reader.readEntries(ok, no));
        if (!batch.length) break;
        for (const child of batch) await walk(child, `${path}${entry.name}/`);
      }
    }
  };
  // Both must be asked for before the first wait: the list is emptied when the event is over.
  const all = [...items].map((item) => ({ entry: item.webkitGetAsEntry?.() ?? null, file: item.getAsFile() }));
  for (const { entry, file } of all) {
    if (entry) await walk(entry, '');
    else if (file) out.push([file.name, file]);
  }
  return out;
}

// Where the robot files of this drop, and the robot that was chosen before, look for their meshes.
async function namedMeshes(files: [string, File][]): Promise<string[]> {
  const places = (text: string, robot: string) => meshNames(text).map((name) => placeOfMesh(name, robot)).filter((place): place is string => !!place);
  const out: string[] = [];
  for (const [path, file] of files) if (robotText.test(path) && file.size <= 20e6) out.push(...places(await file.text(), path));
  const robot = store.state?.project.robot ?? '';
  const chosen = store.state?.files.find((f) => f.path === robot);
  if (chosen && robotText.test(robot) && files.some(([path]) => meshFile.test(path))) out.push(...places(await api.text(robot).catch(() => ''), robot));
  return [...new Set(out)];
}

const shared = (a: string, b: string): number => {
  const [one, two] = [a.split('/').reverse(), b.split('/').reverse()];
  let n = 0;
  while (n < one.length && n < two.length && one[n] === two[n]) n++;
  return n;
};

/// Where each file goes: a mesh goes to the places that a robot file names and that no other file of the drop fits better;
/// everything else stays where it was.
export function placesOf(paths: string[], named: string[]): Map<string, string[]> {
  const out = new Map<string, string[]>(paths.map((path) => [path, []]));
  for (const name of named) {
    const best = Math.max(0, ...paths.map((path) => shared(path, name)));
    const fits = paths.find((path) => best > 0 && shared(path, name) === best);
    if (fits !== undefined) out.get(fits)!.push(name);
  }
  for (const [path, places] of out) if (!places.length) places.push(path);
  return out;
}

async function uploadOne(path: string, file: File): Promise<string | null> {
  try {
    return (await api.upload(path, file)).path;
  } catch (error) {
    if (error instanceof ApiError && error.status === 409 && confirm(words.robot.replace(path))) return (await api.upload(path, file, true)).path;
    showError(error);
    return null;
  }
}

async function uploadAll(files: [string, File][], status: HTMLElement): Promise<string[]> {
  const named = await namedMeshes(files);
  const places = placesOf(files.map(([path]) => path), named);
  const done: string[] = [];
  copying.now = true;
  try {
    for (const [path, file] of files) {
      for (const place of places.get(path) ?? [path]) {
        replace(status, `${words.robot.uploading} ${place} …`);
        const made = await uploadOne(place, file);
        if (made) done.push(made);
      }
    }
  } finally {
    copying.now = false;
    replace(status);
    dispatchEvent(new Event('studio:view'));
  }
  return done;
}

/// A place to drop files on, with a button for those who cannot drag.
export function dropZone(label: string, onDone: (paths: string[]) => void): HTMLElement {
  const status = h('p', { class: 'note', 'aria-live': 'polite' });
  const input = h('input', { type: 'file', multiple: true, 'aria-label': label, onchange: async () => {
    onDone(await uploadAll([...(input.files ?? [])].map((f) => [f.webkitRelativePath || f.name, f]), status));
    input.value = '';
  } });
  const zone = h('div', { class: 'drop' }, h('p', {}, label), h('label', { class: 'choose' }, words.robot.or, ' ', input), status);
  zone.addEventListener('dragover', (event) => {
    event.preventDefault();
    zone.classList.add('over');
  });
  zone.addEventListener('dragleave', () => zone.classList.remove('over'));
  zone.addEventListener('drop', async (event) => {
    event.preventDefault();
    zone.classList.remove('over');
    if (event.dataTransfer) onDone(await uploadAll(await filesOf(event.dataTransfer.items), status));
  });
  return zone;
}
