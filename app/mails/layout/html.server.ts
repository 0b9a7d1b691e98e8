import { withoutControls } from "./direction.ts";

/** A part of a mail in both its forms: markup, and the plain text that follows from it. */
export interface Piece {
  markup: string;
  text: string;
}

/** A string is text: its markup is escaped. */
export type Content = Piece | string | Content[];

export type Attributes = Record<string, string | number | undefined>;

export function toPiece(content: Content): Piece {
  if (typeof content === "string") return { markup: escape(content), text: content };
  if (!Array.isArray(content)) return content;
  const pieces = content.map(toPiece);
  return {
    markup: pieces.map(({ markup }) => markup).join(""),
    text: pieces.map(({ text }) => text).join(""),
  };
}

function escape(text: string): string {
  if (text.search(special) < 0) return text;
  return text.replaceAll(special, (sign) => withoutControls(sign) && `&#${sign.charCodeAt(0)};`);
}

const special = /[&<>"'\u202a-\u202e\u2066-\u2069]/g;

export function element(name: string, attributes: Attributes, ...content: Content[]): Piece {
  let start = name;
  for (const [key, value] of Object.entries(attributes))
    if (value !== undefined) start += ` ${key}="${escape(String(value))}"`;
  const { markup, text } = toPiece(content);
  return { markup: `<${start}>${markup}</${name}>`, text };
}

/** Markup that plain text says in other words, or not at all. */
export function inText(content: Content, text: string): Piece {
  return { markup: toPiece(content).markup, text };
}

export const lineBreak: Piece = { markup: "<br />", text: "\n" };

/** The same with something between each two. */
export function separate(content: Content[], separator: Content): Content[] {
  return content.map((one, index) => (index > 0 ? [separator, one] : one));
}

/** Parts below each other; in plain text an empty line is between them. */
export function joinBlocks(blocks: Piece[]): Piece {
  const texts = blocks.map(({ text }) => text).filter(Boolean);
  return inText(blocks, texts.join("\n\n"));
}

/** A sentence with pieces in its `{places}`. */
export function fillIn(sentence: string, pieces: Record<string, Content>): Piece {
  const parts = sentence.split(/\{(\w+)\}/);
  return toPiece(parts.map((part, index) => (index % 2 === 1 ? (pieces[part] ?? `{${part}}`) : part)));
}

/** A table that lays out and says nothing: Outlook knows no other way. */
export function table(attributes: Attributes, ...rows: Content[]): Piece {
  const plain = { role: "presentation", width: "100%", cellpadding: 0, cellspacing: 0, border: 0 };
  return element("table", { ...plain, ...attributes }, ...rows);
}
