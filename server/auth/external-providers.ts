import { z } from "zod";
import { AuthApiError } from "./auth-api-error.ts";
import { providers } from "./settings.ts";

/** Those that are no provider of OAuth. */
const otherMethods = ["anonymous_users", "phone"];

/** The error for a sign-in with another service: none is enabled. */
export function unsupportedProvider(provider: string): AuthApiError {
  return new AuthApiError(
    400,
    "validation_failed",
    `Unsupported provider: ${reason(provider.toLowerCase())}`,
  );
}

function reason(provider: string): string {
  if (provider.startsWith("custom:")) return "custom OAuth providers are disabled";
  const isKnown = providers.includes(provider) && !otherMethods.includes(provider);
  return isKnown ? "provider is not enabled" : `Provider ${provider} could not be found`;
}

const uuid = z.guid();

/** Where a return from another service redirects to: no sign-in ever began there, so no `state` is known. */
export function callbackError(publicUrl: string, state: string | undefined): string {
  const [code, description] = !state
    ? ["bad_oauth_callback", "OAuth state parameter missing"]
    : uuid.safeParse(state).success
      ? ["bad_oauth_state", "OAuth state not found or expired"]
      : ["bad_oauth_state", "OAuth state parameter is invalid"];
  const target = new URL(publicUrl);
  target.searchParams.set("error", "invalid_request");
  target.searchParams.set("error_code", code);
  target.searchParams.set("error_description", description);
  return target.href;
}
