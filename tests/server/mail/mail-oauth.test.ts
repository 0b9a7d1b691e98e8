import type { ImapFlow } from "imapflow";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { checkMail, checkMailbox } from "../../../server/doctor/check-mail.ts";
import { explainRefusal } from "../../../server/log/explain-failure.ts";
import { describeDeliveryError } from "../../../server/mail/delivery-error.ts";
import { openTokenSource } from "../../../server/mail/oauth-token.ts";
import { openTransport } from "../../../server/mail/transport.ts";
import { connectImap, describeImapError } from "../../../server/mailbox/imap-client.ts";
import { contact, submitInquiry } from "../../support/inquiry-client.ts";
import { startImapServer, type TestImapServer } from "../../support/mail/imap-server.ts";
import { startSmtpServer } from "../../support/mail/smtp-server.ts";
import { startTokenServer } from "../../support/mail/token-server.ts";
import { composeMail } from "../../support/mail/visitor-mails.ts";
import { openServer } from "../../support/server.ts";

const minute = 60_000;

let tokenServer: Awaited<ReturnType<typeof startTokenServer>>;
let imap: TestImapServer;
let smtp: Awaited<ReturnType<typeof startTokenSmtpServer>>;

beforeEach(async () => {
  tokenServer = await startTokenServer();
  imap = await startImapServer(0, true);
  smtp = await startTokenSmtpServer();
});

afterEach(async () => {
  tokenServer.close();
  await Promise.all([imap.close(), smtp.close()]);
});

/** Takes one token, and refuses every other with a question, as Google does, or at once, as Microsoft. */
async function startTokenSmtpServer() {
  const state = { accepted: "", asks: false, received: [] as string[], attempts: 0 };
  const server = await startSmtpServer(async (message) => void state.received.push(message), {
    authOptional: false,
    authMethods: ["XOAUTH2"],
    onAuth: ({ username = "", accessToken }, _session, done) => {
      state.attempts += 1;
      if (username === "desk@nawat.example" && accessToken === state.accepted)
        return done(null, { user: username });
      return state.asks ? done(null, {}) : done(new Error("5.7.3 Authentication unsuccessful"));
    },
  });
  return Object.assign(state, server, { url: server.url.replace("//", "//desk%40nawat.example@") });
}

function accept(token: string) {
  imap.acceptToken(token);
  smtp.accepted = token;
}

const openSite = (mailOAuth = tokenServer.settings) =>
  openServer({ ...urls(), mailOAuth, staffEmails: ["team@nawat.example"] });
const urls = () => ({ imapUrl: imap.url.replace(/:[^:@]*@/, "@"), smtpUrl: smtp.url });

describe("with OAuth", () => {
  test("a mailbox refuses a kept token: it is renewed once, and then the refusal counts", async () => {
    let time = 0;
    const tokens = openTokenSource(tokenServer.settings, () => time);
    let last: ImapFlow | undefined;
    const connect = async () => {
      const client = await connectImap(urls().imapUrl, tokens, (one) => {
        last = one;
      });
      await client.logout();
    };
    accept("token-1");
    await connect();
    await connect();
    expect(tokenServer.requests).toHaveLength(1);
    time = 2 * minute;
    accept("token-2");
    await connect();
    time = 4 * minute;
    accept("another");
    const code = await connect().catch((error: unknown) => describeImapError(error, last, true));
    expect(code).toBe("TOKEN_REFUSED");
    expect(tokenServer.requests).toHaveLength(3);
  });

  test.each([false, true])("so does a mail server, which is left alone then (it asks: %s)", async (asks) => {
    let time = 0;
    vi.spyOn(performance, "now").mockImplementation(() => time);
    smtp.asks = asks;
    const content = { locale: "en" as const, subject: "x", text: "x", html: "x" };
    const mail = { id: "1", to: "a@example.com", date: new Date() };
    const tokens = openTokenSource(tokenServer.settings);
    const open = () => {
      const settings = { ...urls(), mailFrom: "a@nawat.example", dkim: undefined, dataDir: "" };
      const transport = openTransport(settings, tokens);
      const send = () =>
        transport.deliver(mail, content).then(({ response }) => response, describeDeliveryError);
      return { send, close: transport.close };
    };
    for (const token of ["token-1", "token-2"]) {
      accept(token);
      const { send, close } = open();
      expect(await send()).toMatch(/^250 /);
      close();
      time += 2 * minute;
    }
    expect(smtp.received).toHaveLength(2);
    accept("another");
    const { send, close } = open();
    const refused = { outcome: "unavailable", code: "TOKEN_REFUSED" };
    expect(await send()).toMatchObject({ ...refused, isRepeated: false });
    const { attempts } = smtp;
    for (const [after, isRepeated] of [
      [0.9, true],
      [1.1, false],
      [2.9, true],
      [3.2, false],
    ] as const) {
      time = (4 + after) * minute;
      expect(await send()).toMatchObject({ ...refused, isRepeated });
    }
    expect(smtp.attempts).toBeLessThanOrEqual(attempts + 4);
    expect(tokenServer.requests.length).toBeLessThanOrEqual(5);
    time = 12 * minute;
    accept(`token-${tokenServer.requests.length + 1}`);
    expect(await send()).toMatch(/^250 /);
    close();
  });

  test("the site reads and sends by the same token", async () => {
    accept("token-1");
    const server = await openSite();
    await submitInquiry(server.url, contact);
    await server.now.sendMails();
    expect(smtp.received).toHaveLength(2);
    await server.now.readMailbox();
    const last = imap.deliver(composeMail({ body: "Hello" }));
    await server.now.readMailbox();
    const positions = "select last_uid::int as last, problem from private.mailbox_positions";
    expect(await server.query(positions)).toEqual([{ last, problem: null }]);
    expect(tokenServer.requests).toHaveLength(1);
    await server.stop();
  });

  test("a refusal is said by log, database and doctor in the same words without a secret, and not asked for again", async () => {
    const written = vi.spyOn(console, "log");
    tokenServer.say(() => ({ error: "invalid_grant", error_description: "secret-description" }));
    const mailOAuth = { ...tokenServer.settings, refreshToken: "secret-consent" };
    const server = await openSite(mailOAuth);
    await submitInquiry(server.url, contact);
    for (let tries = 1; tries <= 3; tries++) {
      await server.sendWaitingMails();
      await expect(server.now.readMailbox()).rejects.toMatchObject({ code: "OAUTH_GRANT" });
    }
    const [state] = await server.query(
      "select problem, (select max(last_response) from public.mails) as response from private.mailbox_positions",
    );
    const response = `OAUTH_GRANT: ${explainRefusal("OAUTH_GRANT", "SMTP_URL")}`;
    expect(state).toEqual({ problem: "OAUTH_GRANT", response });
    expect(tokenServer.requests).toHaveLength(1);
    await server.stop();
    const log = written.mock.calls.flat().join("\n");
    const said = "needs an OAuth token, and the consent has expired or was revoked: consent again";
    expect(log).toContain(said);
    const settings = {
      ...urls(),
      mailOAuth,
      ...{ mailFrom: "a@nawat.example", mailAuthservId: undefined, dkim: undefined },
    };
    const findings = [...(await checkMail(settings)), ...(await checkMailbox(settings))];
    expect(findings).toEqual(
      ["Mail server", "Mailbox"].map((subject) =>
        expect.objectContaining({ level: "problem", subject, message: expect.stringContaining(said) }),
      ),
    );
    for (const secret of ["sesame", "secret-"]) expect(log + JSON.stringify(findings)).not.toContain(secret);
  });
});
