import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import { getMimeType } from "hono/utils/mime";
import { unknownOrigin } from "../../app/site/origin.server.ts";
import { compress } from "./build/compress.ts";
import { type Encoding, encodings } from "./encodings.ts";
import { namesUnknownOrigin } from "./unknown-origin.ts";
import { isListing } from "./listing.ts";
import { fileHeaders, type HeaderSettings, pageHeaders } from "./headers.ts";
import { type SentForm, sentForm } from "./sent-form.ts";

export interface SiteFile {
  forms: Partial<Record<Encoding, SentForm>> & { identity: SentForm };
  /** Names of the encodings there are, the smallest form first, with spaces between them. */
  bySize: string;
  /** Changes with the content, whatever its encoding. */
  tag: string;
  /** Of every form. */
  headers: Record<string, string>;
  /** Adds the compressed forms, once; undefined when there is nothing to do. */
  compress: (() => Promise<void>) | undefined;
}

/** The built site, read once and held in memory. */
export interface Site {
  /** By address: `/en/services`, `/assets/root-x.css`. */
  files: Map<string, SiteFile>;
  /** Pages that exist in both languages, without the language: ``, `services`, `contact/sent`. */
  publicPages: Set<string>;
  /** The list of articles in each category, by names nobody sees: `/en/articles/category/ai`. */
  listings: Map<string, SiteFile>;
  notFound: SiteFile;
}

/** Reads the site built into `folder`. Throws when there is none. */
export async function loadSite(folder: string, config: HeaderSettings): Promise<Site> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => {
    throw new Error("The site is not built. Run `npm run build` first.");
  });
  const paths = names.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const siblings = new Set(paths);
  const files = new Map<string, SiteFile>();
  const listings = new Map<string, SiteFile>();
  const named = paths.filter((name) => !/\.(br|zst|gz)$/.test(name));
  await Promise.all(
    named.map(async (path) => {
      const address = addressOf(relative(folder, path));
      (isListing(address) ? listings : files).set(address, await readSiteFile(path, siblings, config));
    }),
  );
  const notFound = files.get("/404");
  if (!notFound)
    throw new Error("The built site has no page for unknown addresses. Run `npm run build` again.");
  files.delete("/404");
  return { files, listings, notFound, publicPages: publicPagesOf(files) };
}

function addressOf(name: string): string {
  return `/${name.split(sep).join("/")}`.replace(/\/index\.html$/, "");
}

async function readSiteFile(path: string, siblings: Set<string>, config: HeaderSettings): Promise<SiteFile> {
  const written = await readFile(path);
  const identity = withOrigin(path, written, config.publicUrl);
  const isPage = path.endsWith(".html");
  const tag = createHash("sha256").update(identity).digest("base64url").slice(0, 16);
  const headers = {
    "Content-Type": mimeTypes[extname(path)] ?? getMimeType(path) ?? "application/octet-stream",
    ...(isPage ? pageHeaders(identity.toString("utf8"), config) : fileHeaders(path, config)),
  };
  const forms: SiteFile["forms"] = { identity: sentForm(identity, "identity", tag, headers) };
  const file: SiteFile = { forms, bySize: "identity", tag, headers, compress: undefined };
  if (identity === written) addForms(file, await readCompressed(path, siblings));
  else file.compress = compressOnce(file, identity);
  return file;
}

/** All pages together take seconds, which nobody should wait for when the server starts: each is compressed when first asked for. */
function compressOnce(file: SiteFile, content: Buffer): () => Promise<void> {
  const addCompressed = async () => {
    addForms(file, await compress(content, "quick"));
    file.compress = undefined;
  };
  let underWay: Promise<void> | undefined;
  return () => (underWay ??= addCompressed());
}

function addForms(file: SiteFile, compressed: Map<Encoding, Buffer>) {
  for (const [encoding, body] of compressed)
    file.forms[encoding] = sentForm(body, encoding, file.tag, file.headers);
  file.bySize = namesBySize(file.forms);
}

function namesBySize(forms: SiteFile["forms"]): string {
  const sizes = Object.entries(forms).map(([name, { body }]) => ({ name, bytes: body.length }));
  return sizes
    .toSorted((one, other) => one.bytes - other.bytes)
    .map(({ name }) => name)
    .join(" ");
}

function withOrigin(path: string, written: Buffer, origin: string): Buffer {
  if (!namesUnknownOrigin(path, written)) return written;
  return Buffer.from(written.toString("utf8").replaceAll(unknownOrigin, origin));
}

async function readCompressed(path: string, siblings: Set<string>): Promise<Map<Encoding, Buffer>> {
  const bodies = new Map<Encoding, Buffer>();
  for (const [encoding, ending] of Object.entries(encodings)) {
    // Object.entries forgets that the keys are encodings.
    if (ending && siblings.has(path + ending))
      bodies.set(encoding as Encoding, await readFile(path + ending));
  }
  return bodies;
}

/** Endings the library does not know. */
const mimeTypes: Record<string, string> = {
  ".webmanifest": "application/manifest+json",
  ".vtt": "text/vtt; charset=utf-8",
};

function publicPagesOf(files: Map<string, SiteFile>): Set<string> {
  const english = [...files.keys()].filter((address) => /^\/en(\/|$)/.test(address) && !extname(address));
  return new Set(english.map((address) => address.slice("/en/".length)));
}
