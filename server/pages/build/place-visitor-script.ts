import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Manifest } from "vite";
import { bundle } from "./inline-scripts.ts";

/** Renders the page of an inquiry where no server of ours does: in a build for Supabase. */
export const pageScript = "app/inquiries/visitor/scripted/render-visitor-page.tsx";

/** Names in the built page of inquiries the script that it has. `manifest` is Vite's. */
export async function placeVisitorScript(folder: string, manifest: Manifest): Promise<void> {
  const script = manifest[pageScript];
  // Nothing is painted before it runs: what is built offers a new link, which who has one does not want.
  const element = script
    ? `<script type="module" blocking="render" src="/${script.file}"></script>`
    : `<meta name="visitor-script" content="${await writeUploadScript(folder)}">`;
  for (const path of [join(folder, "en/inquiry/index.html"), join(folder, "ar/inquiry/index.html")]) {
    const html = await readFile(path, "utf8");
    await writeFile(path, html.replace("</head>", `${element}</head>`));
  }
}

/**
 * Writes the script that sends files, and returns its address. It is a bundle of its own: what it shared with the modules of other pages
 * would cost those a request.
 */
async function writeUploadScript(folder: string): Promise<string> {
  const code = await bundle("app/inquiries/visitor/upload/upload-files.ts");
  const hash = createHash("sha256").update(code).digest("base64url").slice(0, 8);
  const href = `/assets/upload-files-${hash}.js`;
  await writeFile(join(folder, href), code);
  return href;
}
