import { office } from "../firm/office.ts";
import { publicAddress } from "../app/inquiries/received/begun-mail.server.ts";
import type { Config } from "./config.ts";
import { parseAddresses } from "./mailbox/mail-addresses.ts";
import { mailboxName } from "./mailbox/mailbox-position.ts";

export type DatabaseSettings = Pick<
  Config,
  | "clamdUrl"
  | "databaseUrl"
  | "firstAdminEmail"
  | "imapUrl"
  | "isLocal"
  | "mailFrom"
  | "staffAal"
  | "staffEmails"
  | "staffLocale"
>;

/** Bytes of received files that the embedded database keeps. */
export const mostEmbeddedFileBytes = 1024 ** 3;

/** The operator's settings, by the names by which the SQL reads them: `current_setting('app.settings.…')`. */
export function databaseSettings(config: DatabaseSettings): Record<string, string> {
  const settings = {
    first_admin_email: config.firstAdminEmail ?? "",
    first_weekday: String(office.days[0]),
    local_origin: String(config.isLocal),
    own_addresses: [...parseAddresses(config.mailFrom).map(({ address }) => address), publicAddress].join(
      ",",
    ),
    // A backup of the embedded database takes a second for 11 MB, and everything else waits meanwhile.
    most_file_bytes: config.databaseUrl === undefined ? String(mostEmbeddedFileBytes) : "",
    mailbox: config.imapUrl ? mailboxName(config.imapUrl) : "",
    scan_files: String(config.clamdUrl !== undefined),
    staff_aal: config.staffAal,
    staff_email: config.staffEmails.join(","),
    staff_locale: config.staffLocale,
    time_zone: office.timeZone,
  };
  return Object.fromEntries(Object.entries(settings).map(([name, value]) => [`app.settings.${name}`, value]));
}
