/** Content encodings a file may be sent in, and the extension of the file that holds each variant. */
export const encodings = { br: ".br", zstd: ".zst", gzip: ".gz", identity: "" } as const;
export type Encoding = keyof typeof encodings;
