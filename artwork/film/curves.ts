/** A point in units of the frame, which is 1280 wide and 720 high whatever the film's resolution. */
export type Point2 = readonly [x: number, y: number];
export type Curve = readonly Point2[];

export function line(...numbers: number[]): Curve {
  return Array.from({ length: numbers.length / 2 }, (_, i) => [numbers[2 * i] ?? 0, numbers[2 * i + 1] ?? 0]);
}

export function rectangle(x: number, y: number, width: number, height: number): Curve {
  return line(x, y, x + width, y, x + width, y + height, x, y + height, x, y);
}

/** Part of an ellipse; angles in radians, clockwise from the right. */
export function arc(x: number, y: number, radius: number, from: number, to: number, radiusY = radius): Curve {
  const steps = Math.max(6, Math.ceil((Math.abs(to - from) * Math.max(radius, radiusY)) / 3));
  return Array.from({ length: steps + 1 }, (_, i) => {
    const angle = from + ((to - from) * i) / steps;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radiusY] as const;
  });
}

export function circle(x: number, y: number, radius: number, radiusY = radius): Curve {
  return arc(x, y, radius, -Math.PI / 2, 1.5 * Math.PI, radiusY);
}

/** Closed, from the middle of its upper edge, clockwise. */
export function roundedRectangle(x: number, y: number, width: number, height: number, radius: number): Curve {
  const [right, bottom, quarter] = [x + width, y + height, Math.PI / 2];
  return [
    [x + width / 2, y],
    ...arc(right - radius, y + radius, radius, -quarter, 0),
    ...arc(right - radius, bottom - radius, radius, 0, quarter),
    ...arc(x + radius, bottom - radius, radius, quarter, 2 * quarter),
    ...arc(x + radius, y + radius, radius, 2 * quarter, 3 * quarter),
    [x + width / 2, y],
  ];
}

/** A cable that hangs between two points. */
export function hangingCable(from: Point2, to: Point2, sag: number): Curve {
  return Array.from({ length: 25 }, (_, i) => {
    const fraction = i / 24;
    return [
      from[0] + (to[0] - from[0]) * fraction,
      from[1] + (to[1] - from[1]) * fraction + sag * 4 * fraction * (1 - fraction),
    ] as const;
  });
}

export function translated(curve: Curve, x: number, y: number): Curve {
  return curve.map(([left, top]) => [left + x, top + y]);
}

export function lengthOf(curve: Curve): number {
  let length = 0;
  for (const [i, [x, y]] of curve.entries()) {
    const [lastX, lastY] = curve[i - 1] ?? [x, y];
    length += Math.hypot(x - lastX, y - lastY);
  }
  return length;
}

/** The first `fraction` of a curve. */
export function trimCurve(curve: Curve, fraction: number): Curve {
  if (fraction >= 1) return curve;
  let left = lengthOf(curve) * fraction;
  const trimmed: Point2[] = [];
  for (const [x, y] of curve) {
    const last = trimmed.at(-1);
    const step = last ? Math.hypot(x - last[0], y - last[1]) : 0;
    if (last && step >= left) {
      const part = step > 0 ? left / step : 0;
      return [...trimmed, [last[0] + (x - last[0]) * part, last[1] + (y - last[1]) * part]];
    }
    left -= step;
    trimmed.push([x, y]);
  }
  return trimmed;
}

/** The point at a fraction of a curve's length. */
export function pointOnCurve(curve: Curve, fraction: number): Point2 {
  const point = trimCurve(curve, Math.min(fraction, 1 - 1e-9)).at(-1);
  if (!point) throw new Error("A curve without points.");
  return point;
}

/** Interpolates between two curves, whatever their numbers of points. */
export function lerpCurves(a: Curve, b: Curve, fraction: number, steps = 160): Curve {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const [ax, ay] = pointOnCurve(a, i / steps);
    const [bx, by] = pointOnCurve(b, i / steps);
    return [ax + (bx - ax) * fraction, ay + (by - ay) * fraction] as const;
  });
}
