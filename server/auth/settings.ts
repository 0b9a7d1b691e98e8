const providers = [
  "anonymous_users,apple,azure,bitbucket,discord,facebook,snapchat,figma,fly,github,gitlab,google,keycloak,kakao",
  "linkedin,linkedin_oidc,notion,spotify,slack,slack_oidc,workos,twitch,twitter,phone,zoom",
].flatMap((names) => names.split(","));

/** What a client may ask before it shows a form: sign-in by e-mail and password, addresses confirmed by mail. */
export const settings = {
  external: { ...Object.fromEntries(providers.map((name) => [name, false])), email: true },
  disable_signup: false,
  mailer_autoconfirm: false,
  phone_autoconfirm: false,
  sms_provider: "",
  saml_enabled: false,
  saml_private_key_next_configured: false,
  passkeys_enabled: false,
};

/** The service whose protocol this is, in the version it follows. */
export const health = {
  version: "v2.196.0",
  name: "GoTrue",
  description: "GoTrue is a user registration and authentication API",
};
