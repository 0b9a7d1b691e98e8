import { readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import zlib from "node:zlib";
import { type Encoding, encodings } from "../encodings.ts";

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const zstd = promisify(zlib.zstdCompress);

/** Under this many bytes the headers outweigh what is saved. */
const worthIt = 400;

/** Everything else (fonts, pictures, film) is compressed by its own format. */
const compressible = /\.(html|css|js|mjs|json|svg|xml|txt|webmanifest|data)$/;

/** Writes the compressed forms of a file beside it, as small as they can be made. */
export async function compressBeside(path: string): Promise<void> {
  if (!compressible.test(path)) return;
  const content = await readFile(path);
  for (const [encoding, body] of Object.entries(await compress(content, zlib.constants.BROTLI_MAX_QUALITY))) {
    // Only names of encodings come out of `compress`.
    await writeFile(path + encodings[encoding as Encoding], body);
  }
}

/** The content in every encoding, or in none where it would not be worth it. */
export async function compress(content: Buffer, brotliQuality: number): Promise<Partial<Record<Encoding, Buffer>>> {
  if (content.length < worthIt) return {};
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, ZSTD_c_compressionLevel } = zlib.constants;
  const [br, gz, zst] = await Promise.all([
    brotli(content, { params: { [BROTLI_PARAM_QUALITY]: brotliQuality, [BROTLI_PARAM_SIZE_HINT]: content.length } }),
    gzip(content, { level: 9 }),
    zstd(content, { params: { [ZSTD_c_compressionLevel]: 19 } }),
  ]);
  return { br, gzip: gz, zstd: zst };
}
