import { z } from "zod";
import { readBody } from "../../app/inquiries/submit/read-body.server.ts";
import type { Auth } from "../auth/auth.ts";
import { callFunction, type Principal } from "../database/as-role.ts";
import type { Database } from "../database/database.ts";
import { describeError } from "../log/describe-error.ts";
import { log } from "../log/log.ts";
import { errorResponse } from "./error-response.ts";

/** Bytes. It bounds how deep and how many values the JSON is, too. */
const maxBodyBytes = 2048;

const inviteBody = z.object({
  email: z.string().trim().toLowerCase().max(254).pipe(z.email()),
  locale: z.enum(["en", "ar"]),
  new_role: z.enum(["admin", "staff"]).default("admin"),
});

/** The result of `create_invitation`. */
const invitationSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  locale: z.string(),
  expires_at: z.string(),
  invited_by: z.string(),
});

/**
 * Invites an address to the team: `POST {"email", "locale", "new_role"}` with the access token of an admin. Answers
 * `200 {"id", "email", "expires_at"}`, or 502 when no mail could be sent: the invitation is revoked then.
 */
export async function invite(
  request: Request,
  database: Database,
  principal: Principal,
  auth: Auth,
): Promise<Response> {
  if (request.method !== "POST") {
    return errorResponse(405, "method_not_allowed", "Only POST is allowed.", { Allow: "POST, OPTIONS" });
  }
  const { bytes, isComplete } = await readBody(request, maxBodyBytes);
  if (!isComplete) return errorResponse(413, "too_large", "The request is too large.");
  const body = parseBody(bytes);
  if (!body)
    return errorResponse(400, "validation_failed", "Enter an email address such as name@example.com.");

  const created = await callFunction(database, principal, "create_invitation", {
    member_email: body.email,
    locale: body.locale,
    new_role: body.new_role,
  });
  const { id, email, locale, expires_at, invited_by } = invitationSchema.parse(created);
  try {
    await auth.invite(email, { locale, invited_by });
    return Response.json({ id, email, expires_at });
  } catch (error) {
    log("invitation_not_mailed", describeError(error));
    // An invitation that was not sent must not stand as if it were. Should this fail too, inviting again replaces it.
    await callFunction(database, principal, "revoke_invitation", { invitation_id: id }).catch(() => {});
    return errorResponse(502, "mail_failed", "The invitation email could not be sent. Send it again.");
  }
}

function parseBody(bytes: Uint8Array): z.output<typeof inviteBody> | undefined {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return inviteBody.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
