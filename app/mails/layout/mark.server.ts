import { mailLogo } from "../../../firm/mail-logo.ts";
import { element, type Piece, table } from "./html.server.ts";
import { lightColors } from "./style.server.ts";

const rows = mailLogo.trim().split("\n");
const width = rows[0]?.length ?? 0;

/** In colours that are seen on a light and on a dark ground. */
const colors: Record<string, string> = { a: lightColors.accent, i: "#6b6b6b" };

/** The logo in cells of a table, because a mail shows no image before its reader allows it. Undefined without one. */
export const mark = width > 0 ? draw() : undefined;

function draw(): Piece {
  const columns = Array.from({ length: width }, () => element("td", { width: 1 }));
  const style = `width:${width}px;table-layout:fixed;border-collapse:collapse;font-size:0;line-height:0`;
  const { markup } = table(
    { "aria-hidden": "true", dir: "ltr", width, style },
    element("tr", {}, columns),
    rows.map(drawRow),
  );
  // Outlook draws no row lower than its text; it goes without the mark.
  return { markup: `<!--[if !mso]><!-->${markup}<!--<![endif]-->`, text: "" };
}

function drawRow(row: string): Piece {
  const runs = row.match(/(.)\1*/g) ?? [];
  const cells = runs.map((run) =>
    element("td", { colspan: run.length, height: 1, bgcolor: colors[run[0] ?? ""] }),
  );
  return element("tr", {}, cells);
}
