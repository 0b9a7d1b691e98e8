import type { Curve } from "./curves.ts";
import { projectionOf } from "./projection.ts";
import type { View } from "../pictures/view.ts";
import { lunchBox } from "../pictures/parts/lunch-box.ts";
import { sanadCase, sanadLed } from "../pictures/parts/sanad-case.ts";
import { roundedRectangle } from "../../scene/kit/solid/outlines.ts";

/** Views and curves shared by the end of a shot and the beginning of the next. */

/** From above, with the lid of the lunch box in the middle. */
export const lunchBoxView: View = {
  target: [16, 0, -47],
  distance: 1010,
  azimuth: 0,
  elevation: 1.16,
  fieldOfView: 14,
};

/** The closed lunch box as that camera sees it, from the middle of its far edge. */
export function lunchBoxTop(): Curve {
  const project = projectionOf(lunchBoxView);
  const { points } = roundedRectangle(lunchBox.width + 5, lunchBox.depth + 5, lunchBox.corner + 2, 12);
  const far = points.map(({ x, z }) => project(x, lunchBox.height - 1, z));
  return fromTopClockwise(far);
}

/** Reorders a closed outline to begin at the middle of its upper edge and run clockwise. */
function fromTopClockwise(outline: Curve): Curve {
  const middle = outline.reduce((sum, [x]) => sum + x, 0) / outline.length;
  const center = outline.reduce((sum, [, y]) => sum + y, 0) / outline.length;
  const turn = ([x, y]: readonly [number, number]) => {
    const angle = Math.atan2(x - middle, center - y);
    return angle < 0 ? angle + 2 * Math.PI : angle;
  };
  const sorted = outline.toSorted((a, b) => turn(a) - turn(b));
  const [first] = sorted;
  const last = sorted.at(-1);
  if (!first || !last) throw new Error("An outline without points.");
  const top = [middle, (first[1] + last[1]) / 2] as const;
  return [top, ...sorted, top];
}

/** The nine strokes of days, which become the scale of a thermometer. */
export const scale = { x: 1060, top: 148, step: 50, half: 15 } as const;

/** The stroke of a day, or of ten degrees; the first is the lowest. */
export function scaleMark(index: number, half: number = scale.half): Curve {
  const y = scale.top + scale.step * (8 - index);
  return [
    [scale.x - half, y],
    [scale.x + half, y],
  ];
}

/** The case when it is closed, and when the sensors are round it. */
export const closedCaseView: View = {
  target: [0, 26, 0],
  distance: 600,
  azimuth: 0.3,
  elevation: 0.56,
  fieldOfView: 14,
};

/** The two strokes that cross the second box out, and the centre lines of the board that they become. */
export function crossOut(): readonly (readonly [struck: Curve, middle: Curve])[] {
  const project = projectionOf(boardView);
  const y = floatHeight;
  return [
    [
      [
        [330, 150],
        [850, 560],
      ],
      [project(-66, y, 0), project(66, y, 0)],
    ],
    [
      [
        [850, 150],
        [330, 560],
      ],
      [project(0, y, -52), project(0, y, 52)],
    ],
  ];
}

/** How high the new board floats over its tray. */
export const floatHeight = 58;

export const boardView: View = {
  target: [0, 36, 4],
  distance: 560,
  azimuth: 0.3,
  elevation: 0.66,
  fieldOfView: 14,
};

export const overTableView: View = {
  target: [0, 46, -66],
  distance: 1440,
  azimuth: 0.12,
  elevation: 0.64,
  fieldOfView: 14,
};

/** Our house by night, with room for a phone in front of it; from here the camera rises over the street. */
export const nightView: View = {
  target: [-3.3, 25, 1.7],
  distance: 790,
  azimuth: 0.46,
  elevation: 0.46,
  fieldOfView: 14,
};

/** From straight above, ten roofs fill the frame. */
export const roofsView: View = {
  target: [0, 60, 6],
  distance: 1540,
  azimuth: 0,
  elevation: 1.5,
  fieldOfView: 14,
};

/** The window of the hood, in the middle of the frame. */
export const windowView: View = {
  target: [sanadLed[0], sanadLed[1] + sanadCase.rim, sanadLed[2]],
  distance: 520,
  azimuth: 0.4,
  elevation: 0.5,
  fieldOfView: 12,
};
