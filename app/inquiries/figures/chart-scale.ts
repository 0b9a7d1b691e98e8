/** Percent of a chart's width. */
export interface Span {
  x: number;
  width: number;
}

const barShare = 0.62;

/** Where the bar of a column stands. Time runs from the side where reading begins. */
export function barSpan(column: number, columns: number, direction: "ltr" | "rtl"): Span {
  const pitch = 100 / columns;
  const place = direction === "rtl" ? columns - 1 - column : column;
  return { x: (place + (1 - barShare) / 2) * pitch, width: barShare * pitch };
}

/** Percent of a chart's height. */
export interface Segment {
  y: number;
  height: number;
}

/** Values on top of each other, the first at the foot, in a chart whose height is `most` and some room for a number above. */
export function stackSegments(values: number[], most: number): Segment[] {
  let top = 100;
  return values.map((value) => {
    const height = heightOf(value, most);
    top -= height;
    return { y: top, height };
  });
}

const roomAbove = 12;

export function heightOf(value: number, most: number): number {
  return most > 0 ? (value / most) * (100 - roomAbove) : 0;
}
