import { isDatabaseError } from "./database.ts";

/** Why no connection to the Postgres at `url` was made, and what to do; never with the password. */
export function explainConnection(error: Error, url: string): string {
  const { host, hostname, searchParams } = new URL(url);
  const at = searchParams.get("host") ?? host;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  const advice = ofMessage.find(([pattern]) => pattern.test(`${code} ${error.message}`))?.[1];
  if (advice) return `${at} ${advice}`;
  // The words of Postgres: the database does not exist, say.
  if (isDatabaseError(error)) return `${at} says: ${error.message}`;
  if (code === "ENOTFOUND" || code === "EAI_AGAIN")
    return `${hostname} was not found: check the host name in DATABASE_URL`;
  return `${at} does not answer (${code || error.message}): check DATABASE_URL, the server and the firewall`;
}

/** By the code, or the words where there is none. Those about certificates are Node's. */
const ofMessage: [pattern: RegExp, advice: string][] = [
  [/^28P01|password authentication failed/, "rejects the user name or password in DATABASE_URL"],
  [/^3D000/, "has no database of the name in DATABASE_URL: create it, or correct the name"],
  [/^53300/, "has no connection left: raise max_connections there: each process takes up to ten"],
  [/^57P03/, "is starting or stopping: try again when it is ready"],
  [/client password must be a string/, "requires a password: add one to DATABASE_URL"],
  [
    /unsupported startup parameter/,
    "is a pooler that refuses the site's time limits: name Postgres itself in DATABASE_URL, or list statement_timeout, lock_timeout and idle_in_transaction_session_timeout in ignore_startup_parameters of PgBouncer",
  ],
  [
    /no pg_hba\.conf entry.*no encryption/,
    "accepts only encrypted connections: add sslmode=verify-full to DATABASE_URL",
  ],
  [/no pg_hba\.conf entry/, "does not let this machine or user in: see pg_hba.conf there"],
  [
    /does not support SSL connections/,
    "offers no encryption, which sslmode in DATABASE_URL requires: switch it on there, or leave out sslmode in a private network",
  ],
  [/CERT_HAS_EXPIRED/, "has a certificate that has expired: renew it"],
  [/ALTNAME_INVALID/, "has a certificate for another name: use that name in DATABASE_URL"],
  [
    /SELF_SIGNED_CERT|UNABLE_TO_(VERIFY|GET)|CERT_UNTRUSTED/,
    "has a certificate that no known authority has signed: name the file of its authority, as sslrootcert=/path/ca.crt in DATABASE_URL",
  ],
];
