import { useLocaleFromPath } from "../../i18n/paths.ts";
import styles from "./counters.module.css";

interface DimensionLineProps {
  /** Part of the whole width, from 0 to 1. */
  share: number;
  label: string;
}

/** A dimension line with its word on it, or beside it where the line is too short for a word. */
export function DimensionLine({ share, label }: DimensionLineProps) {
  const isShort = share < 0.3;
  return (
    <svg className={styles.dim} width={`${share * 100}%`} height="36" aria-hidden="true" focusable="false">
      <path d="M.5 0v36" />
      <Arrow />
      <line x1="0" x2="100%" y1="18" y2="18" />
      <svg x="100%" overflow="visible">
        <path d="M-.5 0v36" />
        <g transform="scale(-1 1)">
          <Arrow />
        </g>
      </svg>
      {isShort ? <LabelBesideLine label={label} /> : <LabelOnLine label={label} />}
    </svg>
  );
}

function Arrow() {
  return <path className={styles.dimArrow} d="M0 18l12-4.500l-2 4.500l2 4.500z" />;
}

function LabelOnLine({ label }: { label: string }) {
  return (
    <text x="50%" y="23" textAnchor="middle">
      {label}
    </text>
  );
}

/** Past the end of the line, in the reading direction, as a draughtsman would do. */
function LabelBesideLine({ label }: { label: string }) {
  const isRtl = useLocaleFromPath() === "ar";
  return (
    <svg x={isRtl ? 0 : "100%"} overflow="visible">
      <path d={isRtl ? "M0 18h-44" : "M0 18h44"} />
      <text x={isRtl ? -52 : 52} y="23" textAnchor="start">
        {label}
      </text>
    </svg>
  );
}
