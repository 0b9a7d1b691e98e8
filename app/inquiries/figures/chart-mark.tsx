import type { Segment, Span } from "./chart-scale.ts";
import styles from "./chart.module.css";

/** How a part of a chart is filled. Each differs from the others without its colour, too. */
export type Mark = FillMark | "line";

export type FillMark = "accent" | "ink" | "hatched" | "late" | "outlined" | "pale";

const classes: Record<FillMark, string | undefined> = {
  accent: styles.accent,
  ink: styles.ink,
  hatched: styles.hatched,
  late: styles.late,
  outlined: styles.outlined,
  pale: styles.pale,
};

export interface MarkRectProps extends Span, Segment {
  mark: FillMark;
  /** Id of the chart's pattern. */
  pattern: string;
}

export function MarkRect({ mark, pattern, x, y, width, height }: MarkRectProps) {
  const isHatched = mark === "hatched" || mark === "late";
  return (
    <rect
      className={`${styles.mark} ${classes[mark]}`}
      x={`${x}%`}
      y={`${y}%`}
      width={`${width}%`}
      height={`${height}%`}
      {...(isHatched && { fill: `url(#${pattern})` })}
    />
  );
}

export function HatchPattern({ id, mark }: { id: string; mark: "hatched" | "late" }) {
  return (
    <pattern id={id} width="5" height="5" patternUnits="userSpaceOnUse" className={classes[mark]}>
      <path className={styles.hatch} d="M-1 1L1 -1M0 5L5 0M4 6L6 4" />
    </pattern>
  );
}
