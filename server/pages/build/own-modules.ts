import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { CheerioAPI } from "cheerio";
import { bundle } from "./bundle.ts";

const root = join(import.meta.dirname, "../../..");

/**
 * For pages without React that are enhanced by a module of ours, or draw in a worker: a page names the source
 * (`/app/articles/enhancements/main.ts`). What comes back gives a page the addresses of bundles, made once and written to `folder`.
 */
export function nameOwnModules(folder: string): (page: CheerioAPI) => Promise<void> {
  const addresses = new Map<string, string>();
  return async (page) => {
    for (const name of ["hydrate", "worker"]) {
      const named = page(`meta[name=${name}][content^='/app/']`);
      const source = named.attr("content");
      if (!source) continue;
      const address = addresses.get(source) ?? (await writeBundle(folder, source));
      addresses.set(source, address);
      named.attr("content", address);
    }
  };
}

async function writeBundle(folder: string, source: string): Promise<string> {
  const text = await bundle(join(root, source), "es");
  const digest = createHash("sha256").update(text).digest("base64url").slice(0, 8);
  const part = basename(dirname(dirname(source)));
  const address = `/assets/${part}-${digest}.js`;
  await writeFile(join(folder, address), text);
  return address;
}
