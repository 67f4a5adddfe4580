// The meshes that a robot file names, and where the folder holds them.
import { store } from './store';

export const meshFile = /\.(stl|obj|dae)$/i;

/// Files are on their way: the arm is looked at once, when the last has arrived.
export const copying = { now: false };

/// Names as the file writes them, each once.
export const meshNames = (text: string): string[] => [...new Set([...text.matchAll(/(?:filename|uri|url)\s*[=>]\s*["']?\s*([^"'<>]+?\.(?:stl|obj|dae))\b/gi)].map((m) => m[1]))];

/// Where a command looks for it: "package://arm/meshes/a.stl" at arm/meshes/a.stl, "meshes/a.stl" beside the file that names it.
/// Null: outside the folder.
export function placeOfMesh(name: string, robotFile: string): string | null {
  const foreign = /^(?:package|model):\/\//i.test(name);
  if (/^file:|^\//i.test(name)) return null;
  const parts = foreign ? [] : robotFile.split('/').slice(0, -1);
  for (const part of name.replace(/^\w+:\/\//, '').split('/')) {
    if (part === '..' && !parts.pop()) return null;
    if (part && part !== '.' && part !== '..') parts.push(part);
  }
  return parts.join('/');
}

/// A mesh of the folder by the end of its path: "package://arm/meshes/a.stl" is found as meshes/a.stl.
export function findMesh(path: string): string | null {
  const parts = path.replace(/^\w+:\/\//, '').split('/').filter((p) => p && p !== '..' && p !== '.');
  const files = store.state?.files ?? [];
  for (let i = 0; i < parts.length; i++) {
    const tail = parts.slice(i).join('/');
    const found = files.find((f) => f.path === tail || f.path.endsWith(`/${tail}`));
    if (found) return found.path;
  }
  return null;
}

/// Meshes that the file names and the folder does not hold.
export const missingMeshes = (text: string): string[] => meshNames(text).filter((name) => !findMesh(name));
