import { Euler, Matrix4, Quaternion, Vector3, type BufferGeometry, type CanvasTexture } from "three";
import { finishes, type Finish } from "../finishes.ts";
import { Solid } from "../solid/solid.ts";
import { bakeBoard, type BoardBake } from "./baking/bake.ts";
import { drawPad, drawRoundPad, drawVia } from "./copper.ts";
import type { BoardLayout } from "./board-layout.ts";
import type {
  Hole,
  Instance,
  InstanceKind,
  KeepOut,
  Pad,
  Rectangle,
  Occluder,
  Trace,
  Via,
} from "./layout.ts";
import { lifts } from "./lifts.ts";
import { paintInnerCopper } from "./textures/inner-copper.ts";
import { paintBoardTextures, type BoardTextures } from "./textures/board-textures.ts";
import type { Point } from "../solid/outlines.ts";
import { haloGeometry, ribbonGeometry } from "./ribbons.ts";
import { seededRandom } from "./seeded-random.ts";
import { Silkscreen } from "./silkscreen.ts";
import { boardSlab, planarUv } from "./slab.ts";

export interface BoardOptions {
  seed?: number;
  radius?: number;
  holes?: readonly Hole[];
  mirror?: 1 | -1;
}

export interface PartOptions {
  rotation?: number;
  lift?: number;
  order?: number;
}

export interface InstanceOptions extends PartOptions {
  y?: number;
  scale?: readonly [x: number, y: number, z: number];
  tint?: readonly [number, number, number];
}

export interface PadOptions {
  finish?: Finish;
  grounded?: boolean;
}

export interface OccluderOptions {
  round?: boolean;
  arm?: boolean;
  order?: number;
}

export interface TraceOptions {
  width?: number;
  highlighted?: boolean;
  delay?: number;
}

/**
 * A printed circuit board that is laid out by calls. All lengths are millimetres, the top is y = 0 and the
 * middle is x = z = 0. Calls and lists are in layout coordinates. With `mirror` -1 all geometry is mirrored in x,
 * but never text or the parts themselves.
 */
export class Board implements BoardLayout {
  readonly width: number;
  readonly depth: number;
  readonly radius: number;
  readonly mirror: 1 | -1;
  readonly holes: readonly Hole[];
  /** All parts that are not instances. */
  readonly parts = new Solid();
  /** Pads and vias: flat, casts no shadow. */
  readonly copper = new Solid();
  readonly instances: Record<InstanceKind, Instance[]> = {
    capacitor: [],
    resistor: [],
    lead: [],
    pin: [],
    contact: [],
  };
  readonly silkscreen = new Silkscreen();
  readonly random: () => number;
  readonly traces: Trace[] = [];
  readonly vias: Via[] = [];
  readonly pads: Pad[] = [];
  readonly occluders: Occluder[] = [];
  readonly keepOuts: KeepOut[] = [];
  /** Areas of extra pour, areas without any, and what the inner layers show. */
  readonly pours: (readonly Point[])[] = [];
  readonly bareAreas: Rectangle[] = [];
  readonly planeSplits: (readonly Point[])[] = [];
  readonly innerTraces: (readonly Point[])[] = [];

  constructor(width: number, depth: number, options: BoardOptions = {}) {
    this.width = width;
    this.depth = depth;
    this.radius = options.radius ?? 3;
    this.mirror = options.mirror ?? 1;
    this.holes = options.holes ?? [];
    this.random = seededRandom(options.seed ?? 7);
    for (const hole of this.holes) this.addKeepOutCircle(hole.x, hole.z, hole.radius + 2.2);
    this.parts.occlusion = ({ y }) => 0.42 + 0.58 * Math.min(1, Math.max(0, y) / 1.8) ** 0.7;
  }

  /** Draws a part that stands on the board at x, z; `rotation` is about y. */
  addPart(x: number, z: number, options: PartOptions, draw: (solid: Solid) => void): void {
    const { rotation = 0, lift = lifts.chip, order = 0.5 } = options;
    const worldX = x * this.mirror;
    this.parts.save();
    this.parts.part = [worldX, z, lift, order];
    this.parts.translate(worldX, 0, z).rotateY(rotation * this.mirror);
    draw(this.parts);
    this.parts.restore();
  }

  /** Adds an instance of a repeated part. */
  addInstance(kind: InstanceKind, x: number, z: number, options: InstanceOptions = {}): void {
    const {
      rotation = 0,
      lift = lifts.small,
      order = this.random() * 0.45,
      y = 0,
      scale = [1, 1, 1],
    } = options;
    const worldRotation = this.mirror < 0 ? Math.PI - rotation : rotation;
    const matrix = new Matrix4().compose(
      new Vector3(x * this.mirror, y, z),
      new Quaternion().setFromEuler(new Euler(0, worldRotation, 0)),
      new Vector3(...scale),
    );
    this.instances[kind].push({ matrix, lift, order, tint: options.tint });
  }

  addPad(x: number, z: number, width: number, depth: number, options: PadOptions = {}): void {
    const { finish = finishes.gold, grounded = false } = options;
    this.pads.push({ x, z, width, depth, round: false, grounded });
    drawPad(this.copper, x * this.mirror, z, width, depth, finish);
  }

  /** A round pad; with `hole` it is a ring round a drilled hole, `opening` is the diameter free of mask. */
  addRoundPad(x: number, z: number, radius: number, { hole = 0, opening = radius * 2 } = {}): void {
    this.pads.push({ x, z, width: opening, depth: opening, round: true, grounded: false });
    drawRoundPad(this.copper, x * this.mirror, z, radius, hole);
  }

  addVia(x: number, z: number, radius = 0.3): void {
    this.vias.push({ x, z, radius });
    drawVia(this.copper, x * this.mirror, z, radius);
  }

  /** Keeps nets out of a rectangle. */
  addKeepOut(x: number, z: number, width: number, depth: number): void {
    this.keepOuts.push({ x, z, width, depth, round: false });
  }

  addKeepOutCircle(x: number, z: number, radius: number): void {
    this.keepOuts.push({ x, z, width: radius * 2, depth: radius * 2, round: true });
  }

  /** Adds a shape that darkens the board in the bake; `arm` when it belongs to the arm, `order` is when the part lands. */
  addOccluder(
    x: number,
    z: number,
    width: number,
    depth: number,
    height: number,
    options: OccluderOptions = {},
  ): void {
    const { round = false, arm = false, order = 0.5 } = options;
    this.occluders.push({ x, z, width, depth, height, round, arm, order });
  }

  /** Adds a net along a line. */
  addTrace(points: readonly Point[], options: TraceOptions = {}): Trace {
    const { width = 0.25, highlighted = false, delay = this.random() * 0.4 } = options;
    const trace = { points, width, highlighted, delay };
    this.traces.push(trace);
    return trace;
  }

  /** Colour and normals of the solder mask, with the copper below and the text on it. Needs OffscreenCanvas. */
  paint(pixelsPerMm = 15): BoardTextures {
    return paintBoardTextures(this, pixelsPerMm);
  }

  /** Occlusion and key light of all parts, see `BoardBake`. */
  bake(lightPosition: Vector3, pixelsPerMm = 3): BoardBake {
    return bakeBoard(this, lightPosition, pixelsPerMm);
  }

  /** Where the inner layers carry copper (red channel). Needs OffscreenCanvas. */
  innerMask(pixelsPerMm = 7): CanvasTexture<OffscreenCanvas> {
    return paintInnerCopper(this, pixelsPerMm);
  }

  /** One layer of the board between two heights, with its holes. */
  slab(bottom: number, top: number, lift = 0, finish: Finish = finishes.mask): Solid {
    return boardSlab(this, bottom, top, lift, finish);
  }

  /** Gives a geometry the uv of the board's textures. */
  planarUv(geometry: BufferGeometry): BufferGeometry {
    return planarUv(geometry, this.width, this.depth);
  }

  /** Nets as raised copper; attribute aTrace is (distance along, length, delay, side). */
  ribbons(nets: readonly Trace[]): BufferGeometry {
    return ribbonGeometry(nets, this.mirror);
  }

  /** Nets as wide flat bands for the glow of the pulses. */
  halo(nets: readonly Trace[], width = 2.2): BufferGeometry {
    return haloGeometry(nets, this.mirror, width);
  }
}
