/** Bytes of the files of one message together. */
export const maxFilesBytes = 25_000_000;
