import { maxFileBytes } from "./stored-files.ts";

/** Limits of forms with a file, which are read as they come. Times in milliseconds. */
export const formLimits = {
  /** Read at once, in all and of one network. */
  forms: 8,
  formsPerNetwork: 2,
  /** The file, and what a form has around it. */
  bytes: maxFileBytes + 64 * 1024,
  /** Within each of these windows there must come so many bytes, unless it is the database that is slow. */
  window: 30_000,
  bytesPerWindow: 60 * 1024,
  /** Until all of it has come. */
  time: 15 * 60_000,
};
export type FormLimits = typeof formLimits;
