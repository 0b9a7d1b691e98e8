import { createTransport } from "nodemailer";
import { setTimeout as wait } from "node:timers/promises";
import { startTokenServer } from "../../../support/mail/token-server.ts";
import { check } from "../site-checks.ts";
import { until } from "./until.ts";
import { joinStaff, publicAddress, staff, startDesk } from "./desk.ts";
import { startMailInstallation } from "./installation.ts";

/** Tokens of a token server open Dovecot's mailbox: one that expired, one that was revoked, and a clock that is wrong. */
export async function tryOAuth(): Promise<void> {
  const tokenServer = await startTokenServer();
  const { settings } = tokenServer;
  tokenServer.say((number) => ({ access_token: `token-${number}`, expires_in: -3600 }));
  tokenServer.accept("token-1", publicAddress);
  const mail = await startMailInstallation({
    domains: ["cedar.example"],
    introspectionUrl: settings.tokenUrl.replace("/token", "/introspection"),
  });
  const desk = await startDesk(mail, {
    IMAP_URL: mail.imapUrl(publicAddress).replace(/:[^:@/]*@/, "@"),
    MAIL_OAUTH_TOKEN_URL: settings.tokenUrl,
    MAIL_OAUTH_CLIENT_ID: settings.clientId,
    MAIL_OAUTH_CLIENT_SECRET: settings.clientSecret,
    MAIL_OAUTH_SCOPE: settings.scope,
  });
  const sender = createTransport({ url: mail.smtpUrl });
  const { database } = await joinStaff(desk, mail, staff[0]);
  const isAtDesk = async (subject: string) => {
    await sender.sendMail({ from: "Rana <rana@cedar.example>", to: publicAddress, subject, text: "Hello" });
    return until(async () => {
      const { data } = await database.from("inquiries").select("id").eq("subject", subject);
      return data?.length === 1;
    });
  };
  /** A token is taken for a new one as long, and then not renewed. */
  const newForMs = 61_000;
  const askedSince = async (work: () => Promise<boolean>) => {
    const before = tokenServer.requests.length;
    return (await work()) && tokenServer.requests.length - before;
  };
  try {
    await check(
      "a token whose server has a wrong clock opens the mailbox, and a mail begins an inquiry",
      () => isAtDesk("By token"),
    );
    await wait(newForMs);
    tokenServer.say((number) => ({ access_token: `token-${number}`, expires_in: 3600 }));
    tokenServer.accept(`token-${tokenServer.requests.length + 1}`, publicAddress);
    await check("a token that Dovecot no longer takes is renewed once", async () => {
      await mail.disconnect(publicAddress);
      return (await askedSince(() => isAtDesk("After its end"))) === 1;
    });
    await wait(newForMs);
    tokenServer.say(() => ({ error: "invalid_grant" }));
    tokenServer.accept("another", publicAddress);
    await check(
      "a consent that was revoked is said in the log, and not asked for every few seconds",
      async () => {
        await mail.disconnect(publicAddress);
        const isSaid = () => Promise.resolve(desk.output().includes("OAUTH_GRANT"));
        const asked = await askedSince(async () => {
          const isRefused = await until(isSaid);
          await wait(20_000);
          return isRefused;
        });
        return asked === 1;
      },
    );
  } finally {
    sender.close();
    await desk.stop();
    await mail.stop();
    tokenServer.close();
  }
}
