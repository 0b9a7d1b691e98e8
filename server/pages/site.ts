import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import { gzipSync } from "node:zlib";
import { getMimeType } from "hono/utils/mime";
import { placeholderOrigin } from "../../app/site/origin.server.ts";
import type { BuiltPage } from "../../app/inquiries/without-scripts.server.ts";
import { compress, containsUnknownOrigin, type Encoding, encodings } from "./compress.ts";
import { fileHeaders, type HeaderSettings, pageHeaders } from "./headers.ts";
import { isListingFile } from "./listing.ts";

/** The built site, loaded once and kept in memory, but for what is large and seldom asked for. */
export interface Site {
  folder: string;
  /** By URL path: `/en/services`, `/assets/root-x.css`. */
  files: Map<string, SiteFile>;
  /** By URL path, those that carry a notice today: they are served instead. */
  noticedPages: Map<string, SiteFile>;
  /** Headers of those that are left on the disk, by URL path. */
  largeFiles: Map<string, Record<string, string>>;
  /** Pages that exist in both languages, without the language: ``, `services`, `contact/sent`. */
  publicPages: Set<string>;
  /** The list of articles in each category, by internal path: `/en/articles/category/ai`. */
  listings: Map<string, SiteFile>;
  notFound: SiteFile;
  /** File of the pages' code, for those that are rendered for one visitor. */
  serverBuild: string;
}

export interface SiteFile {
  variants: Partial<Record<Encoding, Variant>> & { identity: Variant };
  /** Of every variant, but for those of its content. */
  headers: Record<string, string>;
  /** The same whatever the encoding. */
  etag: string;
  /** Adds the compressed variants, once; undefined when there is nothing to do. */
  compress: (() => Promise<void>) | undefined;
}

/** A file in one content encoding with its headers, prepared once: nearly every response is one of these. */
export interface Variant {
  body: Buffer;
  /** Alternating names and values, as `writeHead` takes them fastest. */
  headers: string[];
}

/** Films and the pictures of shared links, 15 of 32 MB and seldom asked for. */
const largeFile = /\.(mp4|webm|jpg)$/;

/** Loads the site built into `folder`. Throws when there is none. */
export async function loadSite(folder: string, config: HeaderSettings): Promise<Site> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => {
    throw new Error("The site is not built. Run `npm run build` first.");
  });
  const names = entries
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"));
  const files = new Map<string, SiteFile>();
  const largeFiles = new Map<string, Record<string, string>>();
  const listings = new Map<string, SiteFile>();
  await Promise.all(
    names.map(async (name) => {
      const address = `/${name}`.replace(/\/index\.html$/, "");
      if (largeFile.test(name)) return largeFiles.set(address, fileHeaders(address, config));
      const file = await loadFile(join(folder, name), address, config);
      return (isListingFile(address) ? listings : files).set(address, file);
    }),
  );
  const notFound = files.get("/404");
  if (!notFound) throw new Error("The built site has no 404 page. Run `npm run build` again.");
  files.delete("/404");
  return {
    folder,
    files,
    noticedPages: new Map(),
    largeFiles,
    publicPages: listPublicPages(files),
    listings,
    notFound,
    serverBuild: join(folder, "../server/index.js"),
  };
}

async function loadFile(path: string, address: string, config: HeaderSettings): Promise<SiteFile> {
  const built = await readFile(path);
  const isUnfinished = containsUnknownOrigin(path, built);
  const content = isUnfinished
    ? Buffer.from(String(built).replaceAll(placeholderOrigin, config.publicUrl))
    : built;
  const type = mimeTypes[extname(path)] ?? getMimeType(path) ?? "application/octet-stream";
  const policy = path.endsWith(".html") ? pageHeaders(String(content), config) : fileHeaders(address, config);
  const file = createFile(content, { "Content-Type": type, ...policy });
  if (isUnfinished) return file;
  file.compress = undefined;
  for (const [encoding, extension] of Object.entries(encodings)) {
    const body = await readFile(path + extension).catch(() => undefined);
    // Object.entries loses the type of the keys.
    if (body) addVariant(file, encoding as Encoding, body);
  }
  return file;
}

/** Extensions the library does not know. */
const mimeTypes: Record<string, string> = {
  ".webmanifest": "application/manifest+json",
  ".vtt": "text/vtt; charset=utf-8",
};

/** A file of this content, which is compressed when it is first asked for: all of them would hold up the start for seconds. */
export function createFile(content: Buffer, headers: Record<string, string>): SiteFile {
  const hash = createHash("sha256").update(content).digest("base64url").slice(0, 16);
  // Weak, because it is the same in every encoding.
  const etag = `W/"${hash}"`;
  const identity = { body: content, headers: listHeaders(headers, etag, content) };
  let pending: Promise<void> | undefined;
  const file: SiteFile = {
    variants: { identity },
    headers,
    etag,
    compress: () => (pending ??= compressFile(file)),
  };
  return file;
}

/** A page that is sent once, made smaller as far as nobody waits for it. */
export function createPassingFile(page: string, headers: Record<string, string>): SiteFile {
  const content = Buffer.from(page);
  const file = createFile(content, headers);
  file.compress = undefined;
  addVariant(file, "gzip", gzipSync(content, { level: 1 }));
  return file;
}

async function compressFile(file: SiteFile): Promise<void> {
  const { br, gzip } = await compress(file.variants.identity.body);
  if (br) addVariant(file, "br", br);
  if (gzip) addVariant(file, "gzip", gzip);
  file.compress = undefined;
}

function addVariant({ variants, headers, etag }: SiteFile, encoding: Encoding, body: Buffer): void {
  const encoded = { ...headers, "Content-Encoding": encoding };
  variants[encoding] = { body, headers: listHeaders(encoded, etag, body) };
}

function listHeaders(headers: Record<string, string>, etag: string, body: Buffer): string[] {
  return Object.entries({ ...headers, ETag: etag, "Content-Length": String(body.length) }).flat();
}

function listPublicPages(files: Map<string, SiteFile>): Set<string> {
  const english = [...files.keys()].filter((address) => /^\/en(\/|$)/.test(address) && !extname(address));
  return new Set(english.map((address) => address.slice("/en/".length)));
}

/** The file at a URL path, as it is served today. */
export function findPage({ files, noticedPages }: Site, path: string): SiteFile | undefined {
  return noticedPages.get(path) ?? files.get(path);
}

/** A page as the build wrote it, to be filled for one visitor. */
export function toBuiltPage({ variants, headers }: SiteFile): BuiltPage {
  return { html: String(variants.identity.body), policy: headers["Content-Security-Policy"] ?? "" };
}
