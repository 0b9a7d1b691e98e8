import { Matrix3, Matrix4, Vector3 } from "three";
import type { BufferGeometry } from "three";
import { finishes } from "../finishes.ts";
import type { Finish } from "../finishes.ts";
import { circle } from "./outlines.ts";
import type { Outline, Profile, UvRect } from "./outlines.ts";
import { drawAnnulus, drawBox, drawDecal, drawDisc } from "./shapes.ts";
import type { BoxOptions } from "./shapes.ts";
import type { MeshBuilder } from "./mesh-builder.ts";
import { sweep } from "./sweep.ts";
import type { SweepOptions } from "./sweep.ts";
import { VertexBuffers } from "./vertex-buffers.ts";
import type { PartMotion } from "./vertex-buffers.ts";

/** How much ambient light reaches a point, 0…1, from its final position and normal. */
export type Occlusion = (point: Vector3, normal: Vector3) => number;

interface DrawingState {
  readonly matrix: Matrix4;
  readonly finish: Finish;
  readonly part: PartMotion;
  readonly occlusion: Occlusion | undefined;
}

const noMark: UvRect = [-1, -1, -1, -1];

/** Builds one mesh from many shapes of any finish. As on a canvas, transforms and finish last from `save` to `restore`. */
export class Solid implements MeshBuilder {
  finish: Finish = finishes.aluminum;
  part: PartMotion = [0, 0, 0, 0];
  occlusion: Occlusion | undefined;

  readonly #buffers = new VertexBuffers();
  readonly #stack: DrawingState[] = [];
  readonly #normalMatrix = new Matrix3();
  readonly #position = new Vector3();
  readonly #normal = new Vector3();
  #matrix = new Matrix4();
  #mirrored = false;

  get vertexCount(): number {
    return this.#buffers.vertexCount;
  }

  get triangleCount(): number {
    return this.#buffers.triangleCount;
  }

  save(): this {
    const { finish, part, occlusion } = this;
    this.#stack.push({ matrix: this.#matrix.clone(), finish, part, occlusion });
    return this;
  }

  restore(): this {
    const state = this.#stack.pop();
    if (!state) throw new Error("Restored more often than saved.");
    this.finish = state.finish;
    this.part = state.part;
    this.occlusion = state.occlusion;
    return this.#setMatrix(state.matrix);
  }

  translate(x: number, y: number, z: number): this {
    return this.transform(new Matrix4().makeTranslation(x, y, z));
  }

  rotateX(angle: number): this {
    return this.transform(new Matrix4().makeRotationX(angle));
  }

  rotateY(angle: number): this {
    return this.transform(new Matrix4().makeRotationY(angle));
  }

  rotateZ(angle: number): this {
    return this.transform(new Matrix4().makeRotationZ(angle));
  }

  /** A negative factor mirrors; triangles still face outwards. */
  scale(x: number, y: number, z: number): this {
    return this.transform(new Matrix4().makeScale(x, y, z));
  }

  transform(matrix: Matrix4): this {
    return this.#setMatrix(this.#matrix.multiply(matrix));
  }

  #setMatrix(matrix: Matrix4): this {
    this.#matrix = matrix;
    this.#normalMatrix.getNormalMatrix(matrix);
    this.#mirrored = matrix.determinant() < 0;
    return this;
  }

  setFinish(finish: Finish): this {
    this.finish = finish;
    return this;
  }

  /** Draws at a position, then restores the state. */
  at(x: number, y: number, z: number, draw: (solid: this) => void, rotationY = 0): this {
    this.save().translate(x, y, z).rotateY(rotationY);
    draw(this);
    return this.restore();
  }

  vertex(x: number, y: number, z: number, nx: number, ny: number, nz: number, u = -1, v = -1): number {
    const position = this.#position.set(x, y, z).applyMatrix4(this.#matrix);
    const normal = this.#normal.set(nx, ny, nz).applyMatrix3(this.#normalMatrix).normalize();
    const occlusion = this.occlusion?.(position, normal) ?? 1;
    return this.#buffers.add(position, normal, [u, v], this.finish, occlusion, this.part);
  }

  triangle(a: number, b: number, c: number): this {
    if (this.#mirrored) this.#buffers.indices.push(a, c, b);
    else this.#buffers.indices.push(a, b, c);
    return this;
  }

  quad(a: number, b: number, c: number, d: number): this {
    return this.triangle(a, b, c).triangle(a, c, d);
  }

  sweep(outline: Outline, profile: Profile, options?: SweepOptions): this {
    sweep(this, outline, profile, options);
    return this;
  }

  box(width: number, height: number, depth: number, bevel = 0, options: BoxOptions = {}): this {
    drawBox(this, width, height, depth, bevel, options);
    return this;
  }

  cylinder(radius: number, height: number, segments = 24, bevel = 0, caps: SweepOptions = {}): this {
    return this.sweep(
      circle(segments),
      [
        [radius, 0],
        [radius, height],
      ],
      { bevel, ...caps },
    );
  }

  decal(width: number, depth: number, uv: UvRect, y = 0): this {
    drawDecal(this, width, depth, uv, y);
    return this;
  }

  /** A flat rectangle without a mark. */
  rectangle(width: number, depth: number, y = 0): this {
    return this.decal(width, depth, noMark, y);
  }

  disc(radius: number, segments = 12, y = 0): this {
    drawDisc(this, radius, segments, y);
    return this;
  }

  annulus(innerRadius: number, outerRadius: number, segments = 12, y = 0): this {
    drawAnnulus(this, innerRadius, outerRadius, segments, y);
    return this;
  }

  /** Adds another solid with the current transform; it keeps its finishes, marks, occlusion and part motion. */
  append(other: Solid): this {
    this.#buffers.append(other.#buffers, this.#matrix, this.#normalMatrix, this.#mirrored);
    return this;
  }

  build(): BufferGeometry {
    return this.#buffers.geometry();
  }
}
