// Poses and shapes as the library writes them.
import { CapsuleGeometry, type Material, Matrix4, Mesh, Vector3 } from 'three';
import type { Capsule } from './types';

// parent_from_child as [r00 … r22, x, y, z], rows first.
export function matrixOf(pose: number[]): Matrix4 {
  const [a, b, c, d, e, f, g, h, i, x, y, z] = pose;
  return new Matrix4().set(a, b, c, x, d, e, f, y, g, h, i, z, 0, 0, 0, 1);
}

export const vector = (v: number[]) => new Vector3(v[0], v[1], v[2]);

export function capsuleMesh(capsule: Capsule, material: Material): Mesh {
  const from = vector(capsule.from);
  const to = vector(capsule.to);
  const along = to.clone().sub(from);
  const mesh = new Mesh(new CapsuleGeometry(capsule.radius, along.length(), 8, 20), material);
  mesh.position.copy(from.clone().add(to).multiplyScalar(0.5));
  if (along.length() > 1e-9) mesh.quaternion.setFromUnitVectors(new Vector3(0, 1, 0), along.normalize());
  return mesh;
}
