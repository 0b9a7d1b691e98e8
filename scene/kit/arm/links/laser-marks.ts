import { strokeText } from "../../lettering.ts";
import type { MarkAtlas } from "../../marks.ts";
import type { UvRect } from "../../solid/outlines.ts";

export type LaserMarks = ReturnType<typeof laserMarks>;

type Context = OffscreenCanvasRenderingContext2D;

/** Everything that is written on the arm. */
export function laserMarks(atlas: MarkAtlas) {
  const joint = (name: string): UvRect =>
    atlas.mark(3, 2, 14, (context, width, height) => strokeText(context, name, width / 2, height / 2, 1.3));
  return {
    degrees: atlas.mark(100, 3.2, 9, degreeScale),
    name: atlas.mark(30, 5, 16, nameplate),
    rating: atlas.mark(9, 6, 18, ratingPlate),
    j2: joint("J2"),
    j3: joint("J3"),
    j5: joint("J5"),
    j6: joint("J6"),
  };
}

function degreeScale(context: Context, width: number, height: number): void {
  context.lineWidth = 0.16;
  for (let i = 0; i < 72; i++) {
    const x = (i / 72) * width + 0.3;
    const isNumbered = i % 6 === 0;
    context.beginPath();
    context.moveTo(x, height);
    context.lineTo(x, height - (isNumbered ? 1.7 : 0.9));
    context.stroke();
    if (isNumbered) strokeText(context, String(i * 5), x, 0.75, 0.95);
  }
}

function nameplate(context: Context, _width: number, height: number): void {
  const middle = height / 2;
  strokeText(context, "A6-110", 1.4, middle, 2.3, { align: "left", width: 0.34 });
  strokeText(context, "SIX AXIS", 17.6, middle + 0.4, 1, { align: "left" });
}

function ratingPlate(context: Context, width: number, height: number): void {
  context.lineWidth = 0.12;
  context.strokeRect(0.3, 0.3, width - 0.6, height - 0.6);
  strokeText(context, "SN 0147", 0.9, 1.5, 0.85, { align: "left" });
  strokeText(context, "24V  1.2A", 0.9, 3, 0.8, { align: "left" });
  strokeText(context, "J1 +/-170", 0.9, 4.4, 0.8, { align: "left" });
}
