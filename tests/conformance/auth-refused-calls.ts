import type { AuthClient } from "@supabase/auth-js";
import { password } from "./auth-server.ts";

type Client = InstanceType<typeof AuthClient>;
type Call = (client: Client) => Promise<{ error: unknown }>;
type Refused = readonly [status: number, code: string];

export const id = "11111111-1111-4111-8111-111111111111";
export const email = "anyone@example.com";
const phone = "+9611000000";

const noMagicLink: Refused = [422, "email_provider_disabled"];
const noPhone: Refused = [422, "phone_provider_disabled"];
const noGrant: Refused = [400, "invalid_credentials"];
const noPasskeys: Refused = [404, "passkey_disabled"];
const noLinking: Refused = [404, "manual_linking_disabled"];
const noOAuthServer: Refused = [404, "feature_disabled"];

/** The payload of a browser's authenticator, which is refused unread. */
const credential = {} as never;
const message = "m".repeat(64);

/** Refused for every caller. Tests sign in first, as the client itself demands a session for some. */
export const refusedCalls: [string, Call, Refused][] = [
  ["signInAnonymously", (client) => client.signInAnonymously(), [422, "anonymous_provider_disabled"]],
  ["signInWithOtp by e-mail", (client) => client.signInWithOtp({ email }), noMagicLink],
  ["signInWithOtp by phone", (client) => client.signInWithOtp({ phone }), noMagicLink],
  ["signUp by phone", (client) => client.signUp({ phone, password }), noPhone],
  ["signInWithPassword by phone", (client) => client.signInWithPassword({ phone, password }), noPhone],
  ["verifyOtp by phone", (client) => client.verifyOtp({ phone, token: "123456", type: "sms" }), noPhone],
  [
    "verifyOtp by a typed code",
    (client) => client.verifyOtp({ email, token: "123456", type: "email" }),
    [403, "otp_expired"],
  ],
  ["resend by phone", (client) => client.resend({ type: "sms", phone }), noPhone],
  ["updateUser with a phone", (client) => client.updateUser({ phone }), noPhone],
  [
    "signInWithIdToken",
    (client) => client.signInWithIdToken({ provider: "google", token: "a.b.c" }),
    noGrant,
  ],
  [
    "signInWithWeb3",
    (client) => client.signInWithWeb3({ chain: "ethereum", message, signature: `0x${"0".repeat(130)}` }),
    noGrant,
  ],
  [
    "signInWithSSO",
    (client) => client.signInWithSSO({ domain: "example.com" }),
    [404, "saml_provider_disabled"],
  ],
  ["linkIdentity", (client) => client.linkIdentity({ provider: "github" }), noLinking],
  [
    "linkIdentity by an ID token",
    (client) => client.linkIdentity({ provider: "apple", token: "a.b.c" }),
    noGrant,
  ],
  ["unlinkIdentity", unlinkOwnIdentity, noLinking],
  ["oauth.getAuthorizationDetails", ({ oauth }) => oauth.getAuthorizationDetails(id), noOAuthServer],
  ["oauth.approveAuthorization", ({ oauth }) => oauth.approveAuthorization(id), noOAuthServer],
  ["oauth.denyAuthorization", ({ oauth }) => oauth.denyAuthorization(id), noOAuthServer],
  ["oauth.listGrants", ({ oauth }) => oauth.listGrants(), noOAuthServer],
  ["oauth.revokeGrant", ({ oauth }) => oauth.revokeGrant({ clientId: id }), noOAuthServer],
  ["passkey.startAuthentication", ({ passkey }) => passkey.startAuthentication(), noPasskeys],
  [
    "passkey.verifyAuthentication",
    ({ passkey }) => passkey.verifyAuthentication({ challengeId: id, credential }),
    noPasskeys,
  ],
  ["passkey.startRegistration", ({ passkey }) => passkey.startRegistration(), noPasskeys],
  [
    "passkey.verifyRegistration",
    ({ passkey }) => passkey.verifyRegistration({ challengeId: id, credential }),
    noPasskeys,
  ],
  ["passkey.list", ({ passkey }) => passkey.list(), noPasskeys],
  ["passkey.update", ({ passkey }) => passkey.update({ passkeyId: id, friendlyName: "key" }), noPasskeys],
  ["passkey.delete", ({ passkey }) => passkey.delete({ passkeyId: id }), noPasskeys],
];

async function unlinkOwnIdentity(client: Client) {
  const { data } = await client.getUserIdentities();
  const [identity] = data?.identities ?? [];
  if (!identity) throw new Error("The user has no identity");
  return client.unlinkIdentity(identity);
}

/** What only an administrator's key may call upstream. */
export const adminCalls: [string, Call][] = [
  ["inviteUserByEmail", ({ admin }) => admin.inviteUserByEmail(email)],
  ["generateLink", ({ admin }) => admin.generateLink({ type: "recovery", email })],
  ["createUser", ({ admin }) => admin.createUser({ email })],
  ["listUsers", ({ admin }) => admin.listUsers()],
  ["getUserById", ({ admin }) => admin.getUserById(id)],
  ["updateUserById", ({ admin }) => admin.updateUserById(id, { email })],
  ["deleteUser", ({ admin }) => admin.deleteUser(id)],
  ["mfa.listFactors", ({ admin }) => admin.mfa.listFactors({ userId: id })],
  ["mfa.deleteFactor", ({ admin }) => admin.mfa.deleteFactor({ userId: id, id })],
  ["oauth.listClients", ({ admin }) => admin.oauth.listClients()],
  [
    "oauth.createClient",
    ({ admin }) => admin.oauth.createClient({ client_name: "a", redirect_uris: ["https://a.example"] }),
  ],
  ["oauth.getClient", ({ admin }) => admin.oauth.getClient(id)],
  ["oauth.updateClient", ({ admin }) => admin.oauth.updateClient(id, { client_name: "b" })],
  ["oauth.deleteClient", ({ admin }) => admin.oauth.deleteClient(id)],
  ["oauth.regenerateClientSecret", ({ admin }) => admin.oauth.regenerateClientSecret(id)],
  ["customProviders.listProviders", ({ admin }) => admin.customProviders.listProviders()],
  [
    "customProviders.createProvider",
    ({ admin }) =>
      admin.customProviders.createProvider({
        provider_type: "oidc",
        identifier: "custom:a",
        name: "A",
        client_id: "a",
        client_secret: "b",
      }),
  ],
  ["customProviders.getProvider", ({ admin }) => admin.customProviders.getProvider("custom:a")],
  ["customProviders.updateProvider", ({ admin }) => admin.customProviders.updateProvider("custom:a", {})],
  ["customProviders.deleteProvider", ({ admin }) => admin.customProviders.deleteProvider("custom:a")],
  ["passkey.listPasskeys", ({ admin }) => admin.passkey.listPasskeys({ userId: id })],
  ["passkey.deletePasskey", ({ admin }) => admin.passkey.deletePasskey({ userId: id, passkeyId: id })],
];

/** Methods that this service answers, or that make no call of their own. */
export const otherMethods = [
  ...["initialize", "signOut", "getSession", "getUser", "setSession", "refreshSession", "getClaims"],
  ...["exchangeCodeForSession", "reauthenticate", "resetPasswordForEmail", "getUserIdentities"],
  ...["onAuthStateChange", "startAutoRefresh", "stopAutoRefresh", "dispose", "isThrowOnErrorEnabled"],
  // These ask the browser for a key before, or are steps of methods above.
  ...["signInWithPasskey", "registerPasskey", "signInWithOAuth", "signInWithEthereum", "signInWithSolana"],
  ...["linkIdentityOAuth", "linkIdentityIdToken", "fetchJwk", "jwks", "jwks_cached_at"],
  "admin.signOut",
];
