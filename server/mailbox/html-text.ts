import { compile, type DomNode, type FormatCallback } from "html-to-text";

const maxHtmlLength = 2_000_000;

/** The parser takes more time for each tag within another. */
const maxTags = 30_000;

/** Longer links only count clicks. */
const maxLinkLength = 160;

const maxAltLength = 60;

/** The words of a mail's HTML as its reader saw them: nothing hidden, cells apart, struck-out words marked by `~~`. */
export function htmlToText(html: string): string {
  const lean = html.replace(embeddedFile, "").replace(listType, "$1");
  const whole = cutTags(lean.slice(0, maxHtmlLength));
  const text = convert(normalizeStyles(whole));
  return whole.length < lean.length ? `${text}\n\n[…]` : text;
}

/** An address that holds a file. */
const embeddedFile = /data:[\w/+.-]{1,100};base64,[\w+/=%]{100,}/gi;

/** The converter writes no Roman numbers above a thousand, and fails at some. */
const listType = /(<ol\b[^<>]*)\stype=[^\s>]*/gi;

/** Styles without spaces and with a last semicolon, so that a selector finds a declaration. */
function normalizeStyles(html: string): string {
  return html.replace(
    /\sstyle\s?=\s?("[^"]*"|'[^']*')/gi,
    (_, value: string) => ` style=";${value.slice(1, -1).replace(/[\s"]/g, "").toLowerCase()};"`,
  );
}

function cutTags(html: string): string {
  let end = 0;
  for (let tags = 0; tags < maxTags; tags++) {
    end = html.indexOf("<", end) + 1;
    if (end === 0) return html;
  }
  return html.slice(0, end - 1);
}

const formatTable: FormatCallback = (table, walk, builder) => {
  builder.openTable();
  for (const row of rowsOf(table)) {
    builder.openTableRow();
    for (const cell of row) {
      builder.openTableCell({});
      walk(cell, builder);
      builder.closeTableCell({});
    }
    builder.closeTableRow();
  }
  builder.closeTable({ tableToString: joinRows, leadingLineBreaks: 1, trailingLineBreaks: 1 });
};

/** Rows of cells, each as the nodes in it. Nodes outside any cell are one. */
function rowsOf(table: DomNode): DomNode[][][] {
  return table.children.flatMap((child) => {
    if (/^(thead|tbody|tfoot|center)$/.test(child.name ?? "")) return rowsOf(child);
    if (child.name !== "tr") return [[[child]]];
    return [child.children.map((cell) => (/^t[dh]$/.test(cell.name ?? "") ? cell.children : [cell]))];
  });
}

function joinRows(rows: { text: string }[][]): string {
  const texts = rows.map(joinCells).filter(Boolean);
  return texts.join(texts.some((text) => text.includes("\n")) ? "\n\n" : "\n");
}

/** Cells of one line each stand in one line. Tables that only lay out a page have longer ones. */
function joinCells(cells: { text: string }[]): string {
  const texts = cells.map(({ text }) => text.trim());
  const filled = texts.slice(texts.findIndex(Boolean), texts.findLastIndex(Boolean) + 1);
  const hasLines = filled.some((text) => text.includes("\n"));
  return hasLines ? filled.filter(Boolean).join("\n\n") : filled.join(" | ");
}

/** What repeats a mail is marked; programs indent paragraphs with the same element. */
const formatBlockquote: FormatCallback = ({ attribs, children }, walk, builder) => {
  const { type = "", class: className = "", id = "", cite, style = "" } = attribs as Record<string, string>;
  const isQuotation =
    cite !== undefined ||
    /cite|quote/i.test(`${type} ${className} ${id}`) ||
    /border-(left|right|inline-start)(-width)?:[^;n0]/.test(style);
  const blankLines = isQuotation ? 1 : 2;
  builder.openBlock({ leadingLineBreaks: blankLines });
  walk(children, builder);
  builder.closeBlock({
    trailingLineBreaks: blankLines,
    ...(isQuotation && { blockTransform: (text: string) => text.trim().replace(/^/gm, "> ") }),
  });
};

/** Writes a picture's text where it is short and no file's name; an emoji stands for itself. */
const formatImage: FormatCallback = ({ attribs }, _, builder) => {
  const alt = String(attribs["alt"] ?? "").trim();
  if (alt === "" || alt.length > maxAltLength || /\.\w{2,4}$|^(image|logo|photo)\b|\/\//i.test(alt)) return;
  builder.addInline(/\p{Extended_Pictographic}/u.test(alt) ? alt : `[${alt}]`);
};

/** Letters of size zero are hidden; elements among them may set their own size. */
const formatSizeless: FormatCallback = ({ children }, walk, builder) => {
  builder.openBlock({ leadingLineBreaks: 0 });
  walk(
    children.filter(({ type }) => type === "tag"),
    builder,
  );
  builder.closeBlock({ trailingLineBreaks: 0 });
};

/** Takes off what a filter wrapped around the address of a link. */
function shortenLink(link: string): string {
  const wrapped = /^https:\/\/[\w.]*safelinks\.protection\.outlook\.com\/\?/i.test(link);
  const target = (wrapped && URL.parse(link)?.searchParams.get("url")) || link;
  return target.length > maxLinkLength ? `${URL.parse(target)?.origin ?? ""}/…` : target;
}

const hidden = [
  "[hidden]",
  ...[
    "display:none",
    "visibility:hidden",
    "mso-hide:all",
    ";opacity:0;",
    "max-height:0;",
    "max-height:0px",
  ].map((declaration) => `[style*="${declaration}"]`),
];

const convert = compile({
  wordwrap: false,
  // No element matches, so that text before and after the body is read, too.
  baseElements: { selectors: ["no-element"], returnDomByDefault: true },
  limits: { maxDepth: 100, maxChildNodes: 5_000, ellipsis: "[…]" },
  formatters: { formatTable, formatBlockquote, formatImage, formatSizeless },
  selectors: [
    ...["title", "style", "script", "template", ...hidden].map((selector) => ({ selector, format: "skip" })),
    ...["font-size:0;", "font-size:0px;", "font-size:0pt;"].map((declaration) => ({
      selector: `[style*="${declaration}"]`,
      format: "formatSizeless",
    })),
    ...["s", "strike", "del", '[style*="line-through"]'].map((selector) => ({
      selector,
      format: "inlineSurround",
      options: { prefix: "~~", suffix: "~~" },
    })),
    ...["h1", "h2", "h3", "h4", "h5", "h6"].map((selector) => ({ selector, options: { uppercase: false } })),
    ...["dt", "dd", "address", "center", "fieldset", "figcaption", "legend", "caption"].map((selector) => ({
      selector,
      format: "block",
    })),
    { selector: "table", format: "formatTable" },
    { selector: "blockquote", format: "formatBlockquote" },
    { selector: "img", format: "formatImage" },
    { selector: "a", options: { hideLinkHrefIfSameAsText: true, pathRewrite: shortenLink } },
  ],
});
