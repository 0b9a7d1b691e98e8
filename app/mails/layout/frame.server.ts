import { company } from "../../company.ts";
import { directionOf, type Locale, otherLocale } from "../../i18n/text.ts";
import { lightColors } from "./colors.server.ts";
import { startSide, withoutControls } from "./direction.ts";
import { element, emptyCell, fillCell, Html, tableRow, table, toMarkup } from "./html.server.ts";
import { mark } from "./mark.server.ts";
import { joinBlocks } from "./parts.server.ts";
import type { Piece } from "./pieces.server.ts";
import { stylesheet, textStyle } from "./style.server.ts";

export interface MailParts {
  /** The first of several languages. */
  locale: Locale;
  subject: string;
  /** What a list of mails shows after the subject. */
  preview: string;
  /** What kind of mail it is, opposite the company's name: `Receipt`. */
  kind: string;
  /** Rows of the sheet. */
  sections: Piece[];
}

export interface Mail {
  locale: Locale;
  subject: string;
  text: string;
  html: string;
}

/** A whole mail in both its forms. */
export function composeMail(parts: MailParts): Mail {
  const mail = { ...parts, subject: toSubject(withoutControls(parts.subject)) };
  return {
    locale: mail.locale,
    subject: mail.subject,
    text: withoutControls(`${joinBlocks(mail.sections).text}\n`),
    html: renderDocument(mail),
  };
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
function renderDocument(mail: MailParts): string {
  const { locale, subject, preview } = mail;
  const direction = directionOf(locale);
  const { ground } = lightColors;
  const hidden = `display:none;max-height:0;overflow:hidden;mso-hide:all;font-size:1px;line-height:1px;color:${ground};opacity:0`;
  const adjust = "-webkit-text-size-adjust:100%;-ms-text-size-adjust:100%";
  const article = { role: "article", "aria-roledescription": "email", "aria-label": subject };
  const sheet = element("td", { class: "outer", align: "center", style: "padding:28px 12px 40px" }, [
    new Html(
      '<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" align="center"><tr><td><![endif]-->',
    ),
    renderSheet(mail),
    new Html("<!--[if mso]></td></tr></table><![endif]-->"),
  ]);
  const page = table(
    { class: "ground", bgcolor: ground, style: `width:100%;background-color:${ground}` },
    tableRow(sheet),
  );
  const body = element(
    "body",
    { class: "ground", bgcolor: ground, style: `margin:0;padding:0;background-color:${ground};${adjust}` },
    element("div", { "aria-hidden": "true", style: hidden }, preview, previewFiller),
    element("div", { ...article, lang: locale, dir: direction }, page),
  );
  const root = { lang: locale, dir: direction, "xmlns:o": "urn:schemas-microsoft-com:office:office" };
  const title = element("title", {}, subject);
  return `<!doctype html>\n${toMarkup(element("html", root, element("head", {}, head, title, style), "\n", body))}\n`;
}

/** Spaces that show in no list of mails keep the start of the text out of the preview. */
const previewFiller = "\u2007\u034f ".repeat(40);

const head = new Html(`
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="x-apple-disable-message-reformatting" />
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no" />
<meta name="color-scheme" content="light dark" />
<meta name="supported-color-schemes" content="light dark" />
<!--[if mso]><xml><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml>
<style>td,th,p,a,span,h1,h2{font-family:"Segoe UI",Tahoma,Arial,sans-serif!important}</style><![endif]-->
`);

const style = new Html(`<style>${stylesheet}</style>`);

function renderSheet(mail: MailParts): Html {
  const { sheet, edge } = lightColors;
  const style = `width:100%;max-width:600px;margin:0 auto;background-color:${sheet};border:1px solid ${edge};border-collapse:separate`;
  return table(
    { class: "sheet edge", dir: directionOf(mail.locale), bgcolor: sheet, style },
    renderTab(mail.locale),
    renderHeader(mail),
    mail.sections.map(({ html }) => ["\n", html]),
  );
}

/** The pad at the upper edge. */
function renderTab(locale: Locale): Html {
  const cells = [emptyCell({ width: 32, class: "gutter" }), fillCell("accent", 44, 12), emptyCell()];
  const line = table({ dir: directionOf(locale) }, tableRow(cells));
  return tableRow(element("td", { style: "padding:0" }, line));
}

function renderHeader({ locale, kind }: MailParts): Html {
  const [start, end] = [startSide(locale), startSide(otherLocale(locale))];
  const name = `padding:0 14px;text-align:${start};${textStyle(locale, "reference", { weight: 700 })}`;
  const quiet = `text-align:${end};${textStyle(locale, "small", { color: "quiet" })}`;
  const cells = [
    element("td", { width: 44, valign: "middle", style: "width:44px" }, mark),
    element("td", { align: start, valign: "middle", class: "ink", style: name }, company.name[locale]),
    element("td", { align: end, valign: "middle", class: "quiet", style: quiet }, kind),
  ];
  const style = `padding:14px 32px 18px;border-bottom:1px solid ${lightColors.hairline}`;
  const line = table({ dir: directionOf(locale) }, tableRow(cells));
  return tableRow(element("td", { class: "inner hairline", style }, line));
}
