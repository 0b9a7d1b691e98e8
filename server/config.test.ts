import { expect, test } from "vitest";
import { parseConfig } from "./config.ts";

test("only what nobody else can reach counts as local", () => {
  expect(parseConfig({}).isLocal).toBe(true);
  expect(parseConfig({ HOST: "::1", PUBLIC_URL: "http://127.0.0.1:8080" }).isLocal).toBe(true);
  expect(parseConfig({ PUBLIC_URL: "https://nawat.example" }).isLocal).toBe(false);
  expect(parseConfig({ HOST: "0.0.0.0" }).isLocal).toBe(false);
  expect(parseConfig({ HOST: "::", PUBLIC_URL: "http://localhost:3000" }).isLocal).toBe(false);
  expect(parseConfig({ TRUSTED_PROXY_HOPS: "1" }).isLocal).toBe(false);
  expect(parseConfig({ TRUSTED_PROXY_HOPS: "0" }).isLocal).toBe(true);
  expect(parseConfig({ SMTP_URL: "smtps://user:password@mail.example" }).isLocal).toBe(false);
});

test("limits may be off only for a site on this machine", () => {
  expect(parseConfig({ ABUSE_LIMITS: "off" }).abuseLimits).toBe(false);
  expect(() => parseConfig({ PUBLIC_URL: "https://nawat.example", ABUSE_LIMITS: "off" })).toThrow(
    "ABUSE_LIMITS",
  );
  expect(() => parseConfig({ TRUSTED_PROXY_HOPS: "1", ABUSE_LIMITS: "off" })).toThrow("ABUSE_LIMITS");
});

test("all problems are reported at once", () => {
  const wrong = {
    PORT: "abc",
    PUBLIC_URL: "https://nawat.example/en",
    DATABASE_URL: "mysql://host/name",
    METRICS_PORT: "metrics",
  };
  for (const name of Object.keys(wrong)) expect(() => parseConfig(wrong)).toThrow(name);
});

test("only behind a proxy does a process wait before it stops", () => {
  expect(parseConfig({}).drainSeconds).toBe(0);
  expect(parseConfig({ TRUSTED_PROXY_HOPS: "1" }).drainSeconds).toBe(5);
});

test("browsers are told to keep to https where the site has it", () => {
  expect(parseConfig({}).hsts).toBeUndefined();
  expect(parseConfig({ PUBLIC_URL: "https://nawat.example" }).hsts).toBe("max-age=63072000");
});

test("metrics are for this machine unless an address says otherwise, and never on the public port", () => {
  const metricsOf = (METRICS_PORT: string) => parseConfig({ METRICS_PORT }).metrics;
  expect(parseConfig({}).metrics).toBeUndefined();
  expect(metricsOf("9464")).toEqual({ host: "127.0.0.1", port: 9464 });
  expect(metricsOf("0.0.0.0:9464")).toEqual({ host: "0.0.0.0", port: 9464 });
  expect(metricsOf("[::]:9464")).toEqual({ host: "::", port: 9464 });
  for (const wrong of ["3000", "99999", "0.0.0.0:", ":9464", "9464:0.0.0.0"])
    expect(() => metricsOf(wrong)).toThrow("METRICS_PORT");
});

test("a mailbox needs a server, a user and a password", () => {
  const url = "imaps://desk%40nawat.example:a%2Fb@mail.example/Inquiries";
  expect(parseConfig({ IMAP_URL: url }).imapUrl).toBe(url);
  for (const wrong of [
    "https://mail.example",
    "imaps://mail.example",
    "imaps://desk@mail.example",
    "mail.example",
  ])
    expect(() => parseConfig({ IMAP_URL: wrong })).toThrow("IMAP_URL");
  expect(() => parseConfig({ MAIL_BEGINS: "on" })).toThrow("MAIL_BEGINS: can only be on with IMAP_URL");
});

const oauth = {
  MAIL_OAUTH_TOKEN_URL: "https://login.example/token",
  MAIL_OAUTH_CLIENT_ID: "desk",
  MAIL_OAUTH_CLIENT_SECRET: "sesame",
  MAIL_OAUTH_SCOPE: "https://mail.example/.default",
  IMAP_URL: "imaps://desk%40nawat.example@mail.example/INBOX",
};

test("a token signs in without a password beside it, and needs all its settings", () => {
  const { mailOAuth, imapUrl } = parseConfig({
    ...oauth,
    SMTP_URL: "smtps://desk%40nawat.example@mail.example",
  });
  expect(imapUrl).toBe(oauth.IMAP_URL);
  expect(mailOAuth).toMatchObject({ tokenUrl: oauth.MAIL_OAUTH_TOKEN_URL, refreshToken: undefined });
  expect(parseConfig({}).mailOAuth).toBeUndefined();
  // A server of one's own that lets this machine send.
  expect(() => parseConfig({ ...oauth, SMTP_URL: "smtp://localhost:25" })).not.toThrow();
});

const noPassword = "must have no password, because MAIL_OAUTH_TOKEN_URL is set";
const noSecretInClear = "must begin with https://, because the secret is sent there";

test.each([
  ["SMTP_URL", "smtps://desk:open@mail.example", noPassword],
  ["IMAP_URL", "imaps://desk:open@mail.example", noPassword],
  ["IMAP_URL", "imaps://mail.example", "must name a user"],
  ["MAIL_OAUTH_CLIENT_SECRET", "", "must be set, because MAIL_OAUTH_TOKEN_URL is"],
  ["MAIL_OAUTH_TOKEN_URL", "http://login.example", noSecretInClear],
  ["MAIL_OAUTH_TOKEN_URL", "login.example", "must look like https://login.example/token"],
])("with OAuth, %s may not be %j", (name, value, problem) => {
  const message = errorOf(() => parseConfig({ ...oauth, [name]: value }));
  expect(message).toBe(`Error: 1 problem in the settings:\n  ${name}: ${problem}`);
  expect(message).not.toMatch(/sesame|open/);
});

test.each([
  "postgres://nawat:se@same@db.example/nawat",
  "postgres://nawat:12/sesame@db.example/nawat",
  "postgres://nawat:12#sesame@db.example/nawat",
  "postgres://nawat:sesame?x@db.example/nawat",
  "postgres://nawat:100%sesame@db.example/nawat",
  "postgres://ra@mail.example:sesame@db.example/nawat",
  "smtps://nawat:se@same@mail.example",
  "imaps://desk@mail.example:12/sesame@mail.example/INBOX",
  "postgres://nawat:sesame%ff@db.example/nawat",
  "imaps://desk:sesame@mail.example/%ff",
  "imaps://desk:sesame@mail.example/100%",
  "smtps://nawat:sesame%ff@mail.example",
])("a password with a bare character is not taken for a host, and not printed: %s", (url) => {
  const [scheme = ""] = url.split(":");
  const name = { postgres: "DATABASE_URL", smtps: "SMTP_URL", imaps: "IMAP_URL" }[scheme] ?? "";
  const message = errorOf(() => parseConfig({ [name]: url }));
  expect(message).toMatch(new RegExp(`1 problem in the settings:\n  ${name}: .* write @ as %40`));
  expect(message).not.toMatch(/se@?same|12/);
});

test.each([
  ["DATABASE_URL", "postgres://sesame", "must name a user before the host"],
  ["SMTP_URL", "smtps://", "must name a host"],
  ["SMTP_URL", "smtps:mail.example", "must name a host"],
  ["SMTP_URL", "https://mail.example", "must look like smtps://user:password@host"],
  ["MAIL_FROM", "sesame", "must look like Nawat <hello@nawat.example>"],
  ["MAIL_FROM", "Nawat\n<hello@nawat.example>", "must be one line"],
  ["STAFF_AAL", "AAL2", "must be aal1 or aal2"],
  ["STAFF_EMAIL", "one, two", "must be email addresses, separated by commas"],
])("%s may not be %j, and the problem is said once", (name, value, problem) => {
  const message = errorOf(() => parseConfig({ [name]: value }));
  expect(message).toBe(`Error: 1 problem in the settings:\n  ${name}: ${problem}`);
});

test.each([
  ["DATABASE_URL", "postgres://nawat:%40%2F%3F%23%25:s@db.example/nawat?sslmode=verify-full"],
  ["DATABASE_URL", "postgres:///nawat?host=/run/postgresql"],
  ["SMTP_URL", "smtp://localhost:25"],
  ["MAIL_FROM", "hello@نواة.example"],
  ["MAIL_FROM", '"Nawat, Beirut" <hello@nawat.example>'],
])("%s may be %s", (name, url) => {
  expect(() => parseConfig({ [name]: url })).not.toThrow();
});

function errorOf(work: () => unknown): string {
  try {
    work();
    return "none";
  } catch (error) {
    return String(error);
  }
}
