import { getSystemErrorMessage } from "node:util";
import { isDatabaseError } from "../database/database.ts";

/** As Node makes them, of a file or of an address. */
type SystemError = NodeJS.ErrnoException & { address?: string; port?: number; hostname?: string };

/** An error as one message for an operator: without a stack, and without the name of a system call. */
export function explainError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (isDatabaseError(error)) return explainDatabaseError(error.code, error.message);
  if (isSystemError(error)) return explainSystemError(error);
  // Where all addresses of a host fail to connect, each has an error of its own.
  if (error instanceof AggregateError && error.errors.length > 0) return explainError(error.errors[0]);
  return error.message || error.name;
}

function isSystemError(error: Error): error is SystemError {
  return "code" in error && "syscall" in error;
}

function explainSystemError(error: SystemError): string {
  const { code = "", errno = 0, syscall, path, message } = error;
  const explain = syscall === "listen" ? ofListening[code] : undefined;
  if (explain) return explain(error);
  if (syscall === "getaddrinfo")
    return `No machine with the name ${error.hostname} was found: check HOST and the network.`;
  if (ofFile[code]) return ofFile[code](path ?? "It");
  return path === undefined ? message : `${path} cannot be used: ${getSystemErrorMessage(errno)}.`;
}

const isForeign = ({ address }: SystemError) =>
  `${address} is not an address of this machine. Set HOST to one that is, such as 127.0.0.1 (for metrics, METRICS_PORT).`;

const ofListening: Partial<Record<string, (error: SystemError) => string>> = {
  EADDRINUSE: ({ port }) =>
    `Port ${port} is taken by another program. Stop it, or set PORT to another port (for metrics, METRICS_PORT).`,
  EACCES: ({ port }) =>
    `This user may not open port ${port}: ports below 1024 belong to the system. Set PORT to a higher one, and put a reverse proxy in front.`,
  EADDRNOTAVAIL: isForeign,
  EAFNOSUPPORT: isForeign,
  EINVAL: isForeign,
};

const ofFile: Partial<Record<string, (path: string) => string>> = {
  ENOENT: (path) => `${path} does not exist.`,
  ENOTDIR: (path) => `${path} cannot exist: part of its path is a file, not a folder.`,
  EISDIR: (path) => `${path} is a folder, not a file.`,
  EEXIST: (path) => `${path} already exists.`,
  EACCES: (path) => `This user may not read or write ${path}.`,
  EPERM: (path) => `This user may not read or write ${path}.`,
  EROFS: (path) => `${path} is on a read-only disk.`,
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
