import type { Config } from "./config.ts";

export type DatabaseSettings = Pick<
  Config,
  "firstAdminEmail" | "isLocal" | "staffAal" | "staffEmails" | "staffLocale"
>;

/** The operator's settings that the SQL reads as `current_setting('app.settings.…')`. */
export function databaseSettings({
  firstAdminEmail,
  isLocal,
  staffAal,
  staffEmails,
  staffLocale,
}: DatabaseSettings) {
  return {
    first_admin_email: firstAdminEmail ?? "",
    local_origin: String(isLocal),
    staff_aal: staffAal,
    staff_email: staffEmails.join(","),
    staff_locale: staffLocale,
  };
}
