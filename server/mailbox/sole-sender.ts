import { maxHeaderBytes } from "./header-fields.ts";

const quotedOrComment = /"(?:[^"\\]|\\.)*"|\((?:[^()\\]|\\.)*\)/g;
const address = String.raw`([^\s\p{Cc}"(),:;<>@\\]+@[^\s\p{Cc}"(),:;<>@\\]+)`;

/**
 * A name, in which quoted words are empty, and an address in brackets; or an address alone. A name with a comma needs quotes that
 * people forget: without another `@` in a word no program finds an address in it.
 */
const oneAddress = new RegExp(
  String.raw`^(?:(?:""|[^\p{Cc}"():<>@\\]|(?<= )@(?= ))*<\s*${address}\s*>|${address})$`,
  "u",
);

/** Long names have a few hundred characters. */
const maxFromLength = 4_000;

/**
 * Whether a header names `sender` as its author in a way that every program reads alike: in one field `From` that holds one address
 * and nothing that may be another one. Else the server may have judged somebody else.
 */
export function isSoleSender(source: Uint8Array, sender: string): boolean {
  const header = Buffer.from(source).toString();
  // Of a longer one not all is read; a carriage return alone ends a line for us.
  if (source.length > maxHeaderBytes || /\r(?!\n)/.test(header)) return false;
  const lines = header.replace(/\r?\n(?=[ \t])/g, "").split(/\r?\n/);
  const [field, ...others] = lines.filter((line) => /^from[ \t]*:/i.test(line));
  if (field === undefined || field.length > maxFromLength || others.length > 0) return false;
  const value = field.slice(field.indexOf(":") + 1).replaceAll("\t", " ");
  const plain = value.replace(quotedOrComment, (found) => (found.startsWith("(") ? " " : '""')).trim();
  // Programs write the address for a name.
  const named = plain.toLowerCase().replaceAll(`'${sender}'`, sender);
  const unnamed = named.startsWith(`${sender} <`) ? named.slice(sender.length + 1) : named;
  const [, bracketed, bare] = oneAddress.exec(unnamed) ?? [];
  return (bracketed ?? bare) === sender;
}
