import { Sketch } from "./sketch.tsx";
import styles from "../spec.later.module.css";

/** A hot end in section lays the third layer: the strands of one layer run across those of the layer below. */
export function PrintHead() {
  return (
    <Sketch>
      <path
        className={styles.faint}
        d="M10 112l-5 6M24 112l-5 6M38 112l-5 6M52 112l-5 6M66 112l-5 6M80 112l-5 6M94 112l-5 6M108 112l-5 6M122 112l-5 6M136 112l-5 6M150 112l-5 6"
      />
      <path d="M4 112H156" />
      {[15, 29, 43, 57, 71, 85, 99, 113, 127].map((x) => (
        <Strand key={x} x={x} layer={1} />
      ))}
      {[15, 29, 113, 127].map((x) => (
        <Strand key={x} x={x} layer={2} />
      ))}
      <Strand x={43} layer={2} width={70} />
      {[15, 29, 54].map((x) => (
        <Strand key={x} x={x} layer={3} />
      ))}
      <path
        className={styles.filled}
        d="M77 2h8V58L83 72V82h2.5a5 5 0 0 1 0 10h-9a5 5 0 0 1 0-10H79V72L77 58Z"
      />
      <path d="M74 2V10H60v3H74v4H60v3H74v4H60v3H74V34H52V60H68V66L75 82H79M88 2V10h14v3H88v4h14v3H88v4h14v3H88V34h22V60H94V66L87 82H83" />
      <path
        className={styles.faint}
        d="M60 34L52 42M67 34L52 49M74 34L63 45M74 41L65 50M74 48L64 58M74 55L69 60M102 34L88 48M95 34L88 41M97 46L88 55M98 52L90 60M106 51L99 58M106 58L104 60M74 66L70 70M77 71L72 75M92 66L87 71M91 71L86 76"
      />
      <circle className={styles.solid} cx="102" cy="47" r="5" />
      <circle className={styles.solid} cx="59" cy="52" r="2.5" />
    </Sketch>
  );
}

interface StrandProps {
  x: number;
  layer: number;
  /** Seen from its end, a strand is 14 wide; along the cut it is longer. */
  width?: number;
}

function Strand({ x, layer, width = 14 }: StrandProps) {
  return <rect x={x} y={112 - layer * 10} width={width} height="10" rx="5" />;
}
