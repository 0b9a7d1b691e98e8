import type { Context } from "hono";
import { z } from "zod";
import { AuthApiError } from "./auth-api-error.ts";
import type { Caller } from "./authenticate.ts";
import { parseBody } from "./parse-body.ts";

/** The services whose ID tokens the protocol knows, with the issuers that upstream's errors name. */
const issuers = new Map([
  ["apple", "https://appleid.apple.com"],
  ["azure", "https://login.microsoftonline.com"],
  ["facebook", "https://www.facebook.com"],
  ["google", "https://accounts.google.com"],
  ["kakao", "https://kauth.kakao.com"],
  ["keycloak", ""],
  ["snapchat", "https://accounts.snapchat.com"],
  ["vercel_marketplace", "https://marketplace.vercel.com"],
]);

const idTokenBody = z.object({
  id_token: z.string().nullish(),
  provider: z.string().nullish(),
  client_id: z.string().nullish(),
  issuer: z.string().nullish(),
  link_identity: z.boolean().nullish(),
});

/**
 * The grants of `/token` that are switched off: an ID token of another service, the signature of a wallet. Refuses both as
 * upstream does, and any other as unknown. Throws AuthApiErrors; a response is an error in OAuth's own shape.
 */
export async function refuseGrant(
  context: Context,
  grantType: string | undefined,
  authenticateCaller: (context: Context) => Promise<Caller>,
): Promise<Response> {
  if (grantType === "web3") {
    throw new AuthApiError(422, "web3_provider_disabled", "Web3 provider is disabled");
  }
  if (grantType !== "id_token") throw new AuthApiError(400, "invalid_credentials", "unsupported_grant_type");

  const body = await parseBody(context.req, idTokenBody);
  if (!body.id_token) return oauthError(context, "id_token required");
  if (!body.provider && !(body.client_id && body.issuer))
    return oauthError(context, "provider or client_id and issuer required");
  if (body.link_identity) {
    if (!context.req.header("authorization"))
      return oauthError(context, "Linking requires a valid user access token in Authorization");
    await authenticateCaller(context);
  }
  throw disabledProvider(body.provider ?? "", body.issuer);
}

function oauthError(context: Context, description: string): Response {
  return context.json({ error: "invalid request", error_description: description }, 400);
}

function disabledProvider(provider: string, issuer: string | null | undefined): AuthApiError {
  if (provider.startsWith("custom:"))
    return new AuthApiError(400, "validation_failed", "Custom OAuth providers are disabled");
  const known = issuers.get(provider) ?? [...issuers.values()].find((one) => one !== "" && one === issuer);
  if (known === undefined) {
    const name = JSON.stringify(provider);
    return new AuthApiError(400, "validation_failed", `Custom OIDC provider ${name} not allowed`);
  }
  return new AuthApiError(400, "provider_disabled", `Provider (issuer "${known}") is not enabled`);
}
