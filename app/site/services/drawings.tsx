import styles from "./spec.later.module.css";

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

const pins = [22, 34.6, 47.2, 60, 72.8, 85.4, 98];

/** From each pin to the edge of the die, where they stand closer. */
const bondWires = pins
  .map((y) => `M32 ${y}L46 ${60 + (y - 60) * 0.8}M128 ${y}L114 ${60 + (y - 60) * 0.8}`)
  .join("");

/** There and back over the whole die. */
const mesh = `M50 28H110${[32, 36, 40, 44, 48, 52, 56, 60, 64, 68, 72, 76, 80, 84, 88, 92]
  .map((y, row) => `V${y}H${row % 2 === 0 ? 50 : 110}`)
  .join("")}`;

/** Flanges, a body with two seats, bonnet, stem and wheel, around the middle of the bore. */
const valve =
  "M-30-16h6v32h-6zM24-16h6v32h-6zM-24-9L-12-14H-8V-24H8V-14H12L24-9M24 9L12 14H-12L-24 9M-11-28H11V-24H-11ZM-2-28V-37M2-28V-37M-19-37H19V-42H-19Z";

/** What stands in the frame of each service. They are decoration: what each shows, the words beside it say. */
export const drawings = {
  /** A hot end in section lays the third layer: the strands of one layer run across those of the layer below. */
  print3d: (
    <>
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
    </>
  ),
  /** A camera in section looks at a wheel; the image on its sensor is turned over, and the missing tooth is found. */
  vision: (
    <>
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
    </>
  ),
  /** A board under its dome beside the machine: the network is cut off, the loop through the shaft is closed. */
  edge: (
    <>
      <g className={styles.faint}>
        <path d="M10 14L34 8L48 21L26 38L10 14L48 21M34 8L26 38M26 38L8 56M26 38L44 52" />
        <path className={styles.dashed} d="M48 21L58 31" />
      </g>
      <g className={styles.solid}>
        <circle cx="10" cy="14" r="3" />
        <circle cx="34" cy="8" r="3" />
        <circle cx="26" cy="38" r="3" />
        <circle cx="8" cy="56" r="3" />
        <circle cx="44" cy="52" r="3" />
        <circle cx="48" cy="21" r="3" />
      </g>
      <path d="M57 30l7 7M64 30l-7 7" />
      <path d="M58 82V70a44 44 0 0 1 88 0V82M52 82H152V88H52Z" />
      <path className={styles.faint} d="M66 62a36 36 0 0 1 20-24" />
      <path d="M68 74H136V78H68ZM74 78V82M130 78V82" />
      <path d="M88 70V58H116V70M86 74V72H90V70H114V72H118V74M92 58V48M97 58V48M102 58V48M107 58V48M112 58V48M74 74V68H80V74M124 74V64H132V74" />
      <path className={styles.axis} d="M40 108H158" />
      <path d="M44 102H92V114H44ZM92 98H112V118H92ZM112 102H150V114H112Z" />
      <path className={styles.hot} d="M77 78V97M73 97H81V102H73ZM128 78V96" />
      <path className={styles.filled} d="M122 96H134V102H122Z" />
    </>
  ),
  /** A chip, opened: over the key lies a mesh of one long wire; cutting it loses the key. */
  security: (
    <>
      <path d="M32 8H128V112H40L32 104Z" />
      {pins.map((y) => (
        <path key={y} d={`M32 ${y - 3}H20V${y + 3}H32M128 ${y - 3}H140V${y + 3}H128`} />
      ))}
      <path className={styles.faint} d={bondWires} />
      <path d="M46 24H114V96H46Z" />
      <path className={styles.faint} d={mesh} />
      <path
        className={`${styles.hot} ${styles.solid}`}
        d="M69 45a15 15 0 1 0 12.5 20H86V73H92V65H96V77H102V65H106V55H81.5A15 15 0 0 0 69 45Z"
      />
      <circle className={styles.hot} cx="63" cy="60" r="4" />
    </>
  ),
  /** A phone and a sensor find each other: their rings meet, and the phone shows what the sensor reads. */
  mobile: (
    <>
      <path
        className={styles.hot}
        d="M71.5 40.9A36 36 0 0 1 71.5 79.1M80 35.6A46 46 0 0 1 80 84.4M104.6 44.1A30 30 0 0 0 104.6 75.9M96.1 38.8A40 40 0 0 0 96.1 81.2"
      />
      <rect x="14" y="8" width="54" height="104" rx="7" />
      <path d="M35 13H47M14 19H68M14 101H68M36 106.5H46" />
      <path className={styles.faint} d="M22 78H60M22 85H60M22 92H48" />
      <path d="M27 62A18 18 0 1 1 55 62" />
      <path
        className={styles.faint}
        d="M24.5 64l4-3M22.5 46.5l4.5 1M31 33.5l2.5 4M41 30.5V35.5M51 33.5l-2.5 4M59.5 46.5l-4.5 1M57.5 64l-4-3"
      />
      <path className={styles.hot} d="M41 50L51 42" />
      <circle className={styles.filled} cx="41" cy="50" r="2.5" />
      <path d="M112 40H150V82H112ZM116 44H146V78H116ZM119 82V86H127V82M135 82V86H143V82M121 86V92H125V86M137 86V92H141V86M141 40V34H145V40M141.5 34V14H144.5V34" />
      <path className={styles.faint} d="M123 92V112M139 92V112M124 57H138M124 61H138M124 65H138M124 69H138" />
      <circle className={styles.live} cx="121" cy="49" r="2" />
    </>
  ),
  /** A browser's window as an instrument panel with one live trace. */
  web: (
    <>
      <path d="M6 8H154V112H6ZM6 22H154" />
      <path d="M12 13h5v5h-5zM21 13h5v5h-5zM30 13h5v5h-5z" />
      <path className={styles.faint} d="M44 13H148V18H44Z" />
      <path d="M58 30H146V78H58Z" />
      <path className={styles.faint} d="M58 42H146M58 54H146M58 66H146M80 30V78M102 30V78M124 30V78" />
      <path
        className={styles.hot}
        d="M58 66H68L72 58L78 70L84 62H92C100 62 98 38 106 38C114 38 112 60 120 60H126"
      />
      <circle className={styles.live} cx="126" cy="60" r="2.5" />
      <path d="M18.4 54.1A16 16 0 1 1 45.6 54.1" />
      <path
        className={styles.faint}
        d="M20 52l-3 2M16.5 44H13M20.5 35l-2.5-2.5M32 30V27M43.5 35l2.5-2.5M47.5 44H51M44 52l3 2"
      />
      <path d="M32 45L42 38" />
      <path d="M14 66H50M14 66V104M14 104H50V66" />
      <path d="M58 88H146M58 98H146M58 106H120" className={styles.faint} />
      <path className={styles.thick} d="M58 88H112M58 98H132M58 106H84" />
      <path d="M20 98V84H26V98ZM29 98V74H35V98ZM38 98V90H44V98Z" />
    </>
  ),
  /** An old part between a caliper's jaws; beside it its drawing, with the corner it has lost. */
  reverse: (
    <>
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
    </>
  ),
  /** A valve and its double that only exists in numbers; below, where the measured line leaves the computed one. */
  twins: (
    <>
      <path d={valve} transform="translate(40 82)" />
      <path d="M1 73H10M1 91H10M70 73H79M70 91H79" />
      <path className={styles.axis} d="M0 82H80" />
      <path className={styles.model} d={valve} transform="translate(121 46)" />
      <path className={styles.model} d="M118 32L119 58H123L124 32" />
      <path className={styles.hot} d="M40 82L76 46H115" />
      <circle className={styles.filled} cx="40" cy="82" r="3.5" />
      <circle className={`${styles.hot} ${styles.solid}`} cx="118.5" cy="46" r="3.5" />
      <path className={styles.faint} d="M91 80V114H156M91 97H156" />
      <path className={styles.model} d="M91 104C101 104 103 90 113 90S125 101 135 101S147 93 156 92" />
      <path d="M91 105C101 105 103 91 113 91C121 91 124 99 130 99C138 99 140 86 156 84" />
    </>
  ),
};

interface StrandProps {
  x: number;
  layer: number;
  /** Seen from its end, a strand is 14 wide; along the cut it is longer. */
  width?: number;
}

function Strand({ x, layer, width = 14 }: StrandProps) {
  return <rect x={x} y={112 - layer * 10} width={width} height="10" rx="5" />;
}
