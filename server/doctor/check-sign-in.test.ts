import { once } from "node:events";
import { createServer } from "node:net";
import { createInterface } from "node:readline";
import { describe, expect, test } from "vitest";
import { startScriptedSmtpServer } from "../../tests/support/mail/scripted-smtp-server.ts";
import { describeDeliveryError } from "../mail/delivery-error.ts";
import { judgeSignInRefusal } from "../mail/sign-in-refusal.ts";
import { openTransport } from "../mail/transport.ts";
import { checkMail } from "./check-mail.ts";
import { checkMailbox, checkReceivedMails } from "./check-mailbox.ts";

const oauthOnly = { level: "problem", message: expect.stringContaining("accepts no passwords, only OAuth") };
const appPassword = {
  level: "problem",
  message: expect.stringContaining("requires an app password"),
};
const wrong = { level: "problem", message: expect.stringContaining("rejects the user name or password") };

describe("a mail server that refuses to let us sign in", () => {
  test.each([
    ["PLAIN XOAUTH2", "535 5.7.8 Error: authentication failed", wrong, "EAUTH"],
    ["XOAUTH2 OAUTHBEARER", "535 5.7.3 Authentication unsuccessful", oauthOnly, "OAUTH_ONLY"],
    ["XOAUTH2", "504 5.7.4 Unrecognized authentication type", oauthOnly, "OAUTH_ONLY"],
    [
      "LOGIN XOAUTH2",
      "535 5.7.139 Authentication unsuccessful, basic authentication is disabled.",
      oauthOnly,
      "OAUTH_ONLY",
    ],
    [
      "LOGIN PLAIN XOAUTH2",
      "534-5.7.9 Application-specific password required. For more information, go to\r\n534 5.7.9 https://support.google.com",
      appPassword,
      "APP_PASSWORD",
    ],
  ])("offering %s, and saying “%s”", async (mechanisms, refusal, finding, code) => {
    const server = await startScriptedSmtpServer({
      EHLO: `250-mail.example\r\n250 AUTH ${mechanisms}\r\n`,
      AUTH: `${refusal}\r\n`,
    });
    const settings = { mailFrom: "a@nawat.example", mailOAuth: undefined, dkim: undefined, dataDir: "" };
    const smtpUrl = `smtp://nawat:brass@127.0.0.1:${server.port}`;
    expect(await checkMail({ ...settings, smtpUrl })).toEqual([expect.objectContaining(finding)]);
    const transport = openTransport({ ...settings, smtpUrl });
    const content = { locale: "en" as const, subject: "x", text: "x", html: "x" };
    const write = async () => content;
    const mail = { id: "1", to: "a@example.com", date: new Date(), attempts: 1, write };
    const failure = await transport.deliver(mail, content).catch(describeDeliveryError);
    expect(failure).toMatchObject({ outcome: "unavailable", code });
    transport.close();
    server.close();
  });

  test("because it lets nobody is no login that it accepts", async () => {
    const server = await startScriptedSmtpServer({ EHLO: "250-mail.example\r\n250 SIZE 1000\r\n" });
    const smtpUrl = `smtp://nawat:brass@127.0.0.1:${server.port}`;
    const settings = { mailFrom: "a@nawat.example", mailOAuth: undefined, dkim: undefined };
    expect(await checkMail({ ...settings, smtpUrl })).toEqual([
      expect.objectContaining({ level: "problem", message: expect.stringContaining("offers no sign-in") }),
    ]);
    server.close();
  });
});

describe("a mailbox that refuses to let us sign in", () => {
  test.each([
    ["AUTH=PLAIN AUTH=XOAUTH2", "NO [AUTHENTICATIONFAILED] Invalid credentials", wrong],
    ["IDLE", "NO LOGIN failed", wrong],
    ["AUTH=XOAUTH2 AUTH=OAUTHBEARER LOGINDISABLED", "BAD unknown", oauthOnly],
    ["AUTH=XOAUTH2", "NO LOGIN failed", oauthOnly],
    [
      "AUTH=PLAIN",
      "NO [ALERT] Application-specific password required: https://support.google.com",
      appPassword,
    ],
  ])("offering %s, and saying “%s”", async (capabilities, refusal, finding) => {
    const server = await startRefusingImapServer(capabilities, refusal);
    const imapUrl = `imap://desk:brass@127.0.0.1:${server.port}/INBOX`;
    expect(await checkMailbox({ imapUrl, mailOAuth: undefined })).toEqual([expect.objectContaining(finding)]);
    server.close();
  });
});

test("Microsoft 365 offers PLAIN, and refuses every password as if it was a wrong one", () => {
  const judge = (host: string) => judgeSignInRefusal(host, ["PLAIN", "XOAUTH2"], "AUTHENTICATE failed.");
  expect(judge("outlook.office365.com")).toBe("OAUTH_ONLY");
  expect(judge("mail.notoutlook.com")).toBe("EAUTH");
});

test("a server that takes no tokens is told from one that refuses a new one", () => {
  const judge = (mechanisms: string[]) => judgeSignInRefusal("mail.example", mechanisms, "no", true);
  expect(judge(["PLAIN", "XOAUTH2"])).toBe("TOKEN_REFUSED");
  expect(judge(["PLAIN", "LOGIN"])).toBe("NO_OAUTH");
});

/** Speaks as much IMAP as it takes to be refused. */
async function startRefusingImapServer(capabilities: string, refusal: string) {
  const server = createServer((socket) => {
    socket.on("error", () => {}).write(`* OK [CAPABILITY IMAP4rev1 ${capabilities}] ready\r\n`);
    let pending: string | undefined;
    createInterface(socket).on("line", (line) => {
      const [tag = "", command = ""] = pending ? [pending, "LOGIN"] : line.split(" ");
      pending = command === "AUTHENTICATE" ? tag : undefined;
      if (pending) socket.write("+ \r\n");
      else if (command === "CAPABILITY")
        socket.write(`* CAPABILITY IMAP4rev1 ${capabilities}\r\n${tag} OK done\r\n`);
      else socket.write(`${tag} ${command === "LOGIN" ? refusal : "OK done"}\r\n`);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return { port: typeof address === "object" ? (address?.port ?? 0) : 0, close: () => server.close() };
}

test("mails that begin inquiries are offered, and the mail server's name is asked for", () => {
  const check = (mailBegins: boolean, mailAuthservId?: string) =>
    checkReceivedMails({ imapUrl: "imap://x", mailBegins, mailAuthservId }).map(
      ({ level, subject }) => `${level} ${subject}`,
    );
  expect(check(false)).toEqual(["warning MAIL_AUTHSERV_ID", "ok MAIL_BEGINS"]);
  expect(check(true)).toEqual(["warning MAIL_AUTHSERV_ID"]);
  expect(check(true, "mx.nawat.example")).toEqual([]);
});
