import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { bundle } from "./inline-scripts.ts";

/**
 * Names in the built page of inquiries its script. It is a bundle of its own: what it shared with the modules of other
 * pages would cost those a request.
 */
export async function placeVisitorScript(folder: string): Promise<void> {
  const code = await bundle("app/inquiries/visitor/script/visitor-script.ts");
  const hash = createHash("sha256").update(code).digest("base64url").slice(0, 8);
  const href = `/assets/visitor-${hash}.js`;
  await writeFile(join(folder, href), code);
  for (const path of [join(folder, "en/inquiry/index.html"), join(folder, "ar/inquiry/index.html")]) {
    const html = await readFile(path, "utf8");
    await writeFile(path, html.replace("</head>", `<meta name="visitor-script" content="${href}"></head>`));
  }
}
