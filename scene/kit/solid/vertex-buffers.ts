import { BufferAttribute, BufferGeometry, Vector3 } from "three";
import type { Matrix3, Matrix4 } from "three";
import type { Finish } from "../finishes.ts";

/** How a part moves: its position (x, z), how far it lifts in the exploded view, and when it lands (below 0: it never does). */
export type PartMotion = readonly [x: number, z: number, lift: number, order: number];

/** The attributes of a geometry while it is built. */
export class VertexBuffers {
  readonly positions: number[] = [];
  readonly normals: number[] = [];
  readonly colors: number[] = [];
  readonly roughnessMetalness: number[] = [];
  readonly marks: number[] = [];
  readonly parts: number[] = [];
  readonly indices: number[] = [];

  get vertexCount(): number {
    return this.positions.length / 3;
  }

  get triangleCount(): number {
    return this.indices.length / 3;
  }

  /** Adds a vertex and returns its number. */
  add(
    position: Vector3,
    normal: Vector3,
    mark: readonly [u: number, v: number],
    finish: Finish,
    occlusion: number,
    part: PartMotion,
  ): number {
    const index = this.vertexCount;
    this.positions.push(position.x, position.y, position.z);
    this.normals.push(normal.x, normal.y, normal.z);
    this.colors.push(...finish.color, occlusion);
    this.roughnessMetalness.push(finish.roughness, finish.metalness);
    this.marks.push(...mark);
    this.parts.push(...part);
    return index;
  }

  /** Adds all of `other`, moved by a matrix. */
  append(other: VertexBuffers, matrix: Matrix4, normalMatrix: Matrix3, mirrored: boolean): void {
    const start = this.vertexCount;
    for (const position of triples(other.positions)) this.positions.push(...position.applyMatrix4(matrix));
    for (const normal of triples(other.normals)) {
      this.normals.push(...normal.applyMatrix3(normalMatrix).normalize());
    }
    for (const value of other.colors) this.colors.push(value);
    for (const value of other.roughnessMetalness) this.roughnessMetalness.push(value);
    for (const value of other.marks) this.marks.push(value);
    for (const value of other.parts) this.parts.push(value);
    for (const corners of triples(other.indices)) {
      const { x: a, y: b, z: c } = corners.addScalar(start);
      this.indices.push(...(mirrored ? [a, c, b] : [a, b, c]));
    }
  }

  /** Colour, roughness and metalness are integers, which saves 14 bytes a vertex. */
  geometry(): BufferGeometry {
    const geometry = new BufferGeometry();
    const Index = this.vertexCount > 65_535 ? Uint32Array : Uint16Array;
    geometry.setAttribute("position", new BufferAttribute(new Float32Array(this.positions), 3));
    geometry.setAttribute("normal", new BufferAttribute(new Float32Array(this.normals), 3));
    geometry.setAttribute(
      "color",
      new BufferAttribute(normalized(Uint16Array, this.colors, 65_535), 4, true),
    );
    geometry.setAttribute(
      "aRoughnessMetalness",
      new BufferAttribute(normalized(Uint8Array, this.roughnessMetalness, 255), 2, true),
    );
    geometry.setAttribute("aMark", new BufferAttribute(new Float32Array(this.marks), 2));
    geometry.setAttribute("aPart", new BufferAttribute(new Float32Array(this.parts), 4));
    geometry.setIndex(new BufferAttribute(new Index(this.indices), 1));
    return geometry;
  }
}

function normalized<List>(list: { from(values: number[]): List }, values: number[], full: number): List {
  return list.from(values.map((value) => Math.round(Math.min(1, Math.max(0, value)) * full)));
}

function* triples(values: readonly number[]): Generator<Vector3> {
  for (let i = 0; i < values.length; i += 3) yield new Vector3().fromArray(values, i);
}
