import { z } from "zod";
import { AuthApiError } from "../auth-api-error.ts";

const maxLength = 254;
const emailSchema = z.email();

/** The email address as it is stored. Throws an AuthApiError when it is not one. */
export function parseEmail(text: string): string {
  const email = normalizeEmail(text);
  if (email === undefined) throw new AuthApiError(400, "validation_failed", "An email address is too long");
  if (!emailSchema.safeParse(email).success) {
    throw new AuthApiError(400, "validation_failed", "Unable to validate email address: invalid format");
  }
  return email;
}

/** The same without validation; undefined when it is too long. */
export function normalizeEmail(text: string): string | undefined {
  const email = text.trim().toLowerCase();
  return email.length > maxLength ? undefined : email;
}
