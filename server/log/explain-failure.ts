import { getSystemErrorMessage } from "node:util";
import type { LocalizedText } from "../../app/i18n/text.ts";
import { mailRefusals } from "../../app/inquiries/desk/mail-problems/mail-refusal-words.ts";
import { isDatabaseError } from "../database/database.ts";

/** Node's error about a file or an address. */
type SystemError = NodeJS.ErrnoException & { address?: string; port?: number; hostname?: string };

/** What an operator reads, with what to do. `name` is the setting, the path, the port or the address at fault. */
type Sentence = (name: string) => string;

type Sentences = Partial<Record<string, Sentence>>;

/** An error as one message for an operator: without a stack, and without the name of a system call. */
export function explainFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (isDatabaseError(error)) return ofDatabase[error.code]?.(error.message) ?? error.message;
  if (isSystemError(error)) return explainSystemError(error);
  // Where all addresses of a host fail to connect, each has an error of its own.
  if (error instanceof AggregateError && error.errors.length > 0) return explainFailure(error.errors[0]);
  return error.message || error.name;
}

function isSystemError(error: Error): error is SystemError {
  return "code" in error && "syscall" in error;
}

function explainSystemError(error: SystemError): string {
  const { code = "", errno = 0, syscall, path, port, address, hostname, message } = error;
  const sentence = syscall === "listen" ? ofListening[code] : undefined;
  if (sentence) return sentence(sentence === isForeign ? `${address}` : `${port}`);
  if (syscall === "getaddrinfo")
    return `No machine with the name ${hostname} was found: check HOST and the network.`;
  if (ofFile[code]) return ofFile[code](path ?? "It");
  // Some of Node's own errors have numbers that are none of the system.
  const isOfSystem = path !== undefined && errno < 0;
  return isOfSystem ? `${path} cannot be used: ${getSystemErrorMessage(errno)}.` : message;
}

/** Why the server at `host`, which a setting names, cannot be used, and what to do. `code` is what the caller knows better. */
export function explainServer(error: unknown, host: string, setting: string, code = codeOf(error)): string {
  const refusal = explainRefusal(code, setting);
  if (refusal) return refusal.replace(/^The mail server (.*)\.$/, `${host} $1`);
  const message = error instanceof Error ? error.message : "";
  const find = (table: [pattern: RegExp, sentence: Sentence][]) =>
    table.find(([pattern]) => pattern.test(`${code} ${message}`))?.[1](setting);
  const known = find(ofPostgres) ?? (isDatabaseError(error) ? `says: ${message}` : find(ofConnection));
  if (known) return `${host} ${known}`;
  const reason = /\bE[A-Z]{5,}\b/.exec(message)?.[0] ?? (message || code);
  return `${host} does not answer (${reason}): check ${setting}, the server and the firewall`;
}

/** Why a mail server lets nobody sign in, as the desk says it; undefined for another code. */
export function explainRefusal(code: string, setting: string): string | undefined {
  return ofSignIn[code]?.en.replace("{setting}", setting);
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}

const ofSignIn: Partial<Record<string, LocalizedText>> = mailRefusals;

/** Each is found by the code of Postgres, or by the words of `pg` where there is none. */
const ofPostgres: [pattern: RegExp, sentence: Sentence][] = [
  [/^28P01|password authentication failed/, (setting) => `rejects the user name or password in ${setting}`],
  [/^3D000/, (setting) => `has no database of the name in ${setting}: create it, or correct the name`],
  [/^53300/, () => "has no connection left: raise max_connections there: each process takes up to ten"],
  [/^57P03/, () => "is starting or stopping: try again when it is ready"],
  [/client password must be a string/, (setting) => `requires a password: add one to ${setting}`],
  [
    /unsupported startup parameter/,
    (setting) =>
      `is a pooler that refuses the site's time limits: name Postgres itself in ${setting}, or list statement_timeout, lock_timeout and idle_in_transaction_session_timeout in ignore_startup_parameters of PgBouncer`,
  ],
  [
    /no pg_hba\.conf entry.*no encryption/,
    (setting) => `accepts only encrypted connections: add sslmode=verify-full to ${setting}`,
  ],
  [/no pg_hba\.conf entry/, () => "does not let this machine or user in: see pg_hba.conf there"],
  [
    /does not support SSL connections/,
    (setting) =>
      `offers no encryption, which sslmode in ${setting} requires: switch it on there, or leave out sslmode in a private network`,
  ],
];

/** Each holds for every server. The words about certificates are Node's. */
const ofConnection: [pattern: RegExp, sentence: Sentence][] = [
  [/certificate has expired/, () => "has a certificate that has expired: renew it"],
  [/altnames/, (setting) => `has a certificate for another name: use that name in ${setting}`],
  [
    /certificate/,
    (setting) =>
      `has a certificate that no known authority has signed: name the file of its authority ${
        setting === "DATABASE_URL" ? `as sslrootcert=/path/ca.crt in ${setting}` : "in NODE_EXTRA_CA_CERTS"
      }`,
  ],
  [
    /^ETLS|starttls/i,
    (setting) =>
      `offers no encryption, so the password is not sent: use ${setting === "IMAP_URL" ? "imaps" : "smtps"}://, or a server with STARTTLS`,
  ],
  [/ENOTFOUND|EAI_AGAIN/, (setting) => `was not found: check the host name in ${setting}`],
];

const isForeign: Sentence = (address) =>
  `${address} is not an address of this machine. Set HOST to one that is, such as 127.0.0.1 (for metrics, METRICS_PORT).`;

const ofListening: Sentences = {
  EADDRINUSE: (port) =>
    `Port ${port} is taken by another program. Stop it, or set PORT to another port (for metrics, METRICS_PORT).`,
  EACCES: (port) =>
    `This user may not open port ${port}: ports below 1024 belong to the system. Set PORT to a higher one, and put a reverse proxy in front.`,
  EADDRNOTAVAIL: isForeign,
  EAFNOSUPPORT: isForeign,
  EINVAL: isForeign,
};

const isForbidden: Sentence = (path) => `This user may not read or write ${path}.`;

const ofFile: Sentences = {
  ENOENT: (path) => `${path} does not exist.`,
  ENOTDIR: (path) => `${path} cannot exist: part of its path is a file, not a folder.`,
  EISDIR: (path) => `${path} is a folder, not a file.`,
  EEXIST: (path) => `${path} already exists.`,
  EACCES: isForbidden,
  EPERM: isForbidden,
  EROFS: (path) => `${path} is on a read-only disk.`,
  ENOSPC: () => "The disk is full.",
  EDQUOT: () => "This user's disk quota is used up.",
  EFBIG: () => "The file would be larger than this user, or the disk, allows.",
};

/** Postgres misses a table, function, schema or role. */
const isOtherVersion: Sentence = (message) =>
  `The database is from another version (${message}): start the server once to update it.`;

const ofDatabase: Sentences = {
  "53100": () => "The disk of the database is full.",
  "42P01": isOtherVersion,
  "42883": isOtherVersion,
  "3F000": isOtherVersion,
  "42704": isOtherVersion,
};
