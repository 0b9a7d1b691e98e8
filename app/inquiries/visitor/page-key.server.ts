import { createHash, randomBytes } from "node:crypto";
import type { Locale } from "../../i18n/text.ts";

/** A key of 256 bits, with the hash by which the database knows it. */
export function createPageKey(): { key: string; hash: string } {
  const key = randomBytes(32).toString("base64url");
  return { key, hash: hashKey(key) };
}

export function hashKey(key: string): string {
  return createHash("sha256").update(key).digest("hex");
}

export interface PageAddress {
  locale: Locale;
  reference: string;
  key: string;
  /** Of the page that erases the inquiry. */
  erases?: boolean;
  /** Of a file of the conversation, below the page. */
  fileId?: string | undefined;
}

export function pagePath({ locale, reference, key, erases }: PageAddress): string {
  return `/${locale}/inquiry/${reference}/${key}${erases ? "/erase" : ""}`;
}

/** What stands in the path of a page, with what a mail program added at its end; undefined when no link of ours looks so. */
export function parsePagePath(path: string): PageAddress | undefined {
  const [, locale, reference = "", key = "", erase, fileId] = pathPattern.exec(decode(path)) ?? [];
  return locale === undefined
    ? undefined
    : {
        locale: locale === "ar" ? "ar" : "en",
        reference: reference.toUpperCase(),
        key,
        erases: erase !== undefined,
        fileId,
      };
}

/** A full stop, a bracket or a space after a link is not the link's; and some capitalize what looks like a number. */
const pathPattern =
  /^\/(en|ar)\/inquiry\/(N-[2-9CDFGHJKMNPQRTVWX]{5})\/([\w-]{43})(?:(\/erase)|\/files\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}))?[\W_]*$/i;

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
