import { isDatabaseError } from "../database/database.ts";

/** An error as one message for an operator: without a stack, and without the name of a system call. */
export function explainError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (isDatabaseError(error)) return explainDatabaseError(error.code, error.message);
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  const explain = ofSystem[code];
  if (explain && "syscall" in error) return explain("path" in error ? String(error.path) : "It");
  // Where all addresses of a host fail to connect, each has an error of its own.
  if (error instanceof AggregateError && error.errors.length > 0) return explainError(error.errors[0]);
  return error.message || error.name;
}

const ofSystem: Partial<Record<string, (path: string) => string>> = {
  ENOENT: (path) => `${path} is not there.`,
  ENOTDIR: (path) => `${path} cannot be there: part of its path is a file, not a folder.`,
  EISDIR: (path) => `${path} is a folder, not a file.`,
  EEXIST: (path) => `${path} is there already.`,
  EACCES: (path) => `${path} may not be read or written by this user.`,
  EPERM: (path) => `${path} may not be read or written by this user.`,
  EROFS: (path) => `${path} is on a disk that cannot be written.`,
  ENOSPC: () => "The disk is full.",
  EDQUOT: () => "This user's disk quota is used up.",
  EFBIG: () => "The file would be larger than this user, or the disk, allows.",
};

/** Of a table, function, schema or role that is missing. */
const missingSchema = /^(42P01|42883|3F000|42704)$/;

function explainDatabaseError(code: string, message: string): string {
  if (code === "53100") return "The disk of the database is full.";
  if (missingSchema.test(code))
    return `The database is from another version (${message}): start the server once to update it.`;
  return message;
}
