import { readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import zlib from "node:zlib";
import pLimit from "p-limit";
import { type Encoding, encodings } from "../encoded-variant.ts";
import { containsUnknownOrigin } from "../unknown-origin.ts";

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const zstd = promisify(zlib.zstdCompress);

/** Under this many bytes the headers outweigh what is saved. */
const worthIt = 400;

/** Everything else (fonts, pictures, film) is compressed by its own format. */
const compressible = /\.(html|css|js|mjs|json|svg|xml|txt|webmanifest|data)$/;

/** Writes the compressed forms of a file beside it, as small as they can be made, unless the file is not finished yet. */
export async function compressBeside(path: string): Promise<void> {
  if (!compressible.test(path)) return;
  const content = await readFile(path);
  if (containsUnknownOrigin(path, content)) return;
  for (const [encoding, body] of await compress(content, "best")) {
    await writeFile(path + encodings[encoding], body);
  }
}

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, ZSTD_c_compressionLevel } = zlib.constants;

/** Quick is for a request that waits: a hundred pages take a second instead of ten. */
const efforts = { best: { brotli: 11, zstd: 19 }, quick: { brotli: 9, zstd: 9 } };

/**
 * Each encoder holds some megabytes from when it is asked for: all at once, a site of 130 pages took three gigabytes. No
 * more than four work at a time anyway.
 */
const inTurn = pLimit(4);

/** The content in every encoding, or in none where it would not be worth it. */
export async function compress(
  content: Buffer,
  effort: keyof typeof efforts,
): Promise<Map<Encoding, Buffer>> {
  if (content.length < worthIt) return new Map();
  const levels = efforts[effort];
  const [br, gz, zst] = await inTurn(() =>
    Promise.all([
      brotli(content, {
        params: { [BROTLI_PARAM_QUALITY]: levels.brotli, [BROTLI_PARAM_SIZE_HINT]: content.length },
      }),
      gzip(content, { level: 9 }),
      zstd(content, { pledgedSrcSize: content.length, params: { [ZSTD_c_compressionLevel]: levels.zstd } }),
    ]),
  );
  return new Map([
    ["br", br],
    ["gzip", gz],
    ["zstd", zst],
  ]);
}
