import { company } from "../../../firm/company.ts";
import { directionOf, type Locale } from "../../i18n/text.ts";
import { startSide, withoutControls } from "./direction.ts";
import { element, inText, joinBlocks, type Piece, table } from "./html.server.ts";
import { mark } from "./mark.server.ts";
import { section } from "./parts.server.ts";
import { stylesheet, textStyle } from "./style.server.ts";

export interface MailParts {
  /** The first of several languages. */
  locale: Locale;
  subject: string;
  /** What a list of mails shows after the subject. */
  preview: string;
  sections: Piece[];
  /** Somebody wrote it: their signature names the company. */
  isLetter?: boolean;
}

export interface Mail {
  locale: Locale;
  subject: string;
  text: string;
  html: string;
}

/** A whole mail in both its forms. */
export function composeMail(parts: MailParts): Mail {
  const { locale, sections } = parts;
  const subject = toSubject(withoutControls(parts.subject));
  const content = joinBlocks(sections);
  const html = renderDocument({ ...parts, subject }, content);
  return { locale, subject, text: withoutControls(`${content.text}\n`), html };
}

/** A subject is one line. */
export function toSubject(text: string): string {
  return (
    text
      .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
      // Programs decode what looks like an encoded word, and show what nobody has cleaned.
      .replaceAll("=?", "= ?")
      .trim()
  );
}

/** Tables, because Outlook lays out with Word; inline style, because others drop the rest; no image, no script. */
function renderDocument({ locale, subject, preview, isLetter }: MailParts, content: Piece): string {
  const direction = directionOf(locale);
  const align = startSide(locale);
  const hidden = "display:none;max-height:0;overflow:hidden;mso-hide:all;font-size:1px;opacity:0";
  const adjust = "-webkit-text-size-adjust:100%;-ms-text-size-adjust:100%";
  const article = { role: "article", "aria-roledescription": "email", "aria-label": subject };
  const sheet = table(
    { dir: direction, style: "width:100%;max-width:600px" },
    isLetter ? "" : section(locale, [renderLetterhead(locale)]),
    content,
  );
  const width = `<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" align="${align}"><tr><td>`;
  const page = element("td", { align, style: "padding:20px 16px 28px" }, [
    inMso(width),
    sheet,
    inMso("</td></tr></table>"),
  ]);
  const body = element(
    "body",
    { style: `margin:0;padding:0;${adjust}` },
    element("div", { "aria-hidden": "true", style: hidden }, preview, previewFiller),
    element(
      "div",
      { ...article, lang: locale, dir: direction },
      table({ dir: direction, style: "width:100%" }, element("tr", {}, page)),
    ),
  );
  const root = { lang: locale, dir: direction, "xmlns:o": "urn:schemas-microsoft-com:office:office" };
  const title = element("title", {}, subject);
  return `<!doctype html>\n${element("html", root, element("head", {}, head, title), "\n", body).markup}\n`;
}

/** For Outlook alone, which knows no greatest width. */
function inMso(markup: string): Piece {
  return { markup: `<!--[if mso]>${markup}<![endif]-->`, text: "" };
}

/** Spaces that show in no list of mails keep the start of the text out of the preview. */
const previewFiller = "\u2007\u034f ".repeat(40);

const head: Piece = {
  markup: `
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="x-apple-disable-message-reformatting" />
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no" />
<meta name="color-scheme" content="light dark" />
<meta name="supported-color-schemes" content="light dark" />
<!--[if mso]><xml><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml>
<style>td,th,p,a,span,h1,h2{font-family:"Segoe UI",Tahoma,Arial,sans-serif!important}</style><![endif]-->
<style>${stylesheet}</style>
`,
  text: "",
};

/** The company's mark and name, small: the writer of the mail. */
function renderLetterhead(locale: Locale): Piece {
  const align = startSide(locale);
  const name = `padding:0 ${mark ? 8 : 0}px;text-align:${align};${textStyle(locale, "body", { weight: 700 })}`;
  const cells = [
    mark ? element("td", { valign: "middle" }, mark) : "",
    element("td", { align, valign: "middle", style: name }, company.name[locale]),
  ];
  const line = table({ dir: directionOf(locale), width: undefined }, element("tr", {}, cells));
  // Plain text has the sender's name above it.
  return inText(line, "");
}

/** `from` with the company's name in the language of the mail. A name that is not the company's stays. */
export function localizeSender(from: string, locale: Locale): string {
  const [, name, address] = /^"?([^"<]*?)"?\s*<([^<>]+)>$/.exec(from) ?? [];
  const isCompany = name === company.name.en || name === company.name.ar;
  return isCompany ? `${company.name[locale]} <${address}>` : from;
}
