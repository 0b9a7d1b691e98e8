import { decodeContent } from "./decode-part.ts";
import type { MimePart } from "./mime-part.ts";

const maxPictures = 50;

const picture =
  /<img\b[^<>]{0,2000}?\ssrc\s?=\s?["']?data:(image\/[\w.+-]{1,40});base64,([\w+/=%\s]{1,14000000})/gi;

/** The pictures that stand in the HTML of a mail itself, as files; each once. */
export function listEmbeddedPictures(part: MimePart): MimePart[] {
  // What stands in a picture's address is ASCII, whatever the charset.
  const html = Buffer.from(decodeContent(part)).toString("latin1");
  const found = new Map<string, MimePart>();
  for (const [, mediaType = "", content = ""] of html.matchAll(picture)) {
    if (found.size >= maxPictures) break;
    found.set(content, {
      mediaType: mediaType.toLowerCase(),
      parameters: new Map(),
      disposition: "inline",
      fileName: "",
      contentId: "",
      encoding: "base64",
      body: Buffer.from(content.replaceAll("%2B", "+").replaceAll("%2F", "/").replaceAll("%3D", "=")),
      children: [],
    });
  }
  return [...found.values()];
}
