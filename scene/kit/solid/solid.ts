import { Matrix3, Matrix4, Vector3 } from "three";
import type { BufferGeometry } from "three";
import { finishes } from "../finishes.ts";
import type { Finish } from "../finishes.ts";
import { circle } from "./outlines.ts";
import type { Outline, Profile, UvRect } from "./outlines.ts";
import { drawAnnulus, drawBox, drawDecal, drawDisc, drawRing } from "./shapes.ts";
import type { BoxOptions } from "./shapes.ts";
import type { Surface } from "./surface.ts";
import { sweep } from "./sweep.ts";
import type { SweepOptions } from "./sweep.ts";
import { drawTube } from "./tube.ts";
import { VertexBuffers } from "./vertex-buffers.ts";
import type { PartPlace } from "./vertex-buffers.ts";

/** How open a place is to the surrounding light, 0…1, from its final position and normal. */
export type Occlusion = (point: Vector3, normal: Vector3) => number;

interface Pen {
  readonly matrix: Matrix4;
  readonly finish: Finish;
  readonly part: PartPlace;
  readonly occlusion: Occlusion | undefined;
}

const noMark: UvRect = [-1, -1, -1, -1];

/** Builds one mesh from many shapes, whatever their finish. Moving, turning and finish hold until `restore`. */
export class Solid implements Surface {
  finish: Finish = finishes.alu;
  part: PartPlace = [0, 0, 0, 0];
  occlusion: Occlusion | undefined;

  readonly #buffers = new VertexBuffers();
  readonly #saved: Pen[] = [];
  readonly #normalMatrix = new Matrix3();
  readonly #position = new Vector3();
  readonly #normal = new Vector3();
  #matrix = new Matrix4();
  #mirrored = false;

  get count(): number {
    return this.#buffers.count;
  }

  get triangles(): number {
    return this.#buffers.triangles;
  }

  save(): this {
    const { finish, part, occlusion } = this;
    this.#saved.push({ matrix: this.#matrix.clone(), finish, part, occlusion });
    return this;
  }

  restore(): this {
    const pen = this.#saved.pop();
    if (!pen) throw new Error("Restored more often than saved.");
    this.finish = pen.finish;
    this.part = pen.part;
    this.occlusion = pen.occlusion;
    return this.#place(pen.matrix);
  }

  move(x: number, y: number, z: number): this {
    return this.transform(new Matrix4().makeTranslation(x, y, z));
  }

  turnX(angle: number): this {
    return this.transform(new Matrix4().makeRotationX(angle));
  }

  turnY(angle: number): this {
    return this.transform(new Matrix4().makeRotationY(angle));
  }

  turnZ(angle: number): this {
    return this.transform(new Matrix4().makeRotationZ(angle));
  }

  /** A negative factor mirrors; triangles still face outwards. */
  stretch(x: number, y: number, z: number): this {
    return this.transform(new Matrix4().makeScale(x, y, z));
  }

  transform(matrix: Matrix4): this {
    return this.#place(this.#matrix.multiply(matrix));
  }

  #place(matrix: Matrix4): this {
    this.#matrix = matrix;
    this.#normalMatrix.getNormalMatrix(matrix);
    this.#mirrored = matrix.determinant() < 0;
    return this;
  }

  use(finish: Finish): this {
    this.finish = finish;
    return this;
  }

  /** Draws at a place, then returns to where it was. */
  at(x: number, y: number, z: number, draw: (solid: this) => void, turnY = 0): this {
    this.save().move(x, y, z).turnY(turnY);
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

  ring(radius0: number, radius1: number, height: number, segments = 20, bevel = 0): this {
    drawRing(this, radius0, radius1, height, segments, bevel);
    return this;
  }

  decal(width: number, depth: number, uv: UvRect, y = 0): this {
    drawDecal(this, width, depth, uv, y);
    return this;
  }

  /** A flat rectangle without a mark. */
  blank(width: number, depth: number, y = 0): this {
    return this.decal(width, depth, noMark, y);
  }

  disc(radius: number, segments = 12, y = 0): this {
    drawDisc(this, radius, segments, y);
    return this;
  }

  annulus(radius0: number, radius1: number, segments = 12, y = 0): this {
    drawAnnulus(this, radius0, radius1, segments, y);
    return this;
  }

  tube(points: readonly Vector3[], radius: number, sides = 8): this {
    drawTube(this, points, radius, sides);
    return this;
  }

  /** Adds another solid at the place reached here; it keeps its finishes, marks, shading and part places. */
  append(other: Solid): this {
    this.#buffers.append(other.#buffers, this.#matrix, this.#normalMatrix, this.#mirrored);
    return this;
  }

  build(): BufferGeometry {
    return this.#buffers.geometry();
  }
}
