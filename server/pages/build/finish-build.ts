import { createHash } from "node:crypto";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { compress, compressible, containsUnknownOrigin, encodings } from "../compress.ts";
import { placeStyles } from "./page-styles.ts";
import { bundle } from "./vite-plugins.ts";

/** Runs after React Router's build: places each page's styles and compresses every file beside itself. */
export async function finishBuild(folder: string): Promise<void> {
  await rm(join(folder, ".vite"), { recursive: true });
  await placeVisitorScript(folder);
  for (const path of await filesIn(folder)) {
    // For navigations by React Router without a new document, which no page makes.
    if (path.endsWith(".data")) await rm(path);
    if (path.endsWith(".html")) await placeStyles(folder, path);
  }
  await Promise.all((await filesIn(folder)).map(compressBeside));
}

/**
 * Names in the built page of inquiries its script. It is a bundle of its own: what it shared with the modules of other
 * pages would cost those a request.
 */
async function placeVisitorScript(folder: string): Promise<void> {
  const code = await bundle("app/inquiries/visitor/script/visitor-script.ts");
  const hash = createHash("sha256").update(code).digest("base64url").slice(0, 8);
  const href = `/assets/visitor-${hash}.js`;
  await writeFile(join(folder, href), code);
  for (const path of [join(folder, "en/inquiry/index.html"), join(folder, "ar/inquiry/index.html")]) {
    const html = await readFile(path, "utf8");
    await writeFile(path, html.replace("</head>", `<meta name="visitor-script" content="${href}"></head>`));
  }
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

/** Writes the compressed forms of a file beside it, unless the file is not finished yet. */
async function compressBeside(path: string): Promise<void> {
  if (!compressible.test(path)) return;
  const content = await readFile(path);
  if (containsUnknownOrigin(path, content)) return;
  const { br, gzip } = await compress(content);
  if (br) await writeFile(path + encodings.br, br);
  if (gzip) await writeFile(path + encodings.gzip, gzip);
}
