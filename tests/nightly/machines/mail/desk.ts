import { AuthClient } from "@supabase/auth-js";
import { PostgrestClient } from "@supabase/postgrest-js";
import { rm } from "node:fs/promises";
import { createEmptyDataFolder } from "../../../support/data-folder.ts";
import type { Email } from "postal-mime";
import { confirmAccount } from "../../../support/confirm-account.ts";
import { extractLink } from "../../../support/mail/mailbox.ts";
import { readMailbox } from "./mailbox.ts";
import { until } from "./until.ts";
import { findFreePort } from "../../../../server/free-port.ts";
import { spawnServer, waitUntilReady } from "../../../support/server-process.ts";
import type { MailInstallation } from "./installation.ts";

/** The address that the contact page prints. */
export const publicAddress = "hello@nawat.example";

export const staff = ["maya@nawat.example", "karim@nawat.example"] as const;

export const apikey = "sb_publishable_embedded";

export interface Desk {
  url: string;
  /** What the server has printed. */
  output(): string;
  /** Ends the server at once, as a power cut does, and starts it again. */
  killAndStart(): Promise<void>;
  stop(): Promise<void>;
}

/** `npm start` on an embedded database, set as an operator would set it for this mail server. */
export async function startDesk(
  mail: MailInstallation,
  settings: Record<string, string> = {},
): Promise<Desk> {
  const dataDir = await createEmptyDataFolder();
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  const environment = {
    PORT: String(port),
    SMTP_URL: mail.smtpUrl,
    IMAP_URL: mail.imapUrl(publicAddress),
    MAIL_FROM: `Nawat <${publicAddress}>`,
    MAIL_BEGINS: "on",
    MAIL_AUTHSERV_ID: mail.authservId,
    STAFF_EMAIL: staff.join(","),
    FIRST_ADMIN_EMAIL: staff[0],
    SIGN_UP: "open",
    ...settings,
  };
  let output = "";
  const onOutput = (text: string) => {
    output += text;
  };
  async function start() {
    const started = await spawnServer({ dataDir, databaseUrl: undefined }, { environment, onOutput });
    const exited = started.exited.then((how) =>
      Promise.reject(new Error(`The server exited: ${how}\n${output}`)),
    );
    await Promise.race([waitUntilReady(url), exited]);
    exited.catch(() => {});
    return started;
  }
  let server = await start();
  async function end(signal: "SIGKILL" | "SIGTERM") {
    server.child.kill(signal);
    await server.exited;
  }
  return {
    url,
    output: () => output,
    async killAndStart() {
      await end("SIGKILL");
      server = await start();
    },
    async stop() {
      await end("SIGTERM");
      await rm(dataDir, { recursive: true });
    },
  };
}

export interface DeskMember {
  userId: string;
  database: PostgrestClient;
}

/** Signs up the first admin, or one whom an admin takes in, by the link in the mail to their mailbox. */
export async function joinStaff(
  desk: Desk,
  mail: MailInstallation,
  email: string,
  admin?: DeskMember,
): Promise<DeskMember> {
  const auth = new AuthClient({
    url: `${desk.url}/auth/v1`,
    headers: { apikey },
    persistSession: false,
    autoRefreshToken: false,
  });
  const account = { email, password: crypto.randomUUID() };
  const signedUp = await auth.signUp({ ...account, options: { emailRedirectTo: `${desk.url}/auth` } });
  if (signedUp.error) throw new Error(`No account\n${desk.output()}`, { cause: signedUp.error });
  let confirmation: Email | undefined;
  await until(async () => {
    const mails = (await readMailbox(mail.imapUrl(email))).map((one) => one.mail);
    confirmation = mails.find(({ text }) => text?.includes("token_hash="));
    return confirmation !== undefined;
  });
  if (!confirmation) throw new Error(`No mail to confirm the account came\n${desk.output()}`);
  await confirmAccount(extractLink(confirmation), account.password);
  const { data, error } = await auth.signInWithPassword(account);
  if (error) throw error;
  const headers = { apikey, Authorization: `Bearer ${data.session.access_token}` };
  const member = {
    userId: data.user.id,
    database: new PostgrestClient(`${desk.url}/rest/v1`, { headers }),
  };
  const { error: refusal } = admin
    ? await admin.database.rpc("grant_admin", { member_email: email })
    : await member.database.rpc("bootstrap_first_admin", { admin_email: email });
  if (refusal) throw refusal;
  return member;
}
