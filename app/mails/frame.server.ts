import { html, raw } from "hono/html";
import { company } from "../company.ts";
import { directionOf, type Locale } from "../i18n/text.ts";
import { lightColors } from "./colors.server.ts";
import { endSide, startSide } from "./direction.ts";
import { type Html, previewFiller } from "./html.server.ts";
import { mark } from "./mark.server.ts";
import { stylesheet, textStyle } from "./style.server.ts";

export interface Frame {
  locale: Locale;
  subject: string;
  /** What a list of mails shows after the subject. */
  preview: string;
  /** What kind of mail it is, opposite the company's name: `Receipt`. */
  kind: string;
  /** Rows of the sheet, each a `<tr>`. */
  sections: Html[];
}

/**
 * A whole mail: tables, because Outlook lays out with Word; inline style, because others drop the rest; no image, no script.
 */
export async function renderMail(mail: Frame): Promise<string> {
  const { locale, subject, preview } = mail;
  const direction = directionOf(locale);
  const { ground } = lightColors;
  return String(
    await html`<!doctype html>
      <html lang="${locale}" dir="${direction}" xmlns:o="urn:schemas-microsoft-com:office:office">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="x-apple-disable-message-reformatting" />
          <meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no" />
          <meta name="color-scheme" content="light dark" />
          <meta name="supported-color-schemes" content="light dark" />
          <title>${subject}</title>
          <!--[if mso
            ]><xml
              ><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml
            ><style>
              td,
              th,
              p,
              a,
              span,
              h1,
              h2 {
                font-family: "Segoe UI", Tahoma, Arial, sans-serif !important;
              }
            </style><!
          [endif]-->
          <style>
            ${raw(stylesheet)}
          </style>
        </head>
        <body
          class="ground"
          bgcolor="${ground}"
          style="margin:0;padding:0;background-color:${ground};-webkit-text-size-adjust:100%;-ms-text-size-adjust:100%"
        >
          <div
            aria-hidden="true"
            style="display:none;max-height:0;overflow:hidden;mso-hide:all;font-size:1px;line-height:1px;color:${ground};opacity:0"
          >
            ${preview}${previewFiller}
          </div>
          <div
            role="article"
            aria-roledescription="email"
            aria-label="${subject}"
            lang="${locale}"
            dir="${direction}"
          >
            <table
              role="presentation"
              class="ground"
              width="100%"
              cellpadding="0"
              cellspacing="0"
              border="0"
              bgcolor="${ground}"
              style="width:100%;background-color:${ground}"
            >
              <tr>
                <td class="outer" align="center" style="padding:28px 12px 40px">
                  <!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" align="center"><tr><td><![endif]-->
                  ${renderSheet(mail)}
                  <!--[if mso]></td></tr></table><![endif]-->
                </td>
              </tr>
            </table>
          </div>
        </body>
      </html> `,
  );
}

function renderSheet(mail: Frame): Html {
  const { sheet, edge } = lightColors;
  return html`<table
    role="presentation"
    class="sheet edge"
    dir="${directionOf(mail.locale)}"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    border="0"
    bgcolor="${sheet}"
    style="width:100%;max-width:600px;margin:0 auto;background-color:${sheet};border:1px solid ${edge};border-collapse:separate"
  >
    ${renderTab(mail.locale)} ${renderHeader(mail)} ${mail.sections}
  </table>`;
}

/** The pad at the upper edge. */
function renderTab(locale: Locale): Html {
  const { accent } = lightColors;
  return html`<tr>
    <td style="padding:0">
      <table
        role="presentation"
        dir="${directionOf(locale)}"
        width="100%"
        cellpadding="0"
        cellspacing="0"
        border="0"
      >
        <tr>
          <td width="32" class="gutter" style="width:32px;font-size:0;line-height:0">&nbsp;</td>
          <td
            width="44"
            height="12"
            class="fill-accent"
            bgcolor="${accent}"
            style="width:44px;height:12px;background-color:${accent};font-size:0;line-height:0"
          >
            &nbsp;
          </td>
          <td style="font-size:0;line-height:0">&nbsp;</td>
        </tr>
      </table>
    </td>
  </tr>`;
}

function renderHeader({ locale, kind }: Frame): Html {
  const name = textStyle(locale, "reference", { weight: 700 });
  const quiet = textStyle(locale, "small", { color: "quiet" });
  return html`<tr>
    <td class="inner hairline" style="padding:14px 32px 18px;border-bottom:1px solid ${lightColors.hairline}">
      <table
        role="presentation"
        dir="${directionOf(locale)}"
        width="100%"
        cellpadding="0"
        cellspacing="0"
        border="0"
      >
        <tr>
          <td width="44" valign="middle" style="width:44px">${mark}</td>
          <td
            align="${startSide(locale)}"
            valign="middle"
            class="ink"
            style="padding:0 14px;text-align:${startSide(locale)};${name}"
          >
            ${company.name[locale]}
          </td>
          <td
            align="${endSide(locale)}"
            valign="middle"
            class="quiet"
            style="text-align:${endSide(locale)};${quiet}"
          >
            ${kind}
          </td>
        </tr>
      </table>
    </td>
  </tr>`;
}
