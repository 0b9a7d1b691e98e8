import { callFunction } from "../database/call-function.ts";
import type { Service } from "./service.ts";

/** What a client may ask before it shows a form: sign-in by email and password, whether accounts can be created, and how. */
export async function loadSettings(service: Service) {
  return {
    external: { anonymous_users: false, email: true, phone: false },
    disable_signup: await isSignUpClosed(service),
    mailer_autoconfirm: false,
    phone_autoconfirm: false,
    sms_provider: "",
    saml_enabled: false,
    saml_private_key_next_configured: false,
    passkeys_enabled: false,
  };
}

/** Whether only invited people get an account: by setting, once there is an admin who can invite. */
export async function isSignUpClosed(service: Service): Promise<boolean> {
  return service.config.signUp !== "open" && (await adminExists(service));
}

/** Whether the first admin has been made. Not to be called inside a transaction. */
export async function adminExists({ database }: Pick<Service, "database">): Promise<boolean> {
  const somebody = { role: "authenticated", claims: {} } as const;
  const rows = await callFunction(database, somebody, "admin_exists", {}, { readOnly: true });
  return rows[0]?.data === true;
}

/** The service whose protocol this is, in the version it follows. */
export const health = {
  version: "v2.196.0",
  name: "GoTrue",
  description: "GoTrue is a user registration and authentication API",
};
