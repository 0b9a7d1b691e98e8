/** How a file may be sent, and the ending under which that form stands beside it. */
export const encodings = { br: ".br", zstd: ".zst", gzip: ".gz", identity: "" } as const;
export type Encoding = keyof typeof encodings;
