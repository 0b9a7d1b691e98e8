import { company } from "../../../firm/company.ts";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { afterEach, expect, test } from "vitest";
import { parseConfig } from "../../../server/config.ts";
import { describeDeliveryError } from "../../../server/mail/delivery-error.ts";
import { openTransport } from "../../../server/mail/transport.ts";
import { hasValidDkimSignature } from "../../support/mail/dkim.ts";
import { startSmtpServer } from "../../support/mail/smtp-server.ts";

const certificates = join(import.meta.dirname, "../../certificates");
const [key, cert] = await Promise.all(
  ["localhost.key", "localhost.crt"].map((name) => readFile(join(certificates, name), "utf8")),
);
const trusted = getCACertificates();
afterEach(() => setDefaultCACertificates(trusted));

test("mail to a server with TLS is sent after signing in, and signed by our key; not where its certificate is not trusted or the password wrong", async () => {
  const received: string[] = [];
  const server = await startSmtpServer(async (message) => void received.push(message), {
    ...{ secure: true, key, cert, authOptional: false },
    onAuth: ({ username, password }, _session, done) =>
      username === "nawat" && password === "a long secret"
        ? done(null, { user: username })
        : done(new Error("Wrong password")),
  });
  const content = { locale: "en", subject: "x", text: "Hello", html: "Hello" } as const;
  const mail = { id: "1", to: "ada@example.com", date: new Date() };
  async function deliver(password: string) {
    const SMTP_URL = server.url.replace("//", `//nawat:${encodeURIComponent(password)}@`);
    const DKIM_KEY_FILE = join(certificates, "localhost.key");
    const transport = openTransport({ ...parseConfig({ SMTP_URL, DKIM_KEY_FILE }), dataDir: "" });
    const answer = await transport.deliver(mail, content).catch(describeDeliveryError);
    transport.close();
    return answer;
  }

  const unavailable = expect.objectContaining({ outcome: "unavailable" });
  expect(await deliver("a long secret")).toEqual(unavailable);
  setDefaultCACertificates([...trusted, cert ?? ""]);
  expect(await deliver("another")).toEqual(unavailable);
  expect(received).toEqual([]);
  expect(await deliver("a long secret")).toMatchObject({ refused: [] });
  await server.close();
  const [message = ""] = received;
  expect(message).toMatch(
    new RegExp(`^DKIM-Signature: .*d=${company.email.split("@")[1]};.*s=localhost;`, "ms"),
  );
  expect(hasValidDkimSignature(message, cert ?? "")).toBe(true);
  expect(hasValidDkimSignature(message.replace("Hello", "Hallo"), cert ?? "")).toBe(false);
});

test("STARTTLS on this machine takes a certificate of its own, as reading its mailbox does", async () => {
  const received: string[] = [];
  const server = await startSmtpServer(async (message) => void received.push(message), {
    ...{ key, cert, disabledCommands: ["AUTH"] },
    onMailFrom: (_address, { secure }, done) => done(secure ? null : new Error("STARTTLS first")),
  });
  const transport = openTransport({ ...parseConfig({ SMTP_URL: server.url }), dataDir: "" });
  const content = { locale: "en", subject: "x", text: "Hello", html: "Hello" } as const;
  await transport.deliver({ id: "1", to: "ada@example.com", date: new Date() }, content);
  transport.close();
  await server.close();
  expect(received).toHaveLength(1);
});
