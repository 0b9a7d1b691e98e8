/** Those of app/ui/styles/colors.css that mails use. A test compares: where mails are sent from, no stylesheet can be read. */
export const siteColors = {
  paper: "#f5f2ea",
  "paper-raised": "#fbf9f4",
  ink: "#101c17",
  "ink-quiet": "#4c5a53",
  copper: "#a3531a",
  board: "#0b1f19",
  "board-raised": "#0f2c23",
  silk: "#f2efe6",
  "silk-quiet": "#a9b8b0",
  "copper-bright": "#e39a5b",
};

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
  ground: siteColors.paper,
  sheet: siteColors["paper-raised"],
  ink: siteColors.ink,
  quiet: siteColors["ink-quiet"],
  accent: siteColors.copper,
  onAccent: siteColors["paper-raised"],
  edge: mix(siteColors.ink, siteColors["paper-raised"], 0.6),
  hairline: mix(siteColors.ink, siteColors["paper-raised"], 0.14),
};

export const darkColors: MailColors = {
  ground: siteColors.board,
  sheet: siteColors["board-raised"],
  ink: siteColors.silk,
  quiet: siteColors["silk-quiet"],
  accent: siteColors["copper-bright"],
  onAccent: siteColors.board,
  edge: mix(siteColors.silk, siteColors["board-raised"], 0.6),
  hairline: mix(siteColors.silk, siteColors["board-raised"], 0.16),
};

/** So much of one colour on the other: mail programs know no color-mix(). */
function mix(color: string, ground: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [one, other] = [color, ground].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16));
    return Math.round((one ?? 0) * share + (other ?? 0) * (1 - share));
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}
