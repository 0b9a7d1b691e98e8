import { html } from "hono/html";
import { listSeparator, type Locale } from "../../i18n/text.ts";
import { inLine } from "../../mails/direction.ts";
import { paragraph, value } from "../../mails/parts.server.ts";

/** The lines under what staff wrote, each of parts. */
export function renderSignature(locale: Locale, lines: string[][]) {
  const renderLine = (parts: string[]) =>
    parts.map((part, n) => html`${n > 0 ? listSeparator(locale) : ""}${value(locale, part)}`);
  return paragraph(
    locale,
    html`${lines.map((parts, n) => html`${n > 0 ? html`<br />` : ""}${renderLine(parts)}`)}`,
    "18px 0 0",
  );
}

/** The same in plain text. */
export function signatureText(locale: Locale, lines: string[][]): string[] {
  return lines.map((parts) => parts.map((part) => inLine(locale, part)).join(listSeparator(locale)));
}
