import { promisify } from "node:util";
import zlib from "node:zlib";
import pLimit from "p-limit";
import { placeholderOrigin } from "../../app/site/origin.server.ts";

/** Content encodings, the smallest first, and what the name of a file of each ends with. */
export const encodings = { br: ".br", gzip: ".gz" } as const;
export type Encoding = keyof typeof encodings;

/** Everything else (fonts, pictures, film) is compressed by its own format. */
export const compressible = /\.(html|css|js|mjs|json|svg|xml|txt|webmanifest|data)$/;

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Under this many bytes the headers outweigh what is saved. */
const worthIt = 400;

/** Each encoder holds some megabytes from when it is asked for: all at once, a site of 130 pages took three gigabytes. */
const inTurn = pLimit(4);

/** The content in every encoding, as small as it can be made, or in none where it would not be worth it. */
export async function compress(content: Buffer): Promise<Partial<Record<Encoding, Buffer>>> {
  if (content.length < worthIt) return {};
  const params = { [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const [br, gz] = await inTurn(() =>
    Promise.all([brotli(content, { params }), gzip(content, { level: 9 })]),
  );
  return { br, gzip: gz };
}

/** Whether a file still needs the public origin, which the server puts in when it starts; such a file is compressed later. */
export function containsUnknownOrigin(path: string, content: Buffer): boolean {
  return /\.(html|xml|txt|webmanifest)$/.test(path) && content.includes(placeholderOrigin);
}
