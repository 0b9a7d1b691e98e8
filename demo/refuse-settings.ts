/** What would let others reach the demo, or real data and mail into it. */
const refused = {
  HOST: "the demo listens on this machine alone",
  PUBLIC_URL: "the demo has no public address",
  TRUSTED_PROXY_HOPS: "the demo stands behind no proxy",
  DATABASE_URL: "the demo has a database of its own, and fills no other with made-up inquiries",
  SMTP_URL: "the demo sends no mail",
  IMAP_URL: "the demo reads no mailbox",
  NODE_USE_ENV_PROXY: "the demo's calls to itself would go to a proxy",
};

/** Throws one sentence for each setting that the demo does not start with. */
export function refuseSettings(environment: Record<string, string | undefined>): void {
  const problems = Object.entries(refused)
    .filter(([name]) => environment[name])
    .map(([name, reason]) => `${name} is set, and ${reason}: unset it.`);
  if (/--use[-_]env[-_]proxy/.test(environment["NODE_OPTIONS"] ?? ""))
    problems.push(`NODE_OPTIONS has --use-env-proxy, and ${refused.NODE_USE_ENV_PROXY}: leave it out.`);
  if (problems.length > 0) throw new Error(problems.join("\n"));
}

/** Of `PORT`, 3000 without it; the mails have the next. Throws when it is none. */
export function parsePort({ PORT: port }: Record<string, string | undefined>): number {
  const number = Number(port || 3000);
  if (!Number.isInteger(number) || number < 0 || number > 65_534)
    throw new Error("PORT must be a whole number from 0 to 65534.");
  return number;
}
