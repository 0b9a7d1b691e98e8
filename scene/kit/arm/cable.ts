import { BufferAttribute, BufferGeometry, Quaternion, Vector3 } from "three";
import type { CablePath } from "./cable-path.ts";

const radius = 1.15;
const ringsPerSection = 15;
const sides = 7;
/** Tiles of the braid on each section, so many that they are equally long at rest. */
const tiles = [22, 14, 17];

/** The cable's mesh: rings round its path, updated in every frame. */
export class Cable {
  readonly geometry = new BufferGeometry();
  readonly #path: CablePath;
  readonly #positions: BufferAttribute;
  readonly #normals: BufferAttribute;

  readonly #point = new Vector3();
  readonly #tangent = new Vector3();
  readonly #before = new Vector3();
  readonly #normal = new Vector3();
  readonly #binormal = new Vector3();
  readonly #rotation = new Quaternion();

  constructor(path: CablePath) {
    this.#path = path;
    const vertices = path.sections.length * ringsPerSection * sides;
    this.#positions = new BufferAttribute(new Float32Array(vertices * 3), 3);
    this.#normals = new BufferAttribute(new Float32Array(vertices * 3), 3);
    this.geometry.setAttribute("position", this.#positions);
    this.geometry.setAttribute("normal", this.#normals);
    this.geometry.setAttribute("uv", new BufferAttribute(braidUv(), 2));
    this.geometry.setIndex(quads(path.sections.length));
  }

  /** Follows the path, which must be up to date. */
  update(): void {
    let vertex = 0;
    for (const section of this.#path.sections) {
      for (let i = 0; i < ringsPerSection; i++) {
        const t = i / (ringsPerSection - 1);
        section.getPoint(t, this.#point);
        section.getTangent(t, this.#tangent);
        this.#transportFrame(i === 0);
        this.#writeRing(vertex);
        vertex += sides;
      }
    }
    this.#positions.needsUpdate = true;
    this.#normals.needsUpdate = true;
  }

  // Carries the ring's frame along the curve without twisting it.
  #transportFrame(isFirst: boolean): void {
    if (isFirst) {
      this.#normal.set(0, 1, 0);
      if (Math.abs(this.#tangent.y) > 0.9) this.#normal.set(1, 0, 0);
      this.#normal.addScaledVector(this.#tangent, -this.#normal.dot(this.#tangent)).normalize();
    } else {
      this.#normal.applyQuaternion(this.#rotation.setFromUnitVectors(this.#before, this.#tangent));
    }
    this.#before.copy(this.#tangent);
    this.#binormal.crossVectors(this.#tangent, this.#normal);
  }

  #writeRing(first: number): void {
    const { x, y, z } = this.#point;
    const n = this.#normal;
    const b = this.#binormal;
    for (let k = 0; k < sides; k++) {
      const angle = (k / sides) * 2 * Math.PI;
      const cosine = Math.cos(angle);
      const sine = Math.sin(angle);
      const nx = n.x * cosine + b.x * sine;
      const ny = n.y * cosine + b.y * sine;
      const nz = n.z * cosine + b.z * sine;
      this.#positions.setXYZ(first + k, x + nx * radius, y + ny * radius, z + nz * radius);
      this.#normals.setXYZ(first + k, nx, ny, nz);
    }
  }
}

function braidUv(): Float32Array<ArrayBuffer> {
  const uv: number[] = [];
  for (const count of tiles)
    for (let i = 0; i < ringsPerSection; i++)
      for (let k = 0; k < sides; k++) uv.push((i / (ringsPerSection - 1)) * count, k / sides);
  return new Float32Array(uv);
}

function quads(sections: number): number[] {
  const indices: number[] = [];
  for (let section = 0; section < sections; section++)
    for (let i = 0; i + 1 < ringsPerSection; i++)
      for (let k = 0; k < sides; k++) {
        const ring = (section * ringsPerSection + i) * sides;
        const a = ring + k;
        const b = ring + ((k + 1) % sides);
        indices.push(a, b, b + sides, a, b + sides, a + sides);
      }
  return indices;
}
