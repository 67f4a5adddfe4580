"""Robots for the story, and the hidden truth behind each: the tool sees the description, the recordings come from the truth."""
import math
import random
import re


class Truth:
    """A robot file of Armature's own writing, with other masses, friction and drives than the description says."""

    def __init__(self, yaml, seed, rotors=False):
        self.rng = random.Random(seed)
        self.lines = yaml.splitlines()
        self.rotors = rotors
        self.bodies = []  # per joint: ten numbers in Khalil's order, viscous, coulomb
        self.change()

    def change(self):
        """Masses up to 30 % off, friction of a few per cent of the effort limit; what is feasible stays feasible."""
        out, joint, scale = [], None, 1.0
        for line in self.lines:
            if line.startswith("  - name:"):
                joint = {"effort": 50.0, "velocity": 2.0, "slides": False, "drive": None}
                scale = self.rng.uniform(0.7, 1.3)
                self.bodies.append(joint)
            if joint is not None and line.startswith("    "):
                line = self.joint_line(line, joint, scale)
                # Friction is written where the limits are known: before the inertia.
                if line == "    inertia:" and joint["drive"] is None:
                    out.append(self.drive_line(joint))
            if line.startswith("    drive:"):
                line = self.drive_line(joint, line)
            out.append(line)
        self.lines = out

    def joint_line(self, line, joint, scale):
        key, _, rest = line.strip().partition(": ")
        if key == "type":
            joint["slides"] = rest == "prismatic"
        if key in ("effort_nm", "effort_n"):
            joint["effort"] = float(rest)
        if key in ("velocity_rad_s", "velocity_m_s"):
            joint["velocity"] = float(rest)
        if key == "mass_kg":
            joint["mass"] = float(rest) * scale
            return f"      mass_kg: {joint['mass']!r}"
        if key == "first_moment_kg_m":
            joint["moment"] = [float(x) * scale for x in rest.strip("[]").split(",")]
            return f"      first_moment_kg_m: {joint['moment']}"
        if key == "inertia_kg_m2":
            entries = {k: float(v) * scale for k, v in re.findall(r"(\w\w): ([^,}]+)", rest)}
            joint["inertia"] = entries
            return "      inertia_kg_m2: {" + ", ".join(f"{k}: {v!r}" for k, v in entries.items()) + "}"
        return line

    def drive_line(self, joint, before=""):
        rotor = re.search(r"rotor_(?:inertia_kg_m2|mass_kg): ([^,}]+)", before)
        joint["drive"] = {
            "coulomb": self.rng.uniform(0.005, 0.02) * joint["effort"],
            "viscous": self.rng.uniform(0.005, 0.02) * joint["effort"] / joint["velocity"],
            "rotor": self.rng.uniform(0.7, 1.3) * float(rotor[1]) if rotor and self.rotors else 0.0,
        }
        d = joint["drive"]
        if joint["slides"]:
            return f"    drive: {{viscous_n_s_m: {d['viscous']!r}, coulomb_n: {d['coulomb']!r}, rotor_mass_kg: {d['rotor']!r}}}"
        return (f"    drive: {{viscous_nm_s_rad: {d['viscous']!r}, coulomb_nm: {d['coulomb']!r}, "
                f"rotor_inertia_kg_m2: {d['rotor']!r}}}")

    def text(self):
        return "\n".join(self.lines) + "\n"

    def with_tool(self, mass, centre, side):
        """The same with a cube of a load in the last body's frame."""
        last = max(i for i, line in enumerate(self.lines) if line.startswith("    inertia:"))
        block = {"mass_kg": None, "first_moment_kg_m": None, "inertia_kg_m2": None}
        lines = list(self.lines)
        for i in range(last, last + 5):
            key = lines[i].strip().partition(": ")[0]
            if key in block:
                block[key] = i
        body = self.bodies[-1]
        moment = [a + mass * c for a, c in zip(body["moment"], centre)]
        own = mass * side * side / 6
        square = sum(c * c for c in centre)
        add = {}
        for a, p in enumerate("xyz"):
            for b, q in enumerate("xyz"):
                if b >= a:
                    add[p + q] = (own + mass * square if a == b else 0) - mass * centre[a] * centre[b]
        entries = {k: v + add[k] for k, v in body["inertia"].items()}
        lines[block["mass_kg"]] = f"      mass_kg: {body['mass'] + mass!r}"
        lines[block["first_moment_kg_m"]] = f"      first_moment_kg_m: {moment}"
        lines[block["inertia_kg_m2"]] = "      inertia_kg_m2: {" + ", ".join(f"{k}: {v!r}" for k, v in entries.items()) + "}"
        return "\n".join(lines) + "\n"

    def parameters(self):
        """{name: value} of the standard parameters, named as `armature inspect` names them."""
        out = {}
        for i, body in enumerate(self.bodies, 1):
            for entry, value in body["inertia"].items():
                out[f"{entry.upper()}{i}"] = value
            out |= {f"M{axis}{i}": value for axis, value in zip("XYZ", body["moment"])}
            out |= {f"M{i}": body["mass"], f"FV{i}": body["drive"]["viscous"], f"FC{i}": body["drive"]["coulomb"]}
        return out

    def base(self, base_parameters):
        """Values of the base parameters as `armature inspect --json` defines them."""
        value = self.parameters()
        return {p["name"]: value[p["column"]] + sum(o["coefficient"] * value[o["name"]] for o in p["others"])
                for p in base_parameters}


def arm_urdf(name, seed, root="base_link", mount=None, right="1.5707963267948966", meshes=False):
    """An arm of five joints as people write them by hand: boxes and cylinders, inertias of solid bodies.

    root: name of the root link, joined to base_link by a fixed joint; mount: rpy of that joint; right: how a right angle is
    written; meshes: visuals are mesh files that nobody has."""
    rng = random.Random(seed)
    # Link 4 is long enough that links 3 and 5 do not touch at home: pairs that do are not checked, and no motion is proven.
    lengths = [rng.uniform(0.08, 0.15), rng.uniform(0.25, 0.4), rng.uniform(0.2, 0.35), rng.uniform(0.14, 0.18), 0.08]
    masses = [rng.uniform(3, 5), rng.uniform(3, 5), rng.uniform(2, 3), rng.uniform(1, 1.6), rng.uniform(0.5, 0.9)]
    turns = ["0 0 0", f"-{right} 0 0", "0 0 0", f"{right} 0 0", f"-{right} 0 0"]
    efforts, speeds = [120, 120, 80, 30, 20], [2, 2, 2.5, 3, 3]
    out = [f'<robot name="{name}">']
    if root != "base_link":
        out.append(f'  <link name="{root}"/>\n  <joint name="{root}_joint" type="fixed"><parent link="{root}"/>'
                   f'<child link="base_link"/><origin xyz="0 0 1.2" rpy="{mount or "0 0 0"}"/></joint>')
    out.append('  <link name="base_link"/>')
    at = "0 0 0.2"
    for i, (length, mass) in enumerate(zip(lengths, masses), 1):
        # Links 2 and 3 reach along x, the others along z.
        along_x = i in (2, 3)
        half = length / 2
        centre = f"{half:.4f} 0 0" if along_x else f"0 0 {half:.4f}"
        radius = 0.05
        thin, long = mass * radius**2 / 2, mass * (3 * radius**2 + length**2) / 12
        ixx, izz = (thin, long) if along_x else (long, thin)
        if along_x:
            shape = f'<origin xyz="{centre}" rpy="0 0 0"/><geometry><box size="{length:.4f} 0.08 0.08"/></geometry>'
        else:
            shape = f'<origin xyz="{centre}" rpy="0 0 0"/><geometry><cylinder radius="0.05" length="{length:.4f}"/></geometry>'
        visual = (f'<geometry><mesh filename="package://{name}_description/meshes/link{i}.dae" scale="0.001 0.001 0.001"/>'
                  '</geometry>') if meshes else shape
        out.append(f'  <link name="link{i}">\n    <inertial><origin xyz="{centre}" rpy="0 0 0"/><mass value="{mass:.4f}"/>'
                   f'<inertia ixx="{ixx:.6f}" ixy="0" ixz="0" iyy="{long:.6f}" iyz="0" izz="{izz:.6f}"/></inertial>\n'
                   f'    <visual>{visual}</visual>\n    <collision>{shape}</collision>\n  </link>')
        parent = "base_link" if i == 1 else f"link{i - 1}"
        out.append(f'  <joint name="joint{i}" type="revolute">\n    <parent link="{parent}"/><child link="link{i}"/>\n'
                   f'    <origin xyz="{at}" rpy="{turns[i - 1]}"/><axis xyz="0 0 1"/>\n'
                   f'    <limit lower="-2.6" upper="2.6" velocity="{speeds[i - 1]}" effort="{efforts[i - 1]}"/>\n  </joint>')
        at = f"{length:.4f} 0 0" if along_x else f"0 0 {length:.4f}"
    return "\n".join(out) + "\n</robot>\n"


def with_larger_moments(urdf, links):
    """The description with a tenth more, and a little, on the diagonal of these links' inertias: bodies that can exist."""
    def larger(match):
        return f'{match[1]}="{1.1 * float(match[2]) + 1e-7!r}"'

    def mend(match):
        return re.sub(r'(ixx|iyy|izz)="([^"]+)"', larger, match[0])

    for link in links:
        urdf = re.sub(rf'<link name="{link}">.*?</inertial>', mend, urdf, count=1, flags=re.S)
    return urdf


def chi_square_score(d, covariance):
    """How far d'C⁻¹d lies from its mean n, in standard deviations (Wilson and Hilferty 1931); C: lower triangle by rows."""
    n = len(d)
    full = [[covariance[max(i, j)][min(i, j)] for j in range(n)] for i in range(n)]
    # Cholesky, then L y = d: the squares of y sum up to the distance. Scaled first, since units differ.
    s = [math.sqrt(full[i][i]) for i in range(n)]
    factor = [[0.0] * n for _ in range(n)]
    y = []
    for i in range(n):
        for j in range(i + 1):
            rest = full[i][j] / (s[i] * s[j]) - sum(factor[i][k] * factor[j][k] for k in range(j))
            factor[i][j] = math.sqrt(max(rest, 1e-300)) if i == j else rest / factor[j][j]
        y.append((d[i] / s[i] - sum(factor[i][k] * y[k] for k in range(i))) / factor[i][i])
    ratio = sum(value * value for value in y) / n
    return (ratio ** (1 / 3) - (1 - 2 / (9 * n))) / math.sqrt(2 / (9 * n)), ratio
