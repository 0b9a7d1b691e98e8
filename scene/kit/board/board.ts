import { Euler, Matrix4, Quaternion, Vector3, type BufferGeometry, type CanvasTexture } from "three";
import { finishes, type Finish } from "../finishes.ts";
import { Solid } from "../solid/solid.ts";
import { bakeBoard, type BoardBake } from "./baking/bake.ts";
import { drawPad, drawRoundPad, drawVia } from "./copper.ts";
import type { BoardLayout } from "./board-layout.ts";
import type { Hole, Instance, InstanceKind, KeepOut, Pad, Rectangle, Shade, Trace, Via } from "./layout.ts";
import { lifts } from "./lifts.ts";
import { paintInnerCopper } from "./painting/inner-copper.ts";
import { paintBoard, type BoardPaint } from "./painting/paint.ts";
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
  turn?: number;
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

export interface ShadeOptions {
  round?: boolean;
  arm?: boolean;
  order?: number;
}

export interface TraceOptions {
  width?: number;
  hot?: boolean;
  delay?: number;
}

/**
 * A printed circuit board that is laid out by calls. All lengths are millimetres, the top is y = 0 and the
 * middle is x = z = 0. Calls and lists are in layout coordinates; with `mirror` -1 everything that is built
 * from them stands mirrored in x, only lettering and the parts themselves are never mirrored.
 */
export class Board implements BoardLayout {
  readonly width: number;
  readonly depth: number;
  readonly radius: number;
  readonly mirror: 1 | -1;
  readonly holes: readonly Hole[];
  /** Everything that stands on the board and is not an instance. */
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
  readonly shades: Shade[] = [];
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
    for (const hole of this.holes) this.keepOutCircle(hole.x, hole.z, hole.radius + 2.2);
    this.parts.occlusion = ({ y }) => 0.42 + 0.58 * Math.min(1, Math.max(0, y) / 1.8) ** 0.7;
  }

  /** Draws a part with its foot on the board at x, z; `turn` is about y. */
  part(x: number, z: number, options: PartOptions, draw: (solid: Solid) => void): void {
    const { turn = 0, lift = lifts.chip, order = 0.5 } = options;
    const worldX = x * this.mirror;
    this.parts.save();
    this.parts.part = [worldX, z, lift, order];
    this.parts.move(worldX, 0, z).turnY(turn * this.mirror);
    draw(this.parts);
    this.parts.restore();
  }

  /** Adds an instance of one of the shapes that stand many times. */
  put(kind: InstanceKind, x: number, z: number, options: InstanceOptions = {}): void {
    const { turn = 0, lift = lifts.small, order = this.random() * 0.45, y = 0, scale = [1, 1, 1] } = options;
    const worldTurn = this.mirror < 0 ? Math.PI - turn : turn;
    const matrix = new Matrix4().compose(
      new Vector3(x * this.mirror, y, z),
      new Quaternion().setFromEuler(new Euler(0, worldTurn, 0)),
      new Vector3(...scale),
    );
    this.instances[kind].push({ matrix, lift, order, tint: options.tint });
  }

  pad(x: number, z: number, width: number, depth: number, options: PadOptions = {}): void {
    const { finish = finishes.gold, grounded = false } = options;
    this.pads.push({ x, z, width, depth, round: false, grounded });
    drawPad(this.copper, x * this.mirror, z, width, depth, finish);
  }

  /** A round pad; with `hole` it is a ring round a drilled hole, `opening` is the diameter free of mask. */
  roundPad(x: number, z: number, radius: number, { hole = 0, opening = radius * 2 } = {}): void {
    this.pads.push({ x, z, width: opening, depth: opening, round: true, grounded: false });
    drawRoundPad(this.copper, x * this.mirror, z, radius, hole);
  }

  via(x: number, z: number, radius = 0.3): void {
    this.vias.push({ x, z, radius });
    drawVia(this.copper, x * this.mirror, z, radius);
  }

  /** Keeps nets out of a rectangle. */
  keepOut(x: number, z: number, width: number, depth: number): void {
    this.keepOuts.push({ x, z, width, depth, round: false });
  }

  keepOutCircle(x: number, z: number, radius: number): void {
    this.keepOuts.push({ x, z, width: radius * 2, depth: radius * 2, round: true });
  }

  /** Adds a shape that shades the board in the bake; `arm` for the arm's own, `order` is when the part lands. */
  shade(
    x: number,
    z: number,
    width: number,
    depth: number,
    height: number,
    options: ShadeOptions = {},
  ): void {
    const { round = false, arm = false, order = 0.5 } = options;
    this.shades.push({ x, z, width, depth, height, round, arm, order });
  }

  /** Adds a net along a line. */
  addTrace(points: readonly Point[], options: TraceOptions = {}): Trace {
    const { width = 0.25, hot = false, delay = this.random() * 0.4 } = options;
    const trace = { points, width, hot, delay };
    this.traces.push(trace);
    return trace;
  }

  /** Colour and relief of the solder mask with copper and lettering under and on it. Needs OffscreenCanvas. */
  paint(pixelsPerMm = 15): BoardPaint {
    return paintBoard(this, pixelsPerMm);
  }

  /** Occlusion and key light of everything that stands on the board, see `BoardBake`. */
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

  /** Nets as raised copper; attribute aT is (way along, length, delay, side). */
  ribbons(nets: readonly Trace[]): BufferGeometry {
    return ribbonGeometry(nets, this.mirror);
  }

  /** Nets as wide flat bands for the glow of the pulses. */
  halo(nets: readonly Trace[], width = 2.2): BufferGeometry {
    return haloGeometry(nets, this.mirror, width);
  }
}
