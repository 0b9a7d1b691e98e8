import PostalMime, { type Email } from "postal-mime";
import { startSmtpServer } from "./smtp-server.ts";

/** A mail, and whom the mail server was told to bring it. */
export type SentMail = Email & { envelope: string[] };

/** A mail server that keeps what it was sent, and refuses the recipients that a test names, each with a code. */
export async function startRefusingSmtpServer() {
  const sent: SentMail[] = [];
  const refusals = new Map<string, number>();
  const server = await startSmtpServer(
    async (message, recipients) =>
      void sent.push({ ...(await PostalMime.parse(message)), envelope: recipients }),
    {
      onRcptTo: ({ address }, _session, done) => {
        const responseCode = refusals.get(address);
        done(responseCode ? Object.assign(new Error("Not here"), { responseCode }) : null);
      },
    },
  );
  return { ...server, sent, refusals };
}
