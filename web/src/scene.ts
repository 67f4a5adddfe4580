// The arm in 3D: bodies as their visual meshes, or as capsules, the tool's path, contacts, and the inertia ellipsoids of an identified model.
import {
  AmbientLight, Box3, BufferGeometry, Color, DirectionalLight, DoubleSide, Float32BufferAttribute, GridHelper, Group, Line,
  LineBasicMaterial, type Material, Matrix4, Mesh, MeshStandardMaterial, PerspectiveCamera, Quaternion, Scene, Sphere, SphereGeometry, Vector3,
  WebGLRenderer,
} from 'three';
import { OrbitControls } from 'three/examples/jsm/controls/OrbitControls.js';
import { cursor } from './cursor';
import { h } from './dom';
import { isFloor, obstacles } from './obstacles';
import { capsuleMesh, matrixOf, vector } from './shapes';
import { pageWords as words } from './text';
import { onThemeChange, palette, type Palette } from './theme';
import type { Ellipsoid, Made, SceneBody, SceneRobot, SceneSection, Surface } from './types';

// A thinned visual mesh; both sides are drawn, because some files turn their triangles inside out.
function surfaceMesh(surface: Surface, material: MeshStandardMaterial): Mesh {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(surface.points.map((x) => x * surface.unit), 3));
  geometry.setIndex(surface.corners);
  geometry.computeVertexNormals();
  material.side = DoubleSide;
  return new Mesh(geometry, material);
}

// A thin stick from a body to its child, so that a robot without capsules is visible too.
function stick(to: Vector3, material: Material): Mesh | null {
  return to.length() > 1e-3 ? capsuleMesh({ from: [0, 0, 0], to: to.toArray(), radius: 0.018 }, material) : null;
}

class Arm {
  readonly root = new Group();
  readonly bodies: Group[] = [];
  readonly ellipsoids: MeshStandardMaterial;
  private readonly materials: MeshStandardMaterial[];
  private readonly baseMaterial: MeshStandardMaterial;

  constructor(private readonly robot: SceneRobot, colours: Palette) {
    this.root.matrixAutoUpdate = false;
    this.root.matrix.copy(matrixOf(robot.base));
    this.materials = robot.bodies.map((_, i) => new MeshStandardMaterial({ color: new Color(colours.cycle[i % colours.cycle.length]), roughness: 0.55 }));
    this.ellipsoids = ellipsoids(colours);
    this.baseMaterial = new MeshStandardMaterial({ color: new Color(colours.faint), roughness: 0.7 });
    if (robot.surface) this.root.add(surfaceMesh(robot.surface, this.baseMaterial));
    else for (const capsule of robot.base_capsules) this.root.add(capsuleMesh(capsule, this.baseMaterial));
    robot.bodies.forEach((body, i) => this.makeBody(body, i));
  }

  private makeBody(body: SceneBody, index: number): void {
    const group = new Group();
    group.matrixAutoUpdate = false;
    if (body.surface) group.add(surfaceMesh(body.surface, this.materials[index]));
    else for (const capsule of body.capsules) group.add(capsuleMesh(capsule, this.materials[index]));
    if (!body.surface && !body.capsules.length) {
      for (const other of this.robot.bodies.filter((b) => b.parent === index)) {
        const link = stick(vector(other.pose.slice(9)), this.materials[index]);
        if (link) group.add(link);
      }
      group.add(capsuleMesh({ from: [0, 0, 0], to: [0, 0, 0], radius: 0.03 }, this.materials[index]));
    }
    if (body.ellipsoid) group.add(ellipsoidMesh(body.ellipsoid, this.ellipsoids));
    (body.parent < 0 ? this.root : this.bodies[body.parent]).add(group);
    this.bodies.push(group);
  }

  pose(q: number[]): void {
    this.robot.bodies.forEach((body, i) => {
      const x = body.multiplier * q[body.coordinate] + body.offset;
      const axis = vector(body.axis);
      const moved = body.prismatic
        ? new Matrix4().setPosition(axis.multiplyScalar(x))
        : new Matrix4().makeRotationFromQuaternion(new Quaternion().setFromAxisAngle(axis, x));
      this.bodies[i].matrix.multiplyMatrices(matrixOf(body.pose), moved);
    });
    this.root.updateMatrixWorld(true);
  }

  tool(): Vector3 {
    const { body, pose } = this.robot.tool;
    const parent = body < 0 ? this.root : this.bodies[body];
    return new Vector3().setFromMatrixPosition(parent.matrixWorld.clone().multiply(matrixOf(pose)));
  }

  mark(names: Set<string>, colours: Palette): void {
    this.robot.bodies.forEach((body, i) => {
      this.materials[i].emissive.set(names.has(body.name) ? new Color(colours.bad) : new Color(0x000000));
    });
  }
}

// In the page's text colour, so that they stand out on light and on dark.
function ellipsoids(colours: Palette): MeshStandardMaterial {
  return new MeshStandardMaterial({ color: new Color(colours.text), transparent: true, opacity: 0.35, roughness: 0.3, depthTest: false });
}

// The solid of even density with the body's mass and inertia: centre, half axes and their directions.
function ellipsoidMesh(ellipsoid: Ellipsoid, material: Material): Mesh {
  const mesh = new Mesh(new SphereGeometry(1, 24, 16), material);
  const [a, b, c] = ellipsoid.axes;
  mesh.matrixAutoUpdate = false;
  mesh.matrix.copy(matrixOf([...ellipsoid.rotation, ...ellipsoid.center])).multiply(new Matrix4().makeScale(a, b, c));
  mesh.renderOrder = 2;
  return mesh;
}

// The tool's path; `room` grows by every place where a body's frame has been.
function pathOf(arm: Arm, section: SceneSection, colours: Palette, room: Box3): Line {
  const points = section.q[0].map((_, k) => {
    arm.pose(section.q.map((joint) => joint[k]));
    for (const body of [arm.root, ...arm.bodies]) room.expandByPoint(new Vector3().setFromMatrixPosition(body.matrixWorld));
    room.expandByPoint(arm.tool());
    return arm.tool();
  });
  const geometry = new BufferGeometry().setAttribute('position', new Float32BufferAttribute(points.flatMap((p) => p.toArray()), 3));
  return new Line(geometry, new LineBasicMaterial({ color: new Color(colours.predicted) }));
}

export function lights(world: Scene): void {
  world.add(new AmbientLight(0xffffff, 1.3));
  for (const [x, y, z, strength] of [[2, -3, 5, 2.0], [-3, 2, 3, 0.9]]) {
    const light = new DirectionalLight(0xffffff, strength);
    light.position.set(x, y, z);
    world.add(light);
  }
}

// Row of `time` at or before t, and how far towards the next.
export function locate(time: number[], t: number): [number, number, number] {
  let low = 0;
  let high = time.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (time[middle] <= t) low = middle;
    else high = middle;
  }
  const span = time[high] - time[low];
  return [low, high, span > 0 ? Math.min(1, Math.max(0, (t - time[low]) / span)) : 0];
}

/// Play, time and speed; everything that follows the cursor moves with it.
export function player(from: number, to: number): { node: HTMLElement; step: (now: number) => void } {
  let playing = false;
  let last = 0;
  const button = h('button', { type: 'button', 'aria-label': words.play, 'aria-pressed': 'false', onclick: () => {
    playing = !playing;
    last = 0;
    button.textContent = playing ? '❚❚' : '▶';
    button.setAttribute('aria-pressed', String(playing));
    if (!playing) cursor.keep();
  } }, '▶');
  const slider = h('input', { type: 'range', min: from, max: to, step: 'any', value: from, 'aria-label': words.time });
  const clock = h('output', {}, `${from.toFixed(2)} s`);
  const speed = h('select', { 'aria-label': words.speed }, [0.25, 0.5, 1, 2, 5].map((s) => h('option', { value: s, selected: s === 1 }, `${s}×`)));
  slider.addEventListener('input', () => cursor.set(Number(slider.value), 'slider'));
  slider.addEventListener('change', () => cursor.keep());
  cursor.follow((t) => {
    if (!slider.isConnected) return false;
    slider.value = String(t);
    clock.textContent = `${t.toFixed(2)} s`;
    return true;
  });
  return {
    node: h('div', { class: 'controls' }, button, slider, clock, speed),
    step: (now) => {
      if (playing && last) {
        const next = cursor.time + (Math.min(100, now - last) / 1000) * Number(speed.value);
        cursor.set(next > to || next < from ? from : next, 'play');
      }
      last = now;
    },
  };
}

function contactList(section: SceneSection): HTMLElement | null {
  if (!section.contacts?.length) return null;
  return h('ul', { class: 'contacts' }, section.contacts.map((c) =>
    h('li', {}, h('button', { type: 'button', onclick: () => cursor.set(c.time, 'contact') }, words.contact(c.time.toFixed(3), c.first, c.second, c.depth_mm.toFixed(1))))));
}

export function scene(section: SceneSection): Made {
  const canvas = h('canvas', { class: 'scene', role: 'img', 'aria-label': words.scene });
  const panel = player(section.time[0], section.time[section.time.length - 1]);
  const named = section.obstacles?.some((o) => !isFloor(o)) ? h('p', { class: 'note around' }, words.around(section.obstacles!.map((o) => o.name))) : null;
  const node = h('div', { class: 'stage' }, canvas, panel.node, named, contactList(section));
  return { node, start: () => run(section, canvas, panel.step, node) };
}

function run(section: SceneSection, canvas: HTMLCanvasElement, step: (now: number) => void, node: HTMLElement): void {
  let renderer: WebGLRenderer;
  try {
    renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true, preserveDrawingBuffer: true });
  } catch {
    canvas.replaceWith(h('p', { class: 'note' }, words.noWebgl));
    return;
  }
  let colours = palette();
  const world = new Scene();
  lights(world);
  const arm = new Arm(section.robot, colours);
  const room = new Box3();
  world.add(arm.root, pathOf(arm, section, colours, room));
  // Links are thicker than the lines between their frames.
  room.expandByScalar(0.12);
  const around = obstacles(section.obstacles ?? [], vector(section.robot.base.slice(9)), section.robot.reach || 1, colours);
  world.add(around.root);
  if (!around.room.isEmpty()) room.union(around.room);
  const view = room.getBoundingSphere(new Sphere());
  const reach = Math.max(section.robot.reach || 1, view.radius);
  const grid = new GridHelper(reach * 3, 12, 0x888888, 0x888888);
  grid.rotation.x = Math.PI / 2;
  grid.material.opacity = 0.25;
  grid.material.transparent = true;
  grid.position.z = around.floor ?? 0;
  world.add(grid);

  const camera = new PerspectiveCamera(35, 1, 0.01, 100);
  camera.up.set(0, 0, 1);
  const orbit = new OrbitControls(camera, canvas);
  orbit.target.copy(view.center);
  // Far enough that the whole motion is in the picture, in the narrower direction too.
  const stand = () => {
    const half = Math.min(1, camera.aspect) * Math.tan((camera.fov * Math.PI) / 360);
    // The sphere is that of a box around the motion, a good deal larger than the motion itself; obstacles reach its corners.
    const away = ((around.room.isEmpty() ? 0.8 : 1) * view.radius) / Math.sin(Math.atan(half));
    camera.position.copy(new Vector3(0.62, -0.68, 0.39).normalize().multiplyScalar(away).add(view.center));
    orbit.update();
  };

  let dirty = true;
  const draw = () => {
    const [low, high, part] = locate(section.time, cursor.time);
    arm.pose(section.q.map((joint) => joint[low] * (1 - part) + joint[high] * part));
    const near = (section.contacts || []).filter((c) => Math.abs(c.time - cursor.time) < 0.1);
    arm.mark(new Set(near.flatMap((c) => [c.first, c.second])), colours);
    renderer.render(world, camera);
  };
  const resize = () => {
    const width = node.clientWidth;
    if (!width) return;
    const height = Math.min(520, Math.max(260, width * 0.6));
    renderer.setPixelRatio(Math.min(2, devicePixelRatio));
    renderer.setSize(width, height, false);
    canvas.style.height = `${height}px`;
    camera.aspect = width / height;
    camera.updateProjectionMatrix();
    if (!touched) stand();
    dirty = true;
  };
  let touched = false;
  orbit.addEventListener('start', () => (touched = true));
  new ResizeObserver(resize).observe(node);
  orbit.addEventListener('change', () => (dirty = true));
  cursor.follow(() => {
    dirty = true;
    return canvas.isConnected;
  });
  onThemeChange(() => {
    colours = palette();
    arm.ellipsoids.color.set(colours.text);
    around.colour(colours);
    dirty = true;
  });
  resize();
  const loop = (now: number) => {
    // Gone from the page: a browser has few contexts, so this one is given back.
    if (!canvas.isConnected) {
      renderer.dispose();
      renderer.forceContextLoss();
      return;
    }
    step(now);
    if (dirty) {
      dirty = false;
      draw();
    }
    requestAnimationFrame(loop);
  };
  requestAnimationFrame(loop);
}
