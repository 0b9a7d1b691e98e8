import { createHash, type Hash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import { getMimeType } from "hono/utils/mime";
import pLimit from "p-limit";
import { placeholderOrigin } from "../../app/site/origin.server.ts";
import type { BuiltPage } from "../../app/without-scripts.server.ts";
import { compress } from "./build/compress.ts";
import { containsUnknownOrigin } from "./unknown-origin.ts";
import { isListingFile } from "./listing.ts";
import { fileHeaders, type HeaderSettings, pageHeaders } from "./headers.ts";
import { type PageContents, pageContentsFile } from "./page-contents.ts";
import {
  type Content,
  createVariant,
  type EncodedVariant,
  type Encoding,
  encodings,
} from "./encoded-variant.ts";

export interface SiteFile {
  variants: Partial<Record<Encoding, EncodedVariant>> & { identity: EncodedVariant };
  /** Names of its encodings, smallest variant first, separated by spaces. */
  encodingsBySize: string;
  /** Of the content, whatever its encoding. */
  contentHash: string;
  /** Of every variant. */
  headers: Record<string, string>;
  /** Adds the compressed variants, once; undefined when there is nothing to do. */
  compress: (() => Promise<void>) | undefined;
}

/** Videos and the pictures of shared links are 15 of 32 MB and seldom asked for: they are left on the disk. */
const fileOnDisk = /\.(mp4|webm|jpg)$/;

/** The built site, loaded once and kept in memory, but for what is large and seldom asked for. */
export interface Site {
  /** By URL path: `/en/services`, `/assets/root-x.css`. */
  files: Map<string, SiteFile>;
  /** By URL path, those that carry a notice today: they are served instead. */
  noticedPages: Map<string, SiteFile>;
  /** Pages that exist in both languages, without the language: ``, `services`, `contact/sent`. */
  publicPages: Set<string>;
  /** The list of articles in each category, by internal path: `/en/articles/category/ai`. */
  listings: Map<string, SiteFile>;
  notFound: SiteFile;
  /** File of the pages' code, for those that are rendered for one visitor. */
  serverBuild: string;
}

/** Loads the site built into `folder`. Throws when there is none. */
export async function loadSite(folder: string, config: HeaderSettings): Promise<Site> {
  const contents = await loadPageContents(folder);
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = names.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const allPaths = new Set(paths);
  const files = new Map<string, SiteFile>();
  const listings = new Map<string, SiteFile>();
  const originals = paths.filter((name) => !/\.(br|zst|gz)$/.test(name));
  await Promise.all(
    originals.map(async (path) => {
      const name = relative(folder, path).split(sep).join("/");
      const headers = createHeaders(path, contents[name], config);
      const address = `/${name}`.replace(/\/index\.html$/, "");
      (isListingFile(address) ? listings : files).set(
        address,
        await loadSiteFile(path, allPaths, headers, config),
      );
    }),
  );
  const notFound = files.get("/404");
  if (!notFound) throw new Error("The built site has no 404 page. Run `npm run build` again.");
  files.delete("/404");
  return {
    files,
    listings,
    noticedPages: new Map(),
    notFound,
    publicPages: listPublicPages(files),
    serverBuild: join(folder, "../server/index.js"),
  };
}

/** The file at a URL path, as it is served today. */
export function findPage({ files, noticedPages }: Site, path: string): SiteFile | undefined {
  return noticedPages.get(path) ?? files.get(path);
}

/** A page as the build wrote it, to be filled for one visitor. */
export function toBuiltPage({ variants, headers }: SiteFile): BuiltPage {
  return { html: String(variants.identity.body), policy: headers["Content-Security-Policy"] ?? "" };
}

/** Of every page, by the name of its file. */
async function loadPageContents(folder: string): Promise<Record<string, PageContents>> {
  const text = await readFile(join(folder, "..", pageContentsFile), "utf8").catch(() => {
    throw new Error("The site is not built. Run `npm run build` first.");
  });
  return JSON.parse(text);
}

function createHeaders(
  path: string,
  contents: PageContents | undefined,
  config: HeaderSettings,
): Record<string, string> {
  // Without them it would be served without a policy.
  if (path.endsWith(".html") && !contents)
    throw new Error(`${path} is not of this build. Run \`npm run build\` again.`);
  return {
    "Content-Type": mimeTypes[extname(path)] ?? getMimeType(path) ?? "application/octet-stream",
    ...(contents ? pageHeaders(contents, config) : fileHeaders(path, config)),
  };
}

/** Extensions the library does not know. */
const mimeTypes: Record<string, string> = {
  ".webmanifest": "application/manifest+json",
  ".vtt": "text/vtt; charset=utf-8",
};

async function loadSiteFile(
  path: string,
  allPaths: Set<string>,
  headers: Record<string, string>,
  { publicUrl }: HeaderSettings,
): Promise<SiteFile> {
  if (fileOnDisk.test(path)) {
    const contentHash = toContentHash(await hashFile(path));
    return createSiteFile({ body: path, bytes: (await stat(path)).size }, contentHash, headers);
  }
  const original = await readFile(path);
  const identity = replaceUnknownOrigin(path, original, publicUrl);
  const file = createPage(identity, headers);
  if (identity === original) {
    addVariants(file, await loadCompressed(path, allPaths));
    file.compress = undefined;
  }
  return file;
}

/** A file of this content, which is compressed when it is first asked for. */
export function createPage(content: Buffer, headers: Record<string, string>): SiteFile {
  const contentHash = toContentHash(createHash("sha256").update(content));
  const file = createSiteFile({ body: content, bytes: content.length }, contentHash, headers);
  file.compress = createCompressor(file, content);
  return file;
}

/** In pieces: at once, the memory of a video is not given back. */
async function hashFile(path: string): Promise<Hash> {
  const hash = createHash("sha256");
  for await (const piece of createReadStream(path)) hash.update(piece);
  return hash;
}

function toContentHash(hash: Hash): string {
  return hash.digest("base64url").slice(0, 16);
}

function createSiteFile(content: Content, contentHash: string, headers: Record<string, string>): SiteFile {
  const identity = createVariant(content, "identity", contentHash, headers);
  const variants = { identity };
  return { variants, encodingsBySize: "identity", contentHash, headers, compress: undefined };
}

async function loadCompressed(path: string, allPaths: Set<string>): Promise<Map<Encoding, Buffer>> {
  const bodies = new Map<Encoding, Buffer>();
  for (const [encoding, extension] of Object.entries(encodings)) {
    // Object.entries loses the type of the keys.
    if (extension && allPaths.has(path + extension))
      bodies.set(encoding as Encoding, await readFile(path + extension));
  }
  return bodies;
}

/**
 * Compressing all pages takes seconds, too long for a start of the server: each is compressed when first requested, quickly
 * for that request, then as small as it can be made for the next ones.
 */
function createCompressor(file: SiteFile, content: Buffer): () => Promise<void> {
  const compressFile = async () => {
    addVariants(file, await compress(content, "quick"));
    file.compress = undefined;
    void inBackground(async () => addVariants(file, await compress(content, "best")));
  };
  let pending: Promise<void> | undefined;
  return () => (pending ??= compressFile());
}

const inBackground = pLimit(1);

function addVariants(file: SiteFile, compressed: Map<Encoding, Buffer>) {
  for (const [encoding, body] of compressed)
    file.variants[encoding] = createVariant(
      { body, bytes: body.length },
      encoding,
      file.contentHash,
      file.headers,
    );
  file.encodingsBySize = listEncodingsBySize(file.variants);
}

function listEncodingsBySize(variants: SiteFile["variants"]): string {
  const sizes = Object.entries(variants).map(([name, { bytes }]) => ({ name, bytes }));
  return sizes
    .toSorted((one, other) => one.bytes - other.bytes)
    .map(({ name }) => name)
    .join(" ");
}

function replaceUnknownOrigin(path: string, original: Buffer, origin: string): Buffer {
  if (!containsUnknownOrigin(path, original)) return original;
  return Buffer.from(original.toString("utf8").replaceAll(placeholderOrigin, origin));
}

function listPublicPages(files: Map<string, SiteFile>): Set<string> {
  const english = [...files.keys()].filter((address) => /^\/en(\/|$)/.test(address) && !extname(address));
  return new Set(english.map((address) => address.slice("/en/".length)));
}
