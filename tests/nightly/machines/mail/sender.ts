import { createTransport, type SendMailOptions } from "nodemailer";
import type { MailInstallation } from "./installation.ts";

export type SendMail = (mail: SendMailOptions & { isForged?: boolean }) => Promise<void>;

/** Sends as the mail servers of other firms do: signed by the domain of `from`, unless somebody forged it. */
export function openSender({ smtpUrl, signers }: MailInstallation): { send: SendMail; close(): void } {
  const transport = createTransport({ url: smtpUrl });
  return {
    async send({ isForged, ...mail }) {
      const domain = /@([^>\s]+)/.exec(String(mail.from))?.[1] ?? "";
      const dkim = isForged ? undefined : signers[domain];
      await transport.sendMail({ ...mail, ...(dkim && { dkim }) });
    },
    close: () => transport.close(),
  };
}
