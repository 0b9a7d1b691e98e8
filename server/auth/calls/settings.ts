import { isSignUpClosed } from "../first-admin.ts";
import type { Service } from "../service.ts";

/** The service whose protocol this is, and its version. */
export const health = {
  version: "v2.196.0",
  name: "GoTrue",
  description: "GoTrue is a user registration and authentication API",
};

/** The settings that a client needs to show a form. */
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
