import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import { getMimeType } from "hono/utils/mime";
import type { Config } from "../config.ts";
import { fileHeaders, pageHeaders } from "./headers.ts";

/** How a file may be sent, best first. Those but the last stand beside the file under a further ending. */
export const encodings = { br: ".br", zstd: ".zst", gzip: ".gz", identity: "" } as const;
export type Encoding = keyof typeof encodings;

export interface SiteFile {
  /** The bytes to send, by content encoding. */
  bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer };
  /** Changes with the content; the encoding is added to it when sent. */
  tag: string;
  headers: Record<string, string>;
}

/** The built site, read once and held in memory. */
export interface Site {
  /** By address: `/en/services`, `/assets/root-x.css`. */
  files: Map<string, SiteFile>;
  /** Pages that exist in both languages, without the language: ``, `services`, `contact/sent`. */
  publicPages: Set<string>;
  notFound: SiteFile;
}

/** Reads the site built into `folder`. Throws when there is none. */
export async function loadSite(folder: string, config: Pick<Config, "publicUrl">): Promise<Site> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => {
    throw new Error("The site is not built. Run `npm run build` first.");
  });
  const paths = names.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const siblings = new Set(paths);
  const files = new Map<string, SiteFile>();
  for (const path of paths.filter((name) => !/\.(br|zst|gz)$/.test(name))) {
    files.set(addressOf(relative(folder, path)), await readSiteFile(path, siblings, config));
  }
  const notFound = files.get("/404");
  if (!notFound)
    throw new Error("The built site has no page for unknown addresses. Run `npm run build` again.");
  files.delete("/404");
  return { files, notFound, publicPages: publicPagesOf(files) };
}

function addressOf(name: string): string {
  return `/${name.split(sep).join("/")}`.replace(/\/index\.html$/, "");
}

async function readSiteFile(
  path: string,
  siblings: Set<string>,
  config: Pick<Config, "publicUrl">,
): Promise<SiteFile> {
  const identity = await readFile(path);
  const bodies: SiteFile["bodies"] = { identity };
  for (const [encoding, ending] of Object.entries(encodings)) {
    if (ending && siblings.has(path + ending)) bodies[encoding as Encoding] = await readFile(path + ending);
  }
  const isPage = path.endsWith(".html");
  return {
    bodies,
    tag: createHash("sha256").update(identity).digest("base64url").slice(0, 16),
    headers: {
      "Content-Type": getMimeType(path) ?? mimeTypes[extname(path)] ?? "application/octet-stream",
      ...(isPage ? pageHeaders(identity.toString("utf8"), config.publicUrl) : fileHeaders(path)),
    },
  };
}

/** Endings the library does not know. */
const mimeTypes: Record<string, string> = {
  ".data": "text/x-script",
  ".webmanifest": "application/manifest+json",
};

function publicPagesOf(files: Map<string, SiteFile>): Set<string> {
  const english = [...files.keys()].filter((address) => /^\/en(\/|$)/.test(address) && !extname(address));
  return new Set(english.map((address) => address.slice("/en/".length)));
}
