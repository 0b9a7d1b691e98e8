import { Sketch } from "./sketch.tsx";
import styles from "../spec.later.module.css";

/** An old part between a caliper's jaws; beside it its drawing, with the corner it has lost. */
export function MeasuredPart() {
  return (
    <Sketch>
      <path className={styles.faint} d="M50 14H104M66 66H104M66 78H104" />
      <path d="M20 78V14H46L50 22L55 20L58 27L64 30V78ZM20 66H64" />
      <circle cx="38" cy="40" r="9" />
      <path d="M60 110H4V84L17 46H20V92H60M64 90V46H67L80 84V90M84 92H94V110H84" />
      <path className={styles.solid} d="M60 90H84V114H60Z" />
      <path d="M60 102H84" />
      <path
        className={styles.faint}
        d="M20 110V103M24 110V106M28 110V106M32 110V106M36 110V106M40 110V103M44 110V106M48 110V106M52 110V106M56 110V106M64 102V108M67.8 102V105.5M71.6 102V105.5M75.4 102V105.5M79.2 102V108M88 110V106M92 110V106"
      />
      <path d="M106 78V14H150V78ZM106 66H150" />
      <circle cx="124" cy="40" r="9" />
      <path className={styles.axis} d="M124 25V55M109 40H139" />
      <path className={styles.faint} d="M106 82V104M150 82V104" />
      <path className={styles.hot} d="M107 99H149M132 14H150V30" />
      <path className={styles.filled} d="M106 99l8-3v6zM150 99l-8-3v6z" />
    </Sketch>
  );
}
