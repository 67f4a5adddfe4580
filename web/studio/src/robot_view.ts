// The arm in 3D, from its URDF: visual meshes where they are in the folder, collision shapes otherwise. Links can be
// dragged, joints follow sliders and motions.
import {
  Box3, BoxGeometry, Color, GridHelper, Mesh, MeshStandardMaterial, type Object3D, PerspectiveCamera, Plane, Raycaster, Scene, Sphere, Vector2,
  Vector3, WebGLRenderer,
} from 'three';
import { OrbitControls } from 'three/examples/jsm/controls/OrbitControls.js';
import { ColladaLoader } from 'three/examples/jsm/loaders/ColladaLoader.js';
import { OBJLoader } from 'three/examples/jsm/loaders/OBJLoader.js';
import { STLLoader } from 'three/examples/jsm/loaders/STLLoader.js';
import URDFLoader from 'urdf-loader/src/URDFLoader.js';
import { PointerURDFDragControls } from 'urdf-loader/src/URDFDragControls.js';
import { filePath } from './api';
import { findMesh, meshFile, meshNames } from './meshes';
import { h } from '../../src/dom';
import { words } from '../../src/text';
import { type Obstacles, obstacles as drawObstacles } from '../../src/obstacles';
import { lights } from '../../src/scene';
import { capsuleMesh } from '../../src/shapes';
import { onThemeChange, palette } from '../../src/theme';
import type { Obstacle } from '../../src/types';
import type { BoxObstacle } from './spec_file';

export interface RobotView {
  node: HTMLElement;
  joints: string[];
  /// Names of the links that are drawn.
  links: string[];
  set(joint: string, value: number): void;
  value(joint: string): number;
  onMove(callback: (joint: string, value: number) => void): void;
  /// One colour per link's name; none: by place in the chain.
  colour(colours: Map<string, string> | null): void;
  mark(link: string | null): void;
  /// Boxes in the world, all of them in sight. `moved` is called while one is dragged along the floor (with Shift: up and down).
  obstacles(boxes: BoxObstacle[], moved?: (index: number, center: number[]) => void): void;
  /// Floor, walls, tables and posts in the world, which are only looked at.
  around(list: Obstacle[]): void;
  /// How far the arm's shapes and frames are from its foot, as it is drawn [m].
  reach(): number;
}

// Triangles of a mesh file. Of COLLADA, images are left out (nothing is fetched) and the up axis is ignored, as ROS does.
function parseMesh(data: ArrayBuffer, path: string, material: any): Object3D {
  if (/\.stl$/i.test(path)) return new Mesh(new STLLoader().parse(data), material ?? new MeshStandardMaterial());
  const text = new TextDecoder().decode(data);
  if (/\.obj$/i.test(path)) return new OBJLoader().parse(text);
  const plain = text.replace(/<up_axis>[^<]*<\/up_axis>/g, '').replace(/<library_images>[\s\S]*?<\/library_images>/g, '').replace(/<texture\b[^>]*?\/>|<texture\b[\s\S]*?<\/texture>/g, '');
  const scene = new ColladaLoader().parse(plain, '')?.scene;
  if (!scene) throw new Error(path);
  return scene;
}

function load(urdf: string, visual: boolean, redraw: () => void): any {
  const loader: any = new URDFLoader();
  loader.parseVisual = visual;
  loader.parseCollision = !visual;
  loader.packages = (name: string) => `package://${name}`;
  // Nothing is fetched but meshes of this folder.
  loader.loadMeshCb = (path: string, _manager: unknown, material: any, done: (mesh: Object3D | null, error?: unknown) => void) => {
    const found = findMesh(path);
    // A mesh that is not here is said on the page, not in the console: the link is drawn as a stick.
    if (!found || !meshFile.test(found)) return done(null);
    fetch(filePath(found)).then((r) => r.arrayBuffer()).then((data) => {
      done(parseMesh(data, found, material));
      redraw();
    }).catch(() => done(null));
  };
  return loader.parse(urdf);
}

const meshesOf = (root: Object3D): Mesh[] => {
  const out: Mesh[] = [];
  root.traverse((child) => child instanceof Mesh && out.push(child));
  return out;
};

const linkOf = (mesh: Object3D): string => {
  for (let at: any = mesh; at; at = at.parent) if (at.isURDFLink) return at.urdfName ?? at.name;
  return '';
};

// Links without a shape get sticks to the joints they carry, so that an arm whose meshes are not here is seen and dragged too.
function addSticks(robot: any): void {
  robot.updateMatrixWorld(true);
  const links = Object.values(robot.links) as any[];
  const size = new Box3();
  for (const link of links) size.expandByPoint(new Vector3().setFromMatrixPosition(link.matrixWorld));
  const radius = Math.min(0.03, Math.max(0.004, size.getSize(new Vector3()).length() / 40));
  for (const link of links) {
    const own = (link.children as any[]).filter((child) => child.isURDFVisual || child.isURDFCollider);
    const coming = [...(link.urdfNode?.querySelectorAll('mesh') ?? [])].some((mesh: Element) => findMesh(mesh.getAttribute('filename') ?? ''));
    if (coming || own.some((child) => meshesOf(child).length)) continue;
    const carried = (link.children as any[]).filter((child) => child.isURDFJoint);
    for (const joint of carried) if (joint.position.length() > 1e-3) link.add(capsuleMesh({ from: [0, 0, 0], to: joint.position.toArray(), radius }, new MeshStandardMaterial()));
    if (link.parent?.isURDFJoint && link.parent.jointType !== 'fixed') link.add(capsuleMesh({ from: [0, 0, 0], to: [0, 0, 0], radius: 1.6 * radius }, new MeshStandardMaterial()));
  }
}

// Shapes that are there, and the frames of all links: an arm whose meshes are still on their way has a size too.
function roomOf(robot: any): Box3 {
  robot.updateMatrixWorld(true);
  const room = new Box3().setFromObject(robot).expandByPoint(new Vector3());
  robot.traverse((child: any) => child.isURDFLink && room.expandByPoint(new Vector3().setFromMatrixPosition(child.matrixWorld)));
  return room;
}

/// `plain` is the URDF that Armature wrote, `own` the user's file where there is one.
export function robotView(plain: string, own: string | null): RobotView {
  const canvas = h('canvas', { class: 'scene', role: 'img', 'aria-label': words.robot.view, tabindex: 0 });
  const node = h('div', { class: 'stage' }, canvas);
  const followers: ((joint: string, value: number) => void)[] = [];
  let measure = () => undefined as void;
  let showBoxes = () => undefined as void;
  // Meshes arrive one after the other: each may be larger than what was there.
  const arrived = () => {
    paint();
    measure();
  };
  let dirty = true;
  let robot: any = null;
  if (own && /<visual[\s>]/.test(own)) {
    try {
      robot = load(own, true, () => arrived());
    } catch {
      robot = null;
    }
    const promised = meshNames(own).some(findMesh);
    if (robot && !promised && !meshesOf(robot).length) robot = null;
  }
  robot ??= load(plain, false, () => arrived());
  robot.traverse((child: any) => {
    if (child.isURDFCollider) child.visible = true;
  });
  addSticks(robot);
  const joints: string[] = Object.keys(robot.joints).filter((name) => robot.joints[name].jointType !== 'fixed');

  let renderer: WebGLRenderer | null = null;
  try {
    renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true });
  } catch {
    node.replaceChildren(h('p', { class: 'note' }, words.robot.noWebgl));
  }
  const world = new Scene();
  const obstacleMaterial = new MeshStandardMaterial({ color: new Color(palette().warn), transparent: true, opacity: 0.6, roughness: 0.8 });
  const obstacleMeshes: Mesh[] = [];
  let standing: Obstacles | null = null;
  let ground = () => undefined as void;
  let onObstacle: ((index: number, center: number[]) => void) | undefined;
  let links: Map<string, string> | null = null;
  let marked: string | null = null;
  function paint(): void {
    const colours = palette();
    const order = [...new Set(meshesOf(robot).map(linkOf))];
    for (const mesh of meshesOf(robot)) {
      const link = linkOf(mesh);
      const colour = links ? links.get(link) ?? colours.faint : colours.cycle[order.indexOf(link) % colours.cycle.length];
      mesh.material = new MeshStandardMaterial({ color: new Color(colour), roughness: 0.55, emissive: new Color(link === marked ? colours.bad : '#000000') });
    }
    dirty = true;
  }
  const view: RobotView = {
    node,
    joints,
    links: Object.keys(robot.links),
    set(joint, value) {
      if (robot.joints[joint]) robot.setJointValue(joint, value);
      dirty = true;
    },
    value: (joint) => Number(robot.joints[joint]?.angle ?? 0),
    onMove: (callback) => void followers.push(callback),
    colour(map) {
      links = map;
      paint();
    },
    mark(link) {
      marked = link;
      paint();
    },
    obstacles(boxes, moved) {
      onObstacle = moved;
      for (const old of obstacleMeshes.splice(0)) old.removeFromParent();
      boxes.forEach((box, i) => {
        const mesh = new Mesh(new BoxGeometry(...(box.half.map((x) => Math.max(2 * x, 1e-3)) as [number, number, number])), obstacleMaterial);
        mesh.position.set(box.center[0], box.center[1], box.center[2]);
        // Roll, pitch, yaw: about the world's x, then y, then z.
        mesh.rotation.set(...(box.rpy.map((x) => (x * Math.PI) / 180) as [number, number, number]), 'ZYX');
        mesh.userData['index'] = i;
        obstacleMeshes.push(mesh);
        world.add(mesh);
      });
      showBoxes();
      dirty = true;
    },
    around(list) {
      standing?.root.removeFromParent();
      standing = drawObstacles(list, new Vector3(), view.reach(), palette());
      world.add(standing.root);
      ground();
      measure();
      dirty = true;
    },
    reach() {
      const room = roomOf(robot);
      return Math.max(...[room.min, room.max].map((corner) => Math.hypot(corner.x, corner.y, corner.z)));
    },
  };
  paint();
  if (!renderer) return view;
  const draw = renderer;

  lights(world);
  world.add(robot);
  const camera = new PerspectiveCamera(35, 1, 0.01, 100);
  camera.up.set(0, 0, 1);
  const orbit = new OrbitControls(camera, canvas);
  const ball = new Sphere();
  const grid = new GridHelper(1, 12, 0x888888, 0x888888);
  grid.rotation.x = Math.PI / 2;
  (grid.material as any).opacity = 0.25;
  (grid.material as any).transparent = true;
  world.add(grid);
  ground = () => void (grid.position.z = standing?.floor ?? 0);
  ground();
  let touched = false;
  orbit.addEventListener('start', () => (touched = true));
  orbit.addEventListener('change', () => (dirty = true));
  const stand = () => {
    const half = Math.min(1, camera.aspect) * Math.tan((camera.fov * Math.PI) / 360);
    orbit.target.copy(ball.center);
    camera.position.copy(new Vector3(0.62, -0.68, 0.39).normalize().multiplyScalar(ball.radius / Math.sin(Math.atan(half))).add(ball.center));
    orbit.update();
  };

  measure = () => {
    const room = roomOf(robot);
    for (const box of obstacleMeshes) room.expandByObject(box);
    if (standing && !standing.room.isEmpty()) room.union(standing.room);
    room.getBoundingSphere(ball);
    ball.radius = Math.max(ball.radius, 0.1);
    grid.scale.setScalar(Math.max(1, ball.radius * 4));
    if (!touched) stand();
    dirty = true;
  };
  measure();

  // A box that is out of the picture brings the view back to where everything is seen, whoever turned it before.
  showBoxes = () => {
    camera.updateMatrixWorld();
    const unseen = obstacleMeshes.some((box) => {
      const at = box.position.clone().project(camera);
      return Math.abs(at.x) > 1 || Math.abs(at.y) > 1 || Math.abs(at.z) > 1;
    });
    if (unseen) touched = false;
    measure();
  };

  // A drag on a link turns its joint; a drag beside it turns the view.
  const drag: any = new PointerURDFDragControls(robot, camera, canvas);
  drag.onDragStart = () => (orbit.enabled = false);
  drag.onDragEnd = () => (orbit.enabled = true);
  drag.onHover = () => (canvas.style.cursor = 'grab');
  drag.onUnhover = () => (canvas.style.cursor = '');
  drag.updateJoint = (joint: any, angle: number) => {
    robot.setJointValue(joint.urdfName ?? joint.name, angle);
    dirty = true;
    for (const callback of followers) callback(joint.urdfName ?? joint.name, Number(joint.angle));
  };

  // A box is dragged in the plane of the floor, or up and down with Shift.
  const ray = new Raycaster();
  let held: { mesh: Mesh; plane: Plane; grip: Vector3; upright: boolean } | null = null;
  const aim = (event: PointerEvent) => {
    const place = canvas.getBoundingClientRect();
    ray.setFromCamera(new Vector2(((event.clientX - place.left) / place.width) * 2 - 1, 1 - ((event.clientY - place.top) / place.height) * 2), camera);
  };
  canvas.addEventListener('pointerdown', (event) => {
    if (!onObstacle) return;
    aim(event);
    const [box] = ray.intersectObjects(obstacleMeshes);
    const [arm] = ray.intersectObject(robot, true);
    if (!box || (arm && arm.distance < box.distance)) return;
    const upright = event.shiftKey;
    const normal = upright ? new Vector3(camera.position.x - box.point.x, camera.position.y - box.point.y, 0).normalize() : new Vector3(0, 0, 1);
    held = { mesh: box.object as Mesh, plane: new Plane().setFromNormalAndCoplanarPoint(normal, box.point), grip: box.point.clone().sub(box.object.position), upright };
    orbit.enabled = false;
    canvas.setPointerCapture(event.pointerId);
    event.stopImmediatePropagation();
  }, { capture: true });
  canvas.addEventListener('pointermove', (event) => {
    if (!held) return;
    aim(event);
    const at = ray.ray.intersectPlane(held.plane, new Vector3())?.sub(held.grip);
    if (!at) return;
    if (held.upright) held.mesh.position.z = at.z;
    else held.mesh.position.set(at.x, at.y, held.mesh.position.z);
    onObstacle?.(held.mesh.userData['index'], held.mesh.position.toArray().map((x) => Math.round(x * 1000) / 1000));
    dirty = true;
  });
  canvas.addEventListener('lostpointercapture', () => {
    if (held) orbit.enabled = true;
    held = null;
  });

  const resize = () => {
    const width = node.clientWidth || 300;
    const height = Math.min(560, Math.max(240, width * 0.62));
    draw.setPixelRatio(Math.min(2, devicePixelRatio));
    draw.setSize(width, height, false);
    canvas.style.height = `${height}px`;
    camera.aspect = width / height;
    camera.updateProjectionMatrix();
    if (!touched) stand();
    dirty = true;
  };
  const observer = new ResizeObserver(resize);
  observer.observe(node);
  const themed = onThemeChange(() => {
    obstacleMaterial.color.set(palette().warn);
    standing?.colour(palette());
    paint();
  });
  let seen = false;
  const loop = () => {
    if (canvas.isConnected) seen = true;
    // Gone from the page: the context is given back.
    if (seen && !canvas.isConnected) {
      observer.disconnect();
      themed();
      drag.dispose();
      draw.dispose();
      draw.forceContextLoss();
      return;
    }
    if (dirty && canvas.isConnected) {
      dirty = false;
      draw.render(world, camera);
    }
    requestAnimationFrame(loop);
  };
  requestAnimationFrame(loop);
  return view;
}

