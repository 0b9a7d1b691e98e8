import { z } from "zod";
import { AuthApiError, validationFailed } from "../auth-api-error.ts";
import type { Service } from "../service.ts";
import { adminExists } from "../settings.ts";

const maxLength = 254;
const emailSchema = z.email();

/** The email address as it is stored. Throws an AuthApiError when it is not one. */
export function parseEmail(text: string): string {
  const email = normalizeEmail(text);
  if (email === undefined) throw validationFailed("An email address is too long");
  if (!emailSchema.safeParse(email).success) {
    throw validationFailed("Unable to validate email address: invalid format");
  }
  return email;
}

/** The same without validation; undefined when it is too long. */
export function normalizeEmail(text: string): string | undefined {
  const email = text.trim().toLowerCase();
  return email.length > maxLength ? undefined : email;
}

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
