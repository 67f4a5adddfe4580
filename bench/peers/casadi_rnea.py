#!/usr/bin/env python3
"""Inverse dynamics of an arm traced by CasADi, as C: what somebody writes who has no generator of their own.

usage: casadi_rnea.py ARM OUT.c      ARM: a line of gravity (3 numbers, in the base), then a line per turning joint of a chain:
                                     9 of the rotation parent_from_joint row by row, 3 of its translation, 3 of the axis
The function torque(q, v, a, pi) takes ten parameters per body: XX XY XZ YY YZ ZZ MX MY MZ M in its joint's frame.
"""
import sys

import casadi as ca


def rotation(axis, angle):
    """Rodrigues; zeros and ones of the axis are folded by CasADi."""
    x, y, z = axis
    K = ca.DM([[0, -z, y], [z, 0, -x], [-y, x, 0]])
    return ca.DM.eye(3) + ca.sin(angle) * K + (1 - ca.cos(angle)) * ca.mtimes(K, K)


def main():
    lines = [[float(x) for x in line.split()] for line in open(sys.argv[1]) if line.strip()]
    gravity, joints = ca.DM(lines[0]), lines[1:]
    n = len(joints)
    q, v, a, pi = (ca.SX.sym(name, size) for name, size in (("q", n), ("v", n), ("a", n), ("pi", 10 * n)))
    omega, alpha, linear = ca.SX.zeros(3), ca.SX.zeros(3), ca.SX(-gravity)
    frames, forces = [], []
    for i, row in enumerate(joints):
        R = ca.mtimes(ca.DM([row[0:3], row[3:6], row[6:9]]), rotation(row[12:15], q[i]))  # parent_from_body
        p, s = ca.DM(row[9:12]), ca.DM(row[12:15])
        linear = ca.mtimes(R.T, linear + ca.cross(alpha, p) + ca.cross(omega, ca.cross(omega, p)))
        turned = ca.mtimes(R.T, omega)
        alpha = ca.mtimes(R.T, alpha) + s * a[i] + ca.cross(turned, s * v[i])
        omega = turned + s * v[i]
        xx, xy, xz, yy, yz, zz, mx, my, mz, m = (pi[10 * i + k] for k in range(10))
        I = ca.vertcat(ca.horzcat(xx, xy, xz), ca.horzcat(xy, yy, yz), ca.horzcat(xz, yz, zz))
        mc = ca.vertcat(mx, my, mz)
        force = m * linear + ca.cross(alpha, mc) + ca.cross(omega, ca.cross(omega, mc))
        moment = ca.mtimes(I, alpha) + ca.cross(omega, ca.mtimes(I, omega)) + ca.cross(mc, linear)
        frames.append((R, p, s))
        forces.append((force, moment))
    tau = [None] * n
    force, moment = forces[-1]
    for i in reversed(range(n)):
        R, p, s = frames[i]
        tau[i] = ca.dot(s, moment)
        if i > 0:
            up = ca.mtimes(R, force)
            moment = forces[i - 1][1] + ca.mtimes(R, moment) + ca.cross(p, up)
            force = forces[i - 1][0] + up
    torque = ca.Function("torque", [q, v, a, pi], [ca.cse(ca.vertcat(*tau))])
    print(f"CasADi {ca.__version__}: {torque.n_instructions()} instructions")
    generator = ca.CodeGenerator("casadi_torque.c")
    generator.add(torque)
    open(sys.argv[2], "w").write(generator.dump())


main()
