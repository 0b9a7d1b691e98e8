import type { Encoding } from "./encodings.ts";

/** A file as it is sent in one content encoding, put together once: nearly every answer is one of these. */
export interface SentForm {
  body: Buffer;
  etag: string;
  /** Name and value in turn. */
  headers: string[];
}

/** `tag` changes with the content; the encoding is added to it. */
export function sentForm(
  body: Buffer,
  encoding: Encoding,
  tag: string,
  common: Record<string, string>,
): SentForm {
  const isPlain = encoding === "identity";
  const etag = isPlain ? `"${tag}"` : `"${tag}-${encoding}"`;
  const headers = {
    ...common,
    ETag: etag,
    "Content-Length": String(body.length),
    // Parts are given of the plain file alone.
    ...(isPlain ? { "Accept-Ranges": "bytes" } : { "Content-Encoding": encoding }),
  };
  return { body, etag, headers: Object.entries(headers).flat() };
}
