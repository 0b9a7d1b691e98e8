/** Content encodings a file may be sent in, and the extension of the file that holds each variant. */
export const encodings = { br: ".br", zstd: ".zst", gzip: ".gz", identity: "" } as const;
export type Encoding = keyof typeof encodings;

export interface Content {
  /** A string is the path of a file that is read from the disk each time it is asked for. */
  body: Buffer | string;
  bytes: number;
}

/** A file in one content encoding with its headers, prepared once: nearly every response is one of these. */
export interface EncodedVariant extends Content {
  etag: string;
  /** Alternating names and values, as `writeHead` takes them. */
  headers: string[];
}

/** The ETag is the hash of the content and the encoding. */
export function createVariant(
  { body, bytes }: Content,
  encoding: Encoding,
  contentHash: string,
  common: Record<string, string>,
): EncodedVariant {
  const isIdentity = encoding === "identity";
  const etag = isIdentity ? `"${contentHash}"` : `"${contentHash}-${encoding}"`;
  const headers = {
    ...common,
    ETag: etag,
    "Content-Length": String(bytes),
    // Ranges are served of the identity variant alone.
    ...(isIdentity ? { "Accept-Ranges": "bytes" } : { "Content-Encoding": encoding }),
  };
  return { body, bytes, etag, headers: Object.entries(headers).flat() };
}
