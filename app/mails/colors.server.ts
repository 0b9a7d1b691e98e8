import { readFileSync } from "node:fs";

const css = readFileSync(new URL("../ui/colors.css", import.meta.url), "utf8");

/** The colours of a mail, by the class that changes them in the dark. */
export interface MailColors {
  ground: string;
  sheet: string;
  ink: string;
  quiet: string;
  accent: string;
  /** Text on the accent. */
  onAccent: string;
  edge: string;
  hairline: string;
}

export const lightColors: MailColors = {
  ground: find("paper"),
  sheet: find("paper-raised"),
  ink: find("ink"),
  quiet: find("ink-quiet"),
  accent: find("copper"),
  onAccent: find("paper-raised"),
  edge: mix(find("ink"), find("paper-raised"), 0.6),
  hairline: mix(find("ink"), find("paper-raised"), 0.14),
};

export const darkColors: MailColors = {
  ground: find("board"),
  sheet: find("board-raised"),
  ink: find("silk"),
  quiet: find("silk-quiet"),
  accent: find("copper-bright"),
  onAccent: find("board"),
  edge: mix(find("silk"), find("board-raised"), 0.6),
  hairline: mix(find("silk"), find("board-raised"), 0.16),
};

/** A colour of the site's stylesheet. */
function find(name: string): string {
  const color = new RegExp(`--color-${name}: (#[0-9a-f]{6});`).exec(css)?.[1];
  if (!color) throw new Error(`app/ui/colors.css has no colour "${name}"`);
  return color;
}

/** So much of one colour on the other: mail programs know no color-mix(). */
function mix(color: string, ground: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [one, other] = [color, ground].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    return Math.round((one ?? 0) * share + (other ?? 0) * (1 - share));
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}
