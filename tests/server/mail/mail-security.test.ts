import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { postgres } from "../../support/engines.ts";
import { startServerProcess } from "../../support/server-process.ts";
import { startSmtpServer } from "../../support/mail/smtp-server.ts";
import { contact, submitInquiry } from "../../support/inquiry-client.ts";
import { hasValidDkimSignature } from "../../support/mail/dkim.ts";

const certificates = join(import.meta.dirname, "../../certificates");
const login = { user: "nawat", password: "a long secret" };

describe("mail to a server with TLS and authentication", () => {
  test("is sent after signing in, and signed by our key; not where the certificate is not trusted or the password wrong", async () => {
    const { received, server } = await startSecureServer();
    const processes = await Promise.all([
      startMailing(server.url, ""),
      startMailing(server.url, "localhost.crt", "another"),
      startMailing(server.url),
    ]);
    await Promise.all(processes.map(({ url }) => submitInquiry(url, contact)));
    await expect.poll(() => received.length).toBe(1);
    await Promise.all(processes.map(({ stop }) => stop()));
    const [message = "", ...others] = received;
    expect(others).toEqual([]);
    expect(message).toMatch(/^DKIM-Signature: .*d=nawat\.example;.*s=localhost;/ms);
    const cert = await readFile(join(certificates, "localhost.crt"), "utf8");
    expect(hasValidDkimSignature(message, cert)).toBe(true);
    expect(hasValidDkimSignature(message.replace("Hello", "Hallo"), cert)).toBe(false);
    await server.close();
  });
});

async function startSecureServer() {
  const received: string[] = [];
  const [key, cert] = await Promise.all(
    ["localhost.key", "localhost.crt"].map((name) => readFile(join(certificates, name))),
  );
  const server = await startSmtpServer(async (message) => void received.push(message), {
    secure: true,
    key,
    cert,
    authOptional: false,
    onAuth: ({ username, password }, _session, done) =>
      username === login.user && password === login.password
        ? done(null, { user: username })
        : done(new Error("Wrong password")),
  });
  return { received, server };
}

async function startMailing(smtpUrl: string, trust = "localhost.crt", password: string = login.password) {
  const testDatabase = await postgres.createTestDatabase();
  const { url, child, exited } = await startServerProcess(testDatabase, {
    environment: {
      SMTP_URL: smtpUrl.replace("//", `//${login.user}:${encodeURIComponent(password)}@`),
      DKIM_KEY_FILE: join(certificates, "localhost.key"),
      ...(trust && { NODE_EXTRA_CA_CERTS: join(certificates, trust) }),
    },
  });
  return {
    url,
    async stop() {
      child.kill();
      await exited;
      await testDatabase.remove();
    },
  };
}
