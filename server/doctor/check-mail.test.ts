import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { TLSSocket } from "node:tls";
import { describe, expect, test } from "vitest";
import { startScriptedSmtpServer } from "../../tests/support/mail/scripted-smtp-server.ts";
import { describeDeliveryError } from "../mail/delivery-error.ts";
import { judgeSignInRefusal } from "../mail/sign-in-refusal.ts";
import { openTransport } from "../mail/transport.ts";
import { checkMail, checkMailbox } from "./check-mail.ts";
import { renderFindings } from "./finding.ts";

const oauthOnly = /accepts no passwords, only OAuth/;
const appPassword = /requires an app password/;

const settings = {
  ...{ mailFrom: "a@nawat.example", mailOAuth: undefined, dkim: undefined, dataDir: "" },
  mailAuthservId: undefined,
};

describe("a mail server that refuses to let us sign in", () => {
  test.each([
    ["XOAUTH2", "504 5.7.4 Unrecognized authentication type", oauthOnly, "OAUTH_ONLY"],
    [
      "LOGIN PLAIN XOAUTH2",
      "534-5.7.9 Application-specific password required. For more information, go to\r\n534 5.7.9 https://support.google.com",
      appPassword,
      "APP_PASSWORD",
    ],
  ])("offering %s, and saying “%s”", async (mechanisms, refusal, words, code) => {
    const server = await startScriptedSmtpServer({
      EHLO: `250-mail.example\r\n250 AUTH ${mechanisms}\r\n`,
      AUTH: `${refusal}\r\n`,
    });
    const smtpUrl = `smtp://nawat:brass@127.0.0.1:${server.port}`;
    expect(renderFindings(await checkMail({ ...settings, smtpUrl }))).toMatch(words);
    const transport = openTransport({ ...settings, smtpUrl });
    const content = { locale: "en" as const, subject: "x", text: "x", html: "x" };
    const mail = { id: "1", to: "a@example.com", date: new Date() };
    const failure = await transport.deliver(mail, content).catch(describeDeliveryError);
    expect(failure).toMatchObject({ outcome: "unavailable", code });
    transport.close();
    server.close();
  });

  test("because it lets nobody is no login that it accepts", async () => {
    const server = await startScriptedSmtpServer({ EHLO: "250-mail.example\r\n250 SIZE 1000\r\n" });
    const smtpUrl = `smtp://nawat:brass@127.0.0.1:${server.port}`;
    expect(renderFindings(await checkMail({ ...settings, smtpUrl }))).toMatch(/offers no sign-in/);
    server.close();
  });
});

describe("a mailbox that refuses to let us sign in", () => {
  test.each([
    ["AUTH=XOAUTH2 AUTH=OAUTHBEARER LOGINDISABLED", "BAD unknown", oauthOnly],
    [
      "AUTH=PLAIN",
      "NO [ALERT] Application-specific password required: https://support.google.com",
      appPassword,
    ],
  ])("offering %s, and saying “%s”", async (capabilities, refusal, words) => {
    const server = await startRefusingImapServer(capabilities, refusal);
    const imapUrl = `imap://desk:brass@127.0.0.1:${server.port}/INBOX`;
    expect(renderFindings(await checkMailbox({ ...settings, imapUrl }))).toMatch(words);
    server.close();
  });
});

test.each([
  ["mail.example", "PLAIN XOAUTH2", "535 5.7.8 Error: authentication failed", false, "EAUTH"],
  ["mail.example", "LOGIN", "LOGIN failed", false, "EAUTH"],
  ["mail.example", "XOAUTH2 OAUTHBEARER", "535 5.7.3 Authentication unsuccessful", false, "OAUTH_ONLY"],
  ["mail.example", "LOGIN XOAUTH2", "535 5.7.139 basic authentication is disabled.", false, "OAUTH_ONLY"],
  // It offers PLAIN, and refuses every password as if it was a wrong one.
  ["outlook.office365.com", "PLAIN XOAUTH2", "AUTHENTICATE failed.", false, "OAUTH_ONLY"],
  ["mail.notoutlook.com", "PLAIN XOAUTH2", "AUTHENTICATE failed.", false, "EAUTH"],
  ["mail.example", "PLAIN XOAUTH2", "no", true, "TOKEN_REFUSED"],
  ["mail.example", "PLAIN LOGIN", "no", true, "NO_OAUTH"],
])("%s, offering %s and saying “%s” (to a token: %s), means %s", (host, mechanisms, words, isToken, code) => {
  expect(judgeSignInRefusal(host, mechanisms.split(" "), words, isToken)).toBe(code);
});

const certificates = join(import.meta.dirname, "../../tests/certificates");
const certificate = {
  key: readFileSync(join(certificates, "localhost.key")),
  cert: readFileSync(join(certificates, "localhost.crt")),
};

/** Speaks as much IMAP as it takes to be refused. */
async function startRefusingImapServer(capabilities: string, refusal: string) {
  const server = createServer((socket) => {
    socket.on("error", () => {}).write(`* OK [CAPABILITY IMAP4rev1 ${capabilities}] ready\r\n`);
    let pending: string | undefined;
    createInterface(socket).on("line", (line) => {
      const [tag = "", command = ""] = pending ? [pending, "LOGIN"] : line.split(" ");
      pending = command === "AUTHENTICATE" ? tag : undefined;
      if (pending) socket.write("+ \r\n");
      else if (command === "STARTTLS") {
        socket.write(`${tag} OK begin\r\n`);
        new TLSSocket(socket, { isServer: true, ...certificate }).on("error", () => {});
      } else if (command === "CAPABILITY")
        socket.write(`* CAPABILITY IMAP4rev1 ${capabilities}\r\n${tag} OK done\r\n`);
      else socket.write(`${tag} ${command === "LOGIN" ? refusal : "OK done"}\r\n`);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return { port: typeof address === "object" ? (address?.port ?? 0) : 0, close: () => server.close() };
}
