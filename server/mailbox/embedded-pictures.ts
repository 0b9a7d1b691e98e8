import { decodeContent } from "./decode-part.ts";
import type { MimePart } from "./mime-part.ts";

/** Longer than any other beginning of such an address. */
const maxTypeLength = 60;

/**
 * Parts the pictures that stand in a mail's HTML from it, as files; each once. Their bytes are not searched by a pattern: they may be
 * many millions.
 */
export function partPictures(part: MimePart): { html: MimePart; pictures: MimePart[] } {
  // Markup and base64 are ASCII, whatever the charset.
  const source = Buffer.from(decodeContent(part)).toString("latin1");
  const pictures = new Map<string, MimePart>();
  const kept: string[] = [];
  let start = 0;
  for (let at = source.indexOf("data:image/"); at >= 0; at = source.indexOf("data:image/", start)) {
    const head = /^data:(image\/[\w.+-]+)(?:;[\w=-]+)?;base64,/.exec(source.slice(at, at + maxTypeLength));
    const content = at + (head?.[0].length ?? "data:image/".length);
    const end = head ? endOfAddress(source, content, source[at - 1] ?? "") : content;
    if (head) {
      const encoded = source.slice(content, end).replaceAll("%2B", "+").replaceAll("%2F", "/");
      pictures.set(encoded, toFile(head[1] ?? "", encoded));
    }
    kept.push(source.slice(start, head ? at : end));
    start = end;
  }
  kept.push(source.slice(start));
  const html = { ...part, encoding: "8bit", body: Buffer.from(kept.join(""), "latin1") };
  return { html, pictures: [...pictures.values()] };
}

/** At the quotation mark that began it, else at a space or the end of the tag. */
function endOfAddress(source: string, start: number, mark: string): number {
  const ends = mark === '"' || mark === "'" ? [mark] : [" ", ">", "\n"];
  const found = ends.map((end) => source.indexOf(end, start)).filter((at) => at >= 0);
  return found.length > 0 ? Math.min(...found) : source.length;
}

function toFile(mediaType: string, encoded: string): MimePart {
  return {
    mediaType: mediaType.toLowerCase(),
    parameters: new Map(),
    disposition: "inline",
    fileName: "",
    contentId: "",
    encoding: "base64",
    body: Buffer.from(encoded, "latin1"),
    children: [],
  };
}
