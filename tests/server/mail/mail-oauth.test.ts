import { setTimeout as wait } from "node:timers/promises";
import type { ImapFlow } from "imapflow";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { mailRefusals } from "../../../app/inquiries/desk/list/mail-refusal-words.ts";
import { describeDeliveryError } from "../../../server/mail/delivery-error.ts";
import { openTokenSource } from "../../../server/mail/oauth-token.ts";
import { explainRefusal, signInRefusals } from "../../../server/mail/sign-in-refusal.ts";
import { openTransport } from "../../../server/mail/transport.ts";
import { connectImap, describeImapError } from "../../../server/mailbox/imap-client.ts";
import { postgres } from "../../support/engines.ts";
import { startImapServer, type TestImapServer } from "../../support/mail/imap-server.ts";
import { runOperatorCommand } from "../../support/operator-command.ts";
import { openServer, startServer } from "../../support/server.ts";
import { startSmtpServer } from "../../support/mail/smtp-server.ts";
import { startTokenServer } from "../../support/mail/token-server.ts";
import { contact, submitInquiry } from "../../support/inquiry-client.ts";
import { composeMail } from "../../support/mail/visitor-mails.ts";

const minute = 60_000;

let tokenServer: Awaited<ReturnType<typeof startTokenServer>>;
let imap: TestImapServer;
let smtp: Awaited<ReturnType<typeof startTokenSmtpServer>>;

beforeEach(async () => {
  [tokenServer, imap, smtp] = await Promise.all([
    startTokenServer(),
    startImapServer(0, true),
    startTokenSmtpServer(),
  ]);
});

afterEach(async () => {
  vi.restoreAllMocks();
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

const imapUrl = () => imap.url.replace(/:[^:@]*@/, "@");
const accept = (token: string) => {
  imap.acceptToken(token);
  smtp.accepted = token;
};

describe("with OAuth", () => {
  test("a mailbox refuses a kept token: it is renewed once, and then the refusal counts", async () => {
    let time = 0;
    const tokens = openTokenSource(tokenServer.settings, () => time);
    let last: ImapFlow | undefined;
    const connect = async () => {
      const client = await connectImap(imapUrl(), tokens, (one) => {
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
    const error: unknown = await connect().then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(describeImapError(error, last, true)).toBe("TOKEN_REFUSED");
    expect(tokenServer.requests).toHaveLength(3);
  });

  test.each([false, true])("so does a mail server, which is left alone then (it asks: %s)", async (asks) => {
    let time = 0;
    vi.spyOn(performance, "now").mockImplementation(() => time);
    smtp.asks = asks;
    const settings = { smtpUrl: smtp.url, mailFrom: "a@nawat.example", dkim: undefined, dataDir: "" };
    const content = { locale: "en" as const, subject: "x", text: "x", html: "x" };
    const deliver = async () => {
      const transport = openTransport(settings, tokens);
      const mail = {
        id: "1",
        to: "a@example.com",
        date: new Date(),
        attempts: 1,
        write: async () => content,
      };
      const send = () =>
        transport.deliver(mail, content).then(({ response }) => response, describeDeliveryError);
      return { send, close: transport.close };
    };
    const tokens = openTokenSource(tokenServer.settings);
    accept("token-1");
    const first = await deliver();
    expect(await first.send()).toMatch(/^250 /);
    first.close();
    time = 2 * minute;
    accept("token-2");
    const second = await deliver();
    expect(await second.send()).toMatch(/^250 /);
    second.close();
    expect(smtp.received).toHaveLength(2);
    time = 4 * minute;
    accept("another");
    const third = await deliver();
    const refused = { outcome: "unavailable", code: "TOKEN_REFUSED" };
    expect(await third.send()).toMatchObject({ ...refused, isRepeated: false });
    const { attempts } = smtp;
    for (const [after, isRepeated] of [
      [0.9, true],
      [1.1, false],
      [2.9, true],
      [3.2, false],
    ] as const) {
      time = (4 + after) * minute;
      expect(await third.send()).toMatchObject({ ...refused, isRepeated });
    }
    expect(smtp.attempts).toBeLessThanOrEqual(attempts + 4);
    expect(tokenServer.requests.length).toBeLessThanOrEqual(5);
    time = 12 * minute;
    accept(`token-${tokenServer.requests.length + 1}`);
    expect(await third.send()).toMatch(/^250 /);
    third.close();
  });

  test("the site reads and sends by the same token", async () => {
    accept("token-1");
    const server = await openServer(postgres, {
      ...{ imapUrl: imapUrl(), smtpUrl: smtp.url, mailOAuth: tokenServer.settings },
      staffEmails: ["team@nawat.example"],
    });
    await submitInquiry(server.url, contact);
    // A connection that a busy machine let time out is tried again after a minute.
    await expect.poll(() => smtp.received.length, { timeout: 150_000 }).toBe(2);
    const readPosition = async () =>
      (await server.query("select last_uid::int as last, problem from private.mailbox_positions"))[0];
    await expect.poll(readPosition).toEqual({ last: 0, problem: null });
    const last = imap.deliver(composeMail({ body: "Hello" }));
    await expect.poll(readPosition).toEqual({ last, problem: null });
    expect(tokenServer.requests).toHaveLength(1);
    await server.stop();
  });

  test("a refusal is said by log, database and doctor in the same words without a secret, and not asked for again", async () => {
    const written = vi.spyOn(console, "log");
    tokenServer.say(() => ({ error: "invalid_grant", error_description: "secret-description" }));
    const testDatabase = await postgres.createTestDatabase();
    const mailOAuth = { ...tokenServer.settings, refreshToken: "secret-consent" };
    const server = await startServer(testDatabase, {
      ...{ imapUrl: imapUrl(), smtpUrl: smtp.url, mailOAuth },
      staffEmails: ["team@nawat.example"],
    });
    await submitInquiry(server.url, contact);
    // After the refusal of one mail, the other waits untried for some minutes.
    const state = () =>
      server.database.transaction(async (t) => {
        const { rows } = await t.query(
          `select problem, (select max(last_response) from public.inquiry_mails) as response from private.mailbox_positions`,
        );
        return rows[0];
      });
    const response = `OAUTH_GRANT: ${explainRefusal("OAUTH_GRANT", "SMTP_URL")}`;
    await expect.poll(state).toEqual({ problem: "OAUTH_GRANT", response });
    const asked = tokenServer.requests.length;
    expect(asked).toBeLessThanOrEqual(3);
    // The outboxes are polled every ten seconds, and a mailbox that is away is tried again after five.
    await wait(12_000);
    expect(tokenServer.requests).toHaveLength(asked);
    await server.stop();
    const log = written.mock.calls.flat().join("\n");
    expect(log).toContain("the consent has expired or was revoked: consent again");
    const { output } = await runOperatorCommand(testDatabase, "doctor", [], {
      ...{ IMAP_URL: imapUrl(), SMTP_URL: smtp.url, MAIL_OAUTH_TOKEN_URL: mailOAuth.tokenUrl },
      ...{ MAIL_OAUTH_CLIENT_ID: "desk", MAIL_OAUTH_CLIENT_SECRET: mailOAuth.clientSecret },
      ...{ MAIL_OAUTH_SCOPE: "all", MAIL_OAUTH_REFRESH_TOKEN: mailOAuth.refreshToken },
    });
    for (const subject of ["Mailbox", "Mail server"])
      expect(output).toMatch(
        new RegExp(`^problem +${subject}: .* the consent has expired or was revoked`, "m"),
      );
    for (const secret of ["sesame", "secret-"]) expect(log + output).not.toContain(secret);
    await testDatabase.remove();
  });
});

test("the desk gives every reason in the words of the log and of the doctor", () => {
  const codes = Object.keys(signInRefusals);
  const said = codes.map((code) => mailRefusals[code]?.en.replace("{setting}", "IMAP_URL"));
  expect(said).toEqual(codes.map((code) => explainRefusal(code, "IMAP_URL")));
});
