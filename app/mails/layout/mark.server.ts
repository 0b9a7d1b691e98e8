import { lightColors } from "./colors.server.ts";
import { element, Html, tableRow, table, toMarkup } from "./html.server.ts";

/**
 * The mark in cells of a table, 44 wide, because a mail shows no image before its reader allows it. Each row: its height, then
 * runs of (-) nothing, (i) ink, (c) copper.
 */
const rows = [
  "1: 19- 6c 19-",
  "1: 17- 10c 17-",
  "2: 16- 12c 16-",
  "1: 15- 14c 15-",
  "2: 8i 7- 5c 4- 5c 7- 8i",
  "1: 8i 6- 5c 6- 5c 6- 8i",
  "2: 8i 7- 5c 4- 5c 7- 8i",
  "1: 8i 7- 14c 7- 8i",
  "1: 8i 8- 12c 8- 8i",
  "1: 2- 4i 10- 12c 10- 4i 2-",
  "1: 2- 4i 11- 10c 11- 4i 2-",
  "1: 2- 4i 13- 6c 13- 4i 2-",
  "2: 2- 4i 32- 4i 2-",
  "1: 2- 5i 30- 5i 2-",
  "1: 2- 6i 28- 6i 2-",
  "1: 2- 7i 26- 7i 2-",
  "1: 3- 7i 24- 7i 3-",
  "1: 4- 7i 22- 7i 4-",
  "1: 5- 7i 20- 7i 5-",
  "1: 6- 7i 18- 7i 6-",
  "1: 7- 7i 16- 7i 7-",
  "1: 8- 7i 14- 7i 8-",
  "1: 9- 7i 12- 7i 9-",
  "1: 10- 24i 10-",
  "1: 11- 22i 11-",
  "1: 12- 20i 12-",
  "1: 13- 18i 13-",
  "1: 14- 16i 14-",
];

const fills: Record<string, object> = {
  i: fill("ink"),
  c: fill("accent"),
  "-": { style: "padding:0" },
};

function fill(color: "ink" | "accent") {
  const shown = lightColors[color];
  return { bgcolor: shown, class: `fill-${color}`, style: `padding:0;background-color:${shown}` };
}

const columns = Array.from({ length: 44 }, () => element("td", { width: 1, style: "width:1px;padding:0" }));

const cells = rows.map((row) => {
  const [height = "", runs = ""] = row.split(": ");
  const cellsOfRow = runs
    .split(" ")
    .map((run) => element("td", { colspan: run.slice(0, -1), height, ...fills[run.slice(-1)] }));
  return tableRow(cellsOfRow);
});

const style = "width:44px;table-layout:fixed;border-collapse:collapse;font-size:0;line-height:0";

const picture = table({ "aria-hidden": "true", dir: "ltr", width: 44, style }, tableRow(columns), cells);

/** Outlook draws no row lower than its text; it goes without the mark. */
export const mark = new Html(`<!--[if !mso]><!-->${toMarkup(picture)}<!--<![endif]-->`);
