import { createPrivateKey } from "node:crypto";
import { readFileSync } from "node:fs";
import { parse, resolve } from "node:path";
import { z } from "zod";
import { company } from "../firm/company.ts";
import { publicHolidays } from "../firm/public-holidays.ts";
import { findFirmProblems } from "./firm-problems.ts";
import { findSignInProblems, type OAuthSettings } from "./mail/oauth-settings.ts";
import { hasBareCharacters, loopbackHost } from "./addresses.ts";

const flag = z.enum(["on", "off"]);
const text = z
  .string()
  .trim()
  .regex(/^\P{Cc}+$/u, "must be one line");
const wholeNumber = z.coerce.number("must be a number").int("must be a whole number");

/** A port, after an address where there is one. */
const listenPattern = /^(?:\[?(.+?)\]?:)?(\d{1,5})$/;

/** What mails come from unless MAIL_FROM says otherwise. */
const sender = `${company.name.en} <${company.email}>`;

const environmentSchema = z.object({
  PORT: wholeNumber.min(0).max(65535).default(3000),
  HOST: text.default("127.0.0.1"),
  DATA_DIR: text.default("./data"),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: "must look like postgres://user:password@host/database" })
    // Without one its password would pass for the host, and be printed.
    .refine((url) => !URL.parse(url)?.host || URL.parse(url)?.username, "must name a user before the host")
    .optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: "must look like https://example.com" }).optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: "must look like smtps://user:password@host" })
    .refine((url) => !URL.parse(url) || URL.parse(url)?.hostname, "must name a host")
    .optional(),
  IMAP_URL: z
    .url({ protocol: /^imaps?$/, error: "must look like imaps://user:password@host/INBOX" })
    .optional(),
  MAIL_BEGINS: flag.default("off"),
  MAIL_AUTHSERV_ID: text.optional(),
  MAIL_OAUTH_TOKEN_URL: z
    .url({ protocol: /^https?$/, error: "must look like https://login.example/token" })
    .refine(isEncryptedOrLocal, "must begin with https://, because the secret is sent there")
    .optional(),
  MAIL_OAUTH_CLIENT_ID: text.optional(),
  MAIL_OAUTH_CLIENT_SECRET: text.optional(),
  MAIL_OAUTH_SCOPE: text.optional(),
  MAIL_OAUTH_REFRESH_TOKEN: text.optional(),
  MAIL_FROM: text
    .regex(/^([^<>]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/, `must look like ${sender}`)
    .default(sender),
  DKIM_KEY_FILE: text.optional(),
  STAFF_EMAIL: z
    .string()
    .transform((addresses) => addresses.split(",").map((address) => address.trim()))
    .pipe(z.array(z.email("must be email addresses, separated by commas")).max(20, "names more than 20"))
    .optional(),
  STAFF_LOCALE: z.enum(["en", "ar"], "must be en or ar").default("en"),
  FIRST_ADMIN_EMAIL: z.email("must be an email address").optional(),
  STAFF_AAL: z.enum(["aal1", "aal2"], "must be aal1 or aal2").default("aal1"),
  RETAIN_SPAM_DAYS: wholeNumber.min(1).max(3650).default(30),
  RETAIN_CLOSED_DAYS: wholeNumber.min(1).max(36500).optional(),
  TRUSTED_PROXY_HOPS: wholeNumber.min(0).max(10).default(0),
  SIGN_UP: z.enum(["open", "invited"], "must be open or invited").optional(),
  ABUSE_LIMITS: flag.default("on"),
  CLAMD_URL: z
    .url({
      protocol: /^(tcp|unix)$/,
      error: "must look like tcp://127.0.0.1:3310 or unix:/run/clamav/clamd.ctl",
    })
    .refine((url) => !/^tcp:/.test(url) || URL.parse(url)?.port, "must name a port")
    .optional(),
  METRICS_PORT: z
    .string()
    .regex(listenPattern, "must be a port, or an address and a port as in 0.0.0.0:9464")
    .transform((value) => {
      const [, host, port] = listenPattern.exec(value) ?? [];
      return { host: host ?? "127.0.0.1", port: Number(port) };
    })
    .refine(({ port }) => port <= 65535, "must name a port of at most 65535")
    .optional(),
  VITE_SUPABASE_URL: z.url({ protocol: /^https?$/, error: "must look like https://example.com" }).optional(),
  VITE_SUPABASE_PUBLISHABLE_KEY: text.default("sb_publishable_embedded"),
});

const twoYears = "max-age=63072000";

/** Two health checks of a balancer that makes one every two seconds, and one more second. */
const drainSeconds = 5;

export type Config = ReturnType<typeof parseConfig>;

/** Parses environment variables, and loads the key they name. Throws one error that lists every problem. */
export function parseConfig(variables: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));
  const { success, data, error } = environmentSchema.safeParse(given);
  const bare = urlsWithCredentials.filter((name) => hasBareCharacters(given[name] ?? ""));
  const problems = [
    ...bare.map((name) => `${name}: ${bareCharacters}`),
    ...new Set(
      [
        ...(success ? [] : error.issues.map(({ path, message }) => ({ name: String(path[0]), message }))),
        ...findSignInProblems(given),
      ]
        .filter(({ name }) => !bare.includes(name))
        .map(({ name, message }) => `${name}: ${message}`),
    ),
  ];
  const publicUrl = URL.parse(given["PUBLIC_URL"] ?? `http://localhost:${given["PORT"] ?? 3000}`);
  const hosts = [publicUrl?.hostname ?? "", given["HOST"]?.trim() ?? "localhost"];
  const isProxied = Number(given["TRUSTED_PROXY_HOPS"] ?? 0) > 0;
  // Behind a proxy, or with real mail, a forgotten PUBLIC_URL must not open what is meant for this machine alone.
  const isLocal = hosts.every((host) => loopbackHost.test(host)) && !isProxied && !given["SMTP_URL"];
  if (publicUrl && publicUrl.href !== `${publicUrl.origin}/`) {
    problems.push("PUBLIC_URL: must be an origin only, without path, query or user");
  }
  if (given["ABUSE_LIMITS"] === "off" && (isProxied || !loopbackHost.test(publicUrl?.hostname ?? ""))) {
    problems.push("ABUSE_LIMITS: can only be off while PUBLIC_URL is on localhost and no proxy is trusted");
  }
  if (given["MAIL_BEGINS"] === "on" && !given["IMAP_URL"]) {
    problems.push("MAIL_BEGINS: can only be on with IMAP_URL, the mailbox that is read");
  }
  if (success && data.METRICS_PORT?.port && data.METRICS_PORT.port === data.PORT) {
    problems.push("METRICS_PORT: must differ from PORT, which is open to everyone");
  }
  problems.push(...findFirmProblems(company, publicHolidays));
  const dkimKey = loadDkimKey(given["DKIM_KEY_FILE"]);
  if (dkimKey?.problem) problems.push(`DKIM_KEY_FILE: ${dkimKey.problem}`);
  if (!success || problems.length > 0) {
    throw new Error(
      `${countProblems(problems.length)} in the settings:\n${problems.map((p) => `  ${p}`).join("\n")}`,
    );
  }
  return {
    port: data.PORT,
    host: data.HOST,
    /** Absolute folder of the embedded database and the outgoing mail files. */
    dataDir: resolve(data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    /** Canonical origin, without a trailing slash: `https://example.com`. */
    publicUrl: data.PUBLIC_URL ? new URL(data.PUBLIC_URL).origin : `http://localhost:${data.PORT}`,
    /** The public origin is this machine, and no setting lets others reach it. */
    isLocal,
    /** Origin of the API that the pages were built for; undefined when it is their own. */
    apiOrigin: data.VITE_SUPABASE_URL && new URL(data.VITE_SUPABASE_URL).origin,
    smtpUrl: data.SMTP_URL,
    /** Where visitors' answers arrive; undefined when nobody reads them for the desk. */
    imapUrl: data.IMAP_URL,
    /** How the mail server that receives there calls itself in `Authentication-Results`; undefined when nothing it says counts. */
    mailAuthservId: data.MAIL_AUTHSERV_ID,
    /** Where a token is fetched to sign in with at both; undefined when the password in their URLs does. */
    mailOAuth: toOAuthSettings(data),
    mailFrom: data.MAIL_FROM,
    /** Whether a mail to the public address begins an inquiry. */
    mailBegins: data.MAIL_BEGINS === "on",
    /** What signs outgoing mail; undefined when the mail server does, or nobody. */
    dkim: dkimKey?.pem ? { selector: dkimKey.selector, privateKey: dkimKey.pem } : undefined,
    /** The addresses that are told of each inquiry. */
    staffEmails: data.STAFF_EMAIL ?? [],
    /** The language they are told in. */
    staffLocale: data.STAFF_LOCALE,
    /** Days after which spam is deleted, and an inquiry that is closed; undefined is never. */
    retainSpamDays: data.RETAIN_SPAM_DAYS,
    retainClosedDays: data.RETAIN_CLOSED_DAYS,
    firstAdminEmail: data.FIRST_ADMIN_EMAIL,
    /** What staff rights demand: aal2 is a second factor. Staff that have one must use it in any case. */
    staffAal: data.STAFF_AAL,
    trustedProxyHops: data.TRUSTED_PROXY_HOPS,
    /** Seconds from the signal to stop to the last new connection, while a balancer learns of it. Without one nobody waits. */
    drainSeconds: isProxied ? drainSeconds : 0,
    /** Whether anybody may create an account once there is an admin, or only invited persons. */
    signUp: data.SIGN_UP ?? (isLocal ? "open" : "invited"),
    abuseLimits: data.ABUSE_LIMITS === "on",
    /** Asked about each file of a visitor before staff can have it; undefined when nobody is. */
    clamdUrl: data.CLAMD_URL,
    /** Where the metrics are read; undefined when nobody does. */
    metrics: data.METRICS_PORT,
    /** `Strict-Transport-Security` of every response; undefined while the public origin is not https. */
    hsts: publicUrl?.protocol === "https:" ? twoYears : undefined,
    /** What the pages name themselves by; it grants no rights. */
    publishableKey: data.VITE_SUPABASE_PUBLISHABLE_KEY,
  };
}

function toOAuthSettings(data: z.infer<typeof environmentSchema>): OAuthSettings | undefined {
  const { MAIL_OAUTH_CLIENT_ID: clientId, MAIL_OAUTH_CLIENT_SECRET: clientSecret } = data;
  const { MAIL_OAUTH_TOKEN_URL: tokenUrl, MAIL_OAUTH_SCOPE: scope } = data;
  return tokenUrl && clientId && clientSecret && scope
    ? { tokenUrl, clientId, clientSecret, scope, refreshToken: data.MAIL_OAUTH_REFRESH_TOKEN }
    : undefined;
}

function isEncryptedOrLocal(url: string): boolean {
  const { protocol, hostname = "" } = URL.parse(url) ?? {};
  return protocol !== "http:" || loopbackHost.test(hostname);
}

function countProblems(count: number): string {
  return count === 1 ? "1 problem" : `${count} problems`;
}

const urlsWithCredentials = ["DATABASE_URL", "SMTP_URL", "IMAP_URL"];

const bareCharacters =
  "the user, password or a name has a character that is special in a URL, or not in UTF-8: write @ as %40, / as %2F, ? as %3F, # as %23 and % as %25";

/** The key that signs mail, in a file named by its selector: RSA in PEM, because not every receiver checks another kind. */
function loadDkimKey(
  file: string | undefined,
): { selector: string; pem?: string; problem?: string } | undefined {
  if (!file) return undefined;
  const selector = parse(file).name;
  if (!/^[a-z0-9-]{1,63}$/i.test(selector))
    return { selector, problem: "must be named by its selector, in letters, digits and hyphens: nawat.pem" };
  try {
    const pem = readFileSync(file, "utf8");
    if (createPrivateKey(pem).asymmetricKeyType !== "rsa")
      return { selector, problem: "must hold an RSA key" };
    return { selector, pem };
  } catch (error) {
    const isMissing = error instanceof Error && "syscall" in error;
    return { selector, problem: isMissing ? "cannot be read" : "must hold a private key in PEM" };
  }
}
