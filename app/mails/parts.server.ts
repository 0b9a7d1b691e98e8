import { html } from "hono/html";
import { splitRuns } from "../i18n/runs.ts";
import { type Direction, directionOf, type Locale } from "../i18n/text.ts";
import { westernDigits } from "../i18n/western-digits.ts";
import { lightColors } from "./colors.server.ts";
import { languageOfText, localeOfText, startSide } from "./direction.ts";
import type { Html } from "./html.server.ts";
import { telUrl } from "../ui/tel-url.ts";
import { monospace, textStyle } from "./style.server.ts";

/** A word without end widens no table. */
export const breakable = "overflow-wrap:anywhere;word-break:break-word";

/** A row of the sheet. */
export function section(locale: Locale, content: Html | Html[], padding = "0 32px 32px"): Html {
  const side = startSide(locale);
  return html`<tr>
    <td
      class="inner"
      lang="${locale}"
      dir="${directionOf(locale)}"
      align="${side}"
      style="padding:${padding};text-align:${side}"
    >
      ${content}
    </td>
  </tr>`;
}

/** The title of the mail, and the paragraphs below it. */
export function title(locale: Locale, text: string, lead: Html | Html[] = []): Html {
  const style = textStyle(locale, "title", { weight: 700 });
  const tight = locale === "ar" ? "" : ";letter-spacing:-0.02em";
  const heading = html`<h1 class="ink title" style="margin:0;${style}${tight}">${text}</h1>`;
  return section(locale, [heading, lead].flat(), "30px 32px 26px");
}

export function heading(locale: Locale, text: string): Html {
  const style = textStyle(locale, "heading", { weight: 700 });
  return html`<h2 class="ink" style="margin:0 0 10px;${style}">${text}</h2>`;
}

export function paragraph(locale: Locale, content: Html | string, margin = "14px 0 0"): Html {
  return html`<p class="ink" style="margin:${margin};${textStyle(locale, "body")};${breakable}">
    ${content}
  </p>`;
}

export function smallPrint(locale: Locale, content: Html | string, margin = "10px 0 0"): Html {
  const style = textStyle(locale, "small", { color: "quiet" });
  return html`<p class="quiet" style="margin:${margin};${style};${breakable}">${content}</p>`;
}

/** What somebody wrote, in its own direction, wherever it stands. */
export function value(locale: Locale, text: string): Html {
  const direction = directionOf(localeOfText(text, locale));
  return html`<span
    dir="${direction}"
    lang="${languageOfText(text, locale)}"
    style="direction:${direction};unicode-bidi:isolate"
    >${isolateRuns(direction, text)}</span
  >`;
}

/** Text of this direction, in which runs of the other are kept together. */
export function isolateRuns(direction: Direction, text: string): Html[] {
  const [other, language] = direction === "rtl" ? ["ltr", "en"] : ["rtl", "ar"];
  return splitRuns(text, direction).map((piece, index) =>
    index % 2 === 1 ? html`<span dir="${other}" lang="${language}">${piece}</span>` : html`${piece}`,
  );
}

/** A reference, an address, a number: from left to right in any language. */
export function ltrText(text: string, style = ""): Html {
  return html`<span dir="ltr" lang="en" style="direction:ltr;unicode-bidi:isolate;${style}">${text}</span>`;
}

export function code(text: string): Html {
  return ltrText(text, `font-family:${monospace};white-space:nowrap`);
}

export function link(url: string, text: Html | string): Html {
  return html`<a href="${url}" class="accent" style="color:${lightColors.accent};text-decoration:underline"
    >${text}</a
  >`;
}

export function mailLink(address: string): Html {
  return link(
    `mailto:${encodeURIComponent(address).replace(/%40(?!.*%40)/, "@")}`,
    ltrText(address, "word-break:break-word"),
  );
}

/** A link that dials the first number of a text, or the text when it holds none. Arabic digits would put groups in the other order. */
export function phoneLink(locale: Locale, text: string): Html {
  const western = westernDigits(text);
  const url = telUrl(western);
  return url ? link(url, ltrText(western, breakable)) : value(locale, text);
}

export function button(locale: Locale, url: string, text: string): Html {
  const { accent, onAccent } = lightColors;
  const style = textStyle(locale, "strong", { color: "onAccent", weight: 600 });
  return html`<table
    role="presentation"
    dir="${directionOf(locale)}"
    cellpadding="0"
    cellspacing="0"
    border="0"
  >
    <tr>
      <td
        class="fill-accent"
        align="center"
        bgcolor="${accent}"
        style="background-color:${accent};mso-padding-alt:16px 28px"
      >
        <a
          href="${url}"
          class="on-accent"
          style="display:inline-block;padding:14px 28px;${style};text-decoration:none"
          ><span class="on-accent" style="color:${onAccent}">${text}</span></a
        >
      </td>
    </tr>
  </table>`;
}

export function space(pixels: number): Html {
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
    <tr>
      <td
        height="${pixels}"
        style="height:${pixels}px;font-size:0;line-height:${pixels}px;mso-line-height-rule:exactly"
      >
        &nbsp;
      </td>
    </tr>
  </table>`;
}

/** The last row of a mail: why it came. */
export function footer(locale: Locale, text: Html | string): Html {
  const side = startSide(locale);
  return html`<tr>
    <td
      class="inner hairline"
      lang="${locale}"
      dir="${directionOf(locale)}"
      align="${side}"
      style="padding:20px 32px 24px;border-top:1px solid ${lightColors.hairline};text-align:${side}"
    >
      ${smallPrint(locale, text, "0")}
    </td>
  </tr>`;
}
