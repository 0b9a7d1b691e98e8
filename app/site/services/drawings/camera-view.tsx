import { Sketch } from "./sketch.tsx";
import styles from "../spec.later.module.css";

/** A camera in section looks at a wheel; the image on its sensor is turned over, and the missing tooth is found. */
export function CameraView() {
  return (
    <Sketch>
      <path className={styles.axis} d="M2 60H158M120 20V100" />
      <path className={styles.faint} d="M32 78.5L92 26M32 41.5L92 94" />
      <path d="M6 32H48V88H6ZM48 38H68V43H64V77H68V82H48" />
      <path className={styles.thick} d="M32 40V80" />
      <path
        className={styles.faint}
        d="M25 42H32M25 46H32M25 50H32M25 54H32M25 58H32M25 62H32M25 66H32M25 70H32M25 74H32M25 78H32"
      />
      <path
        className={styles.solid}
        d="M53 43Q60 60 53 77Q46 60 53 43ZM57 47H63Q59 60 63 73H57Q61 60 57 47Z"
      />
      <path d={wheel} />
      <circle cx="120" cy="60" r="8" />
      <path d="M117 52.5V49h6v3.5" />
      <path
        className={styles.hot}
        d="M92 34V26H100M140 26H148V34M148 86V94H140M100 94H92V86M131.5 35.5h11v11h-11z"
      />
    </Sketch>
  );
}

const teeth = 12;
const missing = 10;

const wheel = `M${Array.from({ length: teeth }, (_, tooth) => flank(tooth)).join("L")}Z`;

/** Four corners of one tooth, or the stump where it broke off. */
function flank(tooth: number): string {
  const tip = tooth === missing ? 20 : 26;
  return [
    pointAt(tooth - 0.3, 20.5),
    pointAt(tooth - 0.18, tip),
    pointAt(tooth + 0.18, tip),
    pointAt(tooth + 0.3, 20.5),
  ].join("L");
}

function pointAt(tooth: number, radius: number): string {
  const angle = ((tooth + 0.5) / teeth) * 2 * Math.PI;
  return `${(120 + radius * Math.cos(angle)).toFixed(1)} ${(60 + radius * Math.sin(angle)).toFixed(1)}`;
}
