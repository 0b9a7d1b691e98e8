import { callFunction } from "../database/as-role.ts";
import { AuthApiError } from "./auth-api-error.ts";
import type { Service } from "./service.ts";

/** Whether the first admin has been made. Not to be called inside a transaction. */
export async function adminExists({ database }: Pick<Service, "database">): Promise<boolean> {
  const somebody = { role: "authenticated", claims: {} } as const;
  return callFunction(database, somebody, "admin_exists", {}, { readOnly: true });
}

/** Whether only invited people get an account: by setting, once there is an admin who can invite. */
export async function isSignUpClosed(service: Service): Promise<boolean> {
  return service.config.signUp !== "open" && (await adminExists(service));
}

/**
 * The first admin's address while there is no admin. No other account may move there: its owner, pressing the button of a mail,
 * would make a stranger the admin. Not to be called inside a transaction.
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
