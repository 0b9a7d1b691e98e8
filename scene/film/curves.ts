/** A place in the frame, which is 1280 wide and 720 high whatever the film's size. */
export type Spot = readonly [x: number, y: number];
export type Curve = readonly Spot[];

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
  const [right, foot, quarter] = [x + width, y + height, Math.PI / 2];
  return [
    [x + width / 2, y],
    ...arc(right - radius, y + radius, radius, -quarter, 0),
    ...arc(right - radius, foot - radius, radius, 0, quarter),
    ...arc(x + radius, foot - radius, radius, quarter, 2 * quarter),
    ...arc(x + radius, y + radius, radius, 2 * quarter, 3 * quarter),
    [x + width / 2, y],
  ];
}

/** A cable that hangs between two places. */
export function sagging(from: Spot, to: Spot, sag: number): Curve {
  return Array.from({ length: 25 }, (_, i) => {
    const share = i / 24;
    return [
      from[0] + (to[0] - from[0]) * share,
      from[1] + (to[1] - from[1]) * share + sag * 4 * share * (1 - share),
    ] as const;
  });
}

export function shifted(curve: Curve, x: number, y: number): Curve {
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

/** The first part of a curve. */
export function beginning(curve: Curve, share: number): Curve {
  if (share >= 1) return curve;
  let left = lengthOf(curve) * share;
  const kept: Spot[] = [];
  for (const [x, y] of curve) {
    const last = kept.at(-1);
    const step = last ? Math.hypot(x - last[0], y - last[1]) : 0;
    if (last && step >= left) {
      const part = step > 0 ? left / step : 0;
      return [...kept, [last[0] + (x - last[0]) * part, last[1] + (y - last[1]) * part]];
    }
    left -= step;
    kept.push([x, y]);
  }
  return kept;
}

/** The place that a share of the way along a curve leads to. */
export function placeOn(curve: Curve, share: number): Spot {
  const place = beginning(curve, Math.min(share, 1 - 1e-9)).at(-1);
  if (!place) throw new Error("A curve without places.");
  return place;
}

/** Between two curves, whatever their numbers of places. */
export function between(a: Curve, b: Curve, share: number, steps = 160): Curve {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const [ax, ay] = placeOn(a, i / steps);
    const [bx, by] = placeOn(b, i / steps);
    return [ax + (bx - ax) * share, ay + (by - ay) * share] as const;
  });
}
