import { html } from "hono/html";
import { directionOf, type Locale } from "../i18n/text.ts";
import { lightColors } from "./colors.server.ts";
import { startSide } from "./direction.ts";
import type { Html } from "./html.server.ts";
import { breakable } from "./parts.server.ts";
import { textStyle } from "./style.server.ts";

export interface Fact {
  label: string;
  value: Html | string;
  /** Below the value, in ordinary weight. */
  note?: string | undefined;
}

/** The box with what matters most: one fact over the whole width where there is one, two below it. */
export function factBox(locale: Locale, first: Fact | undefined, below: [Fact, Fact]): Html {
  const [left, right] = below;
  const hasTop = first !== undefined;
  const { ink } = lightColors;
  return html`<table
    role="presentation"
    dir="${directionOf(locale)}"
    class="strong-edge"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    border="0"
    style="width:100%;border-collapse:separate;border:2px solid ${ink}"
  >
    ${
      first
        ? html`<tr>
            ${factCell(locale, first, { isFirst: true })}
          </tr>`
        : ""
    }
    <tr>
      ${factCell(locale, left, { hasTop })}${factCell(locale, right, { hasTop, hasSide: true })}
    </tr>
  </table>`;
}

interface CellPlace {
  isFirst?: boolean;
  hasTop?: boolean;
  hasSide?: boolean;
}

function factCell(
  locale: Locale,
  { label, value, note }: Fact,
  { isFirst, hasTop, hasSide }: CellPlace,
): Html {
  const side = startSide(locale);
  const line = `1px solid ${lightColors.edge}`;
  const borders = `${hasTop ? `border-top:${line};` : ""}${hasSide ? `border-${side}:${line};` : ""}`;
  const size = isFirst
    ? textStyle(locale, "due", { weight: 700 })
    : textStyle(locale, "strong", { weight: 600 });
  const noteLine = html`<br /><span class="ink" style="${textStyle(locale, "value")}">${note}</span>`;
  return html`<td
    colspan="${isFirst ? 2 : 1}"
    width="${isFirst ? "100%" : "50%"}"
    class="edge"
    align="${side}"
    valign="top"
    style="padding:14px 14px 16px;${borders}text-align:${side}"
  >
    <span class="quiet" style="${textStyle(locale, "small", { color: "quiet" })}">${label}</span><br /><span
      class="ink${isFirst ? " due" : ""}"
      style="${size}"
      >${value}</span
    >${note ? noteLine : ""}
  </td>`;
}

/** Labels and values, one below the other; on a narrow screen each label is above its value. */
export function valueTable(locale: Locale, rows: { label: string; value: Html | Html[] }[]): Html {
  const side = startSide(locale);
  const { hairline } = lightColors;
  const label = `width:37%;padding:10px 0;border-top:1px solid ${hairline};text-align:${side};${textStyle(locale, "small", { color: "quiet" })}`;
  const value = `padding:10px 0;border-top:1px solid ${hairline};text-align:${side};${breakable};${textStyle(locale, "value")}`;
  return html`<table
    dir="${directionOf(locale)}"
    class="hairline"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    border="0"
    style="width:100%;border-collapse:collapse;border-bottom:1px solid ${hairline}"
  >
    ${rows.map(
      (row) =>
        html`<tr>
          <th
            scope="row"
            class="label hairline quiet"
            width="37%"
            align="${side}"
            valign="top"
            style="${label}"
          >
            ${row.label}
          </th>
          <td class="value hairline ink" align="${side}" valign="top" style="${value}">${row.value}</td>
        </tr>`,
    )}
  </table>`;
}

/** The ways to reach the company: pads along one line. */
export function contactTable(locale: Locale, rows: { label: string; value: Html }[]): Html {
  const side = startSide(locale);
  const { ink, accent, hairline } = lightColors;
  const pad = html`<table role="presentation" cellpadding="0" cellspacing="0" border="0">
    <tr>
      <td
        width="20"
        height="12"
        class="fill-accent"
        bgcolor="${accent}"
        style="width:20px;height:12px;background-color:${accent};font-size:0;line-height:0"
      >
        &nbsp;
      </td>
    </tr>
  </table>`;
  return html`<table
    role="presentation"
    dir="${directionOf(locale)}"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    border="0"
    style="width:100%;border-collapse:separate"
  >
    ${rows.map((row, index) => {
      const top = index > 0 ? `border-top:1px solid ${hairline};` : "";
      return html`<tr>
        <td
          width="20"
          valign="top"
          class="strong-edge"
          style="width:20px;padding:19px 0 0;border-${side}:2px solid ${ink}"
        >
          ${pad}
        </td>
        <td
          align="${side}"
          valign="top"
          class="hairline"
          style="padding:12px 16px 14px;${top}text-align:${side}"
        >
          <span class="quiet" style="${textStyle(locale, "small", { color: "quiet" })}">${row.label}</span
          ><br /><span class="ink" style="${textStyle(locale, "value")}">${row.value}</span>
        </td>
      </tr>`;
    })}
  </table>`;
}
