import { createHash, randomBytes, randomInt } from "node:crypto";
import type { Locale } from "../../i18n/text.ts";

/** A key of 256 bits, with the hash by which the database knows it. */
export function createPageKey(): { key: string; hash: string } {
  const key = randomBytes(32).toString("base64url");
  return { key, hash: hashKey(key) };
}

export function hashKey(key: string): string {
  return createHash("sha256").update(key).digest("hex");
}

/** Six digits, with their hash: of another inquiry the same code has another. */
export function createCode(reference: string): { code: string; hash: string } {
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  return { code, hash: hashCode(reference, code) };
}

export function hashCode(reference: string, code: string): string {
  return createHash("sha256").update(`${reference} ${code}`).digest("hex");
}

export interface PageAddress {
  locale: Locale;
  reference: string;
  key: string;
}

export function pagePath({ locale, reference, key }: PageAddress): string {
  return `/${locale}/inquiry/${reference}/${key}`;
}

/** What stands in the path of a page; undefined when no link of ours looks so. */
export function parsePagePath(path: string): PageAddress | undefined {
  const [, locale, reference = "", key = ""] = pathPattern.exec(path) ?? [];
  return locale === undefined ? undefined : { locale: locale === "ar" ? "ar" : "en", reference, key };
}

const pathPattern = /^\/(en|ar)\/inquiry\/(N-[2-9CDFGHJKMNPQRTVWX]{5})\/([\w-]{43})$/;
