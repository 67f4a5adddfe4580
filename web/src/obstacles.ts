// What the arm must not touch: floor, walls, tables and posts, translucent, so that the arm behind them is seen.
import { Box3, BoxGeometry, DoubleSide, EdgesGeometry, Group, LineBasicMaterial, LineSegments, Mesh, MeshStandardMaterial, type Object3D, PlaneGeometry, Vector3 } from 'three';
import { capsuleMesh, matrixOf, vector } from './shapes';
import type { Palette } from './theme';
import type { Obstacle } from './types';

// Level ground, free above: the grid shows it.
export const isFloor = (obstacle: Obstacle): boolean => 'normal' in obstacle && obstacle.normal[2] > 1 - 1e-9;

function shapeOf(obstacle: Obstacle, foot: Vector3, reach: number, material: MeshStandardMaterial): Mesh {
  if ('radius_m' in obstacle) return capsuleMesh({ from: obstacle.from_m, to: obstacle.to_m, radius: obstacle.radius_m }, material);
  if ('half_m' in obstacle) {
    const mesh = new Mesh(new BoxGeometry(...(obstacle.half_m.map((x) => Math.max(2 * x, 1e-3)) as [number, number, number])), material);
    matrixOf(obstacle.world_from_box).decompose(mesh.position, mesh.quaternion, mesh.scale);
    return mesh;
  }
  // An endless plane: a part of it, around the point that is nearest to the arm's foot.
  const mesh = new Mesh(new PlaneGeometry(2 * reach, 2 * reach), material);
  const normal = vector(obstacle.normal);
  mesh.quaternion.setFromUnitVectors(new Vector3(0, 0, 1), normal);
  mesh.position.copy(foot).addScaledVector(normal, obstacle.offset_m - normal.dot(foot));
  return mesh;
}

export interface Obstacles { root: Object3D; colour: (colours: Palette) => void; floor: number | null; room: Box3 }

/// `room`: the part of the obstacles near the arm, to be in the picture. `floor`: height of the ground; null: none.
export function obstacles(list: Obstacle[], foot: Vector3, reach: number, colours: Palette): Obstacles {
  const translucent = (opacity: number) => new MeshStandardMaterial({ transparent: true, opacity, roughness: 0.8, side: DoubleSide, depthWrite: false });
  // A wall may be between the arm and the eye.
  const [solid, wall] = [translucent(0.4), translucent(0.13)];
  const lines = new LineBasicMaterial();
  const root = new Group();
  const near = new Box3().setFromCenterAndSize(foot, new Vector3().setScalar(2.2 * reach));
  const room = new Box3();
  const ground = list.find(isFloor);
  for (const obstacle of list) {
    if (obstacle === ground) continue;
    const mesh = shapeOf(obstacle, foot, reach, 'normal' in obstacle ? wall : solid);
    mesh.renderOrder = 1;
    if (!('radius_m' in obstacle)) mesh.add(new LineSegments(new EdgesGeometry(mesh.geometry), lines));
    root.add(mesh);
    const seen = new Box3().setFromObject(mesh).intersect(near);
    if (!('normal' in obstacle) && !seen.isEmpty()) room.union(seen);
  }
  const colour = (now: Palette) => {
    for (const material of [solid, wall]) material.color.set(now.warn);
    lines.color.set(now.warn);
  };
  colour(colours);
  return { root, colour, floor: ground && 'normal' in ground ? ground.offset_m : null, room };
}
