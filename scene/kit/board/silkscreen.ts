import { strokeText, textWidth } from "../lettering.ts";
import type { Rectangle } from "./layout.ts";
import type { Point } from "../solid/outlines.ts";

type Align = "left" | "center" | "right";
type Context = OffscreenCanvasRenderingContext2D;

export interface LegendOptions {
  align?: Align;
  rotation?: number;
  width?: number;
}

interface Legend extends Required<LegendOptions> {
  readonly text: string;
  readonly x: number;
  readonly z: number;
  readonly height: number;
}

interface Stroke {
  readonly points: readonly Point[];
  readonly width: number;
}

interface Drawing {
  readonly x: number;
  readonly z: number;
  readonly draw: (context: Context) => void;
}

const mirroredAlign = { left: "right", center: "center", right: "left" } as const;

/** What is printed on a board, in layout coordinates and millimetres. On mirrored boards text is not mirrored. */
export class Silkscreen {
  readonly #legends: Legend[] = [];
  readonly #strokes: Stroke[] = [];
  readonly #dots: (readonly [x: number, z: number, radius: number])[] = [];
  readonly #drawings: Drawing[] = [];

  text(text: string, x: number, z: number, height: number, options: LegendOptions = {}): void {
    const { align = "center", rotation = 0, width = Math.max(0.12, height * 0.145) } = options;
    this.#legends.push({ text, x, z, height, align, rotation, width });
  }

  line(points: readonly Point[], width = 0.16): void {
    this.#strokes.push({ points, width });
  }

  dot(x: number, z: number, radius: number): void {
    this.#dots.push([x, z, radius]);
  }

  /** The outline of a part: whole, or with `corners` only its corners; `pin1` adds a dot. */
  outline(x: number, z: number, width: number, depth: number, { pin1 = false, corners = false } = {}): void {
    const [halfWidth, halfDepth] = [width / 2, depth / 2];
    const corner = (sideX: number, sideZ: number, inX = 0, inZ = 0): Point => [
      x + sideX * (halfWidth - inX),
      z + sideZ * (halfDepth - inZ),
    ];
    if (corners) {
      const leg = Math.min(halfWidth, halfDepth) * 0.3;
      for (const sideX of [-1, 1]) {
        for (const sideZ of [-1, 1]) {
          this.line([corner(sideX, sideZ, leg), corner(sideX, sideZ), corner(sideX, sideZ, 0, leg)]);
        }
      }
    } else {
      this.line([corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1), corner(-1, -1)]);
    }
    if (pin1) this.dot(x - halfWidth - 0.7, z - halfDepth - 0.2, 0.32);
  }

  /** Anything else: `draw` gets a context in millimetres whose origin is at x, z. */
  draw(x: number, z: number, draw: (context: Context) => void): void {
    this.#drawings.push({ x, z, draw });
  }

  /** The areas of all text, which vias must keep out of. */
  textAreas(): Rectangle[] {
    return this.#legends.map(({ text, x, z, height, align, rotation }) => {
      const length = textWidth(text, height) + 1;
      const aside = { left: length / 2, center: 0, right: -length / 2 }[align];
      const [across, along] = [height + 1, length];
      if (Math.abs(Math.sin(rotation)) > 0.5) return { x, z: z + aside, width: across, depth: along };
      return { x: x + aside, z, width: along, depth: across };
    });
  }

  /** Paints everything in the context's fill and stroke colour. */
  paint(context: Context, mirror: 1 | -1): void {
    for (const { points, width } of this.#strokes) {
      context.lineWidth = width;
      context.beginPath();
      for (const [x, z] of points) context.lineTo(x * mirror, z);
      context.stroke();
    }
    for (const [x, z, radius] of this.#dots) {
      context.beginPath();
      context.arc(x * mirror, z, radius, 0, 2 * Math.PI);
      context.fill();
    }
    for (const { text, x, z, height, align, rotation, width } of this.#legends) {
      const side = mirror < 0 ? mirroredAlign[align] : align;
      strokeText(context, text, x * mirror, z, height, { align: side, rotation, width });
    }
    for (const { x, z, draw } of this.#drawings) {
      context.save();
      context.translate(x * mirror, z);
      draw(context);
      context.restore();
    }
  }
}
