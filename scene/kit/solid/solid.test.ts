import { Vector3 } from "three";
import type { BufferGeometry } from "three";
import { expect, test } from "vitest";
import { circle, dogbone, polygon, roundedRectangle } from "./outlines.ts";
import type { Point } from "./outlines.ts";
import { Solid } from "./solid.ts";

const notch: Point[] = [
  [-4, -3],
  [4, -3],
  [4, 3],
  [1, 3],
  [1, 0],
  [-4, 0],
];

test("a bevelled box has 44 triangles, with unit normals that point outwards", () => {
  const solid = new Solid().box(6, 2, 4, 0.3);
  expect(solid.triangleCount).toBe(44);
  const normals = vectors(solid.build(), "normal");
  for (const [i, position] of vectors(solid.build(), "position").entries()) {
    const normal = normals.at(i) ?? new Vector3();
    expect(normal.length()).toBeCloseTo(1, 5);
    expect(normal.dot(position.clone().sub(new Vector3(0, 1, 0)))).toBeGreaterThan(0);
  }
});

test("what is swept is closed and faces outwards", () => {
  expectClosed(new Solid().cylinder(3, 2, 16));
  expectClosed(new Solid().cylinder(3, 2, 16, 0.2));
  expectClosed(new Solid().box(6, 2, 4));
  expectClosed(new Solid().box(6, 2, 4, 0.3));
  expectClosed(
    new Solid().sweep(
      circle(16),
      [
        [2, 1],
        [2, 0],
        [3, 0],
        [3, 1],
        [2, 1],
      ],
      { bevel: 0.1, capBottom: false, capTop: false },
    ),
  );
  expectClosed(
    new Solid().sweep(
      roundedRectangle(8, 6, 1),
      [
        [0, 0],
        [-0.5, 2],
        [-2, 3],
      ],
      { bevel: 0.2 },
    ),
  );
  expectClosed(
    new Solid().sweep(
      dogbone(20, 5, 3),
      [
        [0, 0],
        [0, 2],
      ],
      { bevel: 0.4 },
    ),
  );
  expectClosed(
    new Solid().sweep(
      polygon(notch, 0.75, false),
      [
        [0, 0],
        [0, 2],
      ],
      { bevel: 0.2 },
    ),
  );
});

test("a mirrored solid still faces outwards", () => {
  expectClosed(new Solid().scale(-1, 1, 1).box(6, 2, 4, 0.3));
  expectClosed(new Solid().scale(1, 1, -1).append(new Solid().box(6, 2, 4, 0.3)));
});

test("a corner sharper than the threshold is split, a flatter one is shaded round", () => {
  const square: Point[] = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ];
  const octagon = circle(8, 1).points.map(({ x, z }): Point => [x, z]);
  expect(polygon(square).points).toHaveLength(8);
  expect(polygon(octagon).points).toHaveLength(16);
  expect(polygon(octagon, 0.7).points).toHaveLength(8);
});

test("the state is restored after drawing at a position", () => {
  const solid = new Solid().at(5, 0, 0, (part) => part.translate(1, 2, 3).disc(1), 1).disc(1);
  expect(vectors(solid.build(), "position").at(-13)).toEqual(new Vector3(0, 0, 0));
  expect(() => solid.restore()).toThrow("more often than saved");
});

/** Every edge is used once in each direction, and the triangles enclose a positive volume. */
function expectClosed(solid: Solid): void {
  const geometry = solid.build();
  const positions = vectors(geometry, "position");
  const corners = Array.from(geometry.index?.array ?? [], (index) => positions[index] ?? new Vector3());
  const walked = new Map<string, number>();
  let volume = 0;
  for (let i = 0; i < corners.length; i += 3) {
    const [a, b, c] = corners.slice(i, i + 3);
    if (!a || !b || !c) throw new Error("A triangle lacks a corner.");
    volume += a.dot(b.clone().cross(c)) / 6;
    for (const [from, to] of [
      [a, b],
      [b, c],
      [c, a],
    ] as const)
      walk(walked, from, to);
  }
  expect([...walked].filter(([, times]) => times !== 0)).toEqual([]);
  expect(volume).toBeGreaterThan(0);
}

function walk(walked: Map<string, number>, from: Vector3, to: Vector3): void {
  const [a, b] = [positionName(from), positionName(to)];
  const edge = a < b ? `${a} ${b}` : `${b} ${a}`;
  walked.set(edge, (walked.get(edge) ?? 0) + (a < b ? 1 : -1));
}

function positionName(position: Vector3): string {
  return position
    .toArray()
    .map((value) => (Math.round(value * 1000) + 0).toString())
    .join(",");
}

function vectors(geometry: BufferGeometry, name: "position" | "normal"): Vector3[] {
  const attribute = geometry.getAttribute(name);
  return Array.from(
    { length: attribute.count },
    (_, i) => new Vector3(attribute.getX(i), attribute.getY(i), attribute.getZ(i)),
  );
}
