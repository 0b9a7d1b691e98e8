import { AuthApiError } from "../auth-api-error.ts";
import type { Service } from "../service.ts";
import { adminExists } from "../settings.ts";

/**
 * The first admin's address while there is no admin: an account made by somebody else must not move there, because its
 * owner, pressing the button of a mail, would make a stranger the admin. Not to be called inside a transaction.
 */
export async function findReservedEmail(service: Service): Promise<string | undefined> {
  const { firstAdminEmail } = service.config;
  if (firstAdminEmail === undefined || (await adminExists(service))) return undefined;
  return firstAdminEmail.toLowerCase();
}

export function emailNotAuthorized(email: string): AuthApiError {
  const message = `Email address "${email}" cannot be used as it is not authorized`;
  return new AuthApiError(400, "email_address_not_authorized", message);
}
