import { directionOf, type Locale } from "../../i18n/text.ts";
import { lightColors } from "./colors.server.ts";
import { startSide } from "./direction.ts";
import { element, fillCell, type Html, lineBreak, tableRow, table } from "./html.server.ts";
import { breakable, type Piece, toPiece, type Words } from "./pieces.server.ts";
import { textStyle } from "./style.server.ts";

export interface ValueRow {
  label: string;
  value: Words;
}

export interface Fact extends ValueRow {
  /** Below the value, in ordinary weight. */
  note?: string | undefined;
  /** The value and the note on one line. */
  text?: string;
}

/** The box with what matters most: one fact over the whole width where there is one, two below it. */
export function factBox(locale: Locale, first: Fact | undefined, below: [Fact, Fact]): Piece {
  const rows = first ? [[first], below] : [below];
  const style = `width:100%;border-collapse:separate;border:2px solid ${lightColors.ink}`;
  const html = table(
    { dir: directionOf(locale), class: "strong-edge", style },
    rows.map((facts, top) =>
      tableRow(facts.map((fact, side) => factCell(locale, fact, { top, side, isWide: facts.length === 1 }))),
    ),
  );
  return { html, text: rows.flat().map(factText).join("\n") };
}

function factText({ label, value, note, text }: Fact): string {
  return labelledText(label, text ?? toPiece(value).text + (note ? ` (${note})` : ""));
}

/** `top` and `side` say whether something stands there. */
interface CellPlace {
  top: number;
  side: number;
  isWide: boolean;
}

function factCell(locale: Locale, fact: Fact, { top, side, isWide }: CellPlace): Html {
  const align = startSide(locale);
  const line = `1px solid ${lightColors.edge}`;
  const borders = `${top ? `border-top:${line};` : ""}${side ? `border-${align}:${line};` : ""}`;
  const cell = {
    ...{ colspan: isWide ? 2 : 1, width: isWide ? "100%" : "50%", class: "edge", align, valign: "top" },
    style: `padding:14px 14px 16px;${borders}text-align:${align}`,
  };
  const value = isWide
    ? { class: "ink due", style: textStyle(locale, "due", { weight: 700 }) }
    : { class: "ink", style: textStyle(locale, "strong", { weight: 600 }) };
  const note = { class: "ink", style: textStyle(locale, "value") };
  return element("td", cell, [
    quietLabel(locale, fact.label),
    element("span", value, toPiece(fact.value).html),
    fact.note ? [lineBreak, element("span", note, fact.note)] : "",
    "\n",
  ]);
}

function quietLabel(locale: Locale, label: string) {
  const style = textStyle(locale, "small", { color: "quiet" });
  return [element("span", { class: "quiet", style }, label), lineBreak];
}

/** A label may be a question. */
function labelledText(label: string, value: string): string {
  return `${label}${/[?؟]$/.test(label) ? "" : ":"} ${value}`;
}

/** Labels and values, one below the other; on a narrow screen each label is above its value. */
export function valueTable(locale: Locale, rows: ValueRow[]): Piece {
  const align = startSide(locale);
  const { hairline } = lightColors;
  const line = `padding:10px 0;border-top:1px solid ${hairline};text-align:${align}`;
  const label = {
    ...{ scope: "row", class: "label hairline quiet", width: "37%", align, valign: "top" },
    style: `width:37%;${line};${textStyle(locale, "small", { color: "quiet" })}`,
  };
  const value = {
    ...{ class: "value hairline ink", align, valign: "top" },
    style: `${line};${breakable};${textStyle(locale, "value")}`,
  };
  const style = `width:100%;border-collapse:collapse;border-bottom:1px solid ${hairline}`;
  const html = table(
    { dir: directionOf(locale), role: undefined, class: "hairline", style },
    rows.map((row) =>
      tableRow(element("th", label, row.label, "\n"), element("td", value, toPiece(row.value).html, "\n")),
    ),
  );
  return { html, text: rowsText(rows) };
}

function rowsText(rows: ValueRow[]): string {
  return rows.map((row) => labelledText(row.label, toPiece(row.value).text)).join("\n");
}

/** The ways to reach the company: pads along one line. */
export function contactTable(locale: Locale, rows: ValueRow[]): Piece {
  const align = startSide(locale);
  const { ink, hairline } = lightColors;
  const pad = table({ width: undefined }, tableRow(fillCell("accent", 20, 12)));
  const style = `width:20px;padding:19px 0 0;border-${align}:2px solid ${ink}`;
  const padColumn = element("td", { width: 20, valign: "top", class: "strong-edge", style }, pad);
  const renderRow = (row: ValueRow, index: number) => {
    const top = index > 0 ? `border-top:1px solid ${hairline};` : "";
    const words = { align, valign: "top", class: "hairline" };
    const shown = element(
      "span",
      { class: "ink", style: textStyle(locale, "value") },
      toPiece(row.value).html,
    );
    return tableRow(
      padColumn,
      element("td", { ...words, style: `padding:12px 16px 14px;${top}text-align:${align}` }, [
        quietLabel(locale, row.label),
        shown,
        "\n",
      ]),
    );
  };
  const whole = { dir: directionOf(locale), style: "width:100%;border-collapse:separate" };
  return { html: table(whole, rows.map(renderRow)), text: rowsText(rows) };
}
