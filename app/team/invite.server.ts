import { z } from "zod";
import { readBody } from "../read-body.server.ts";
import type { RpcResult } from "../rpc.server.ts";

/** What the handler needs from its runtime. */
export interface Dependencies {
  /** Calls a SQL function as the sender of the request, by its access token. */
  rpc(name: string, parameters: Record<string, unknown>): Promise<RpcResult>;
  /** Mails the link of an invitation, as the official client's `auth.admin.inviteUserByEmail` does. */
  inviteUserByEmail(email: string, options: InviteOptions): Promise<{ error: Failure | null }>;
  /** Tells the operator why a mail could not be sent. */
  reportError(error: Failure): void;
  /** Origin of the pages: the link of the mail leads there. */
  siteOrigin: string;
}

interface InviteOptions {
  data: { locale: string; invited_by: string };
  redirectTo: string;
}

interface Failure {
  code?: string | undefined;
  message: string;
}

/** Bytes. It bounds how deep and how many values the JSON is, too. */
const maxBodyBytes = 2048;

const inviteBody = z.object({
  email: z.string().trim().toLowerCase().max(254).pipe(z.email()),
  locale: z.enum(["en", "ar"]),
  new_role: z.enum(["admin", "staff"]).default("admin"),
});

/** Of `create_invitation`. */
const invitationSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  locale: z.string(),
  expires_at: z.string(),
  invited_by: z.string(),
});

/**
 * Invites an address to the team: `POST {"email", "locale", "new_role"}` with the access token of an admin. The database decides; only then
 * a link is mailed. Answers `200 {"id", "email", "expires_at"}`. Errors are `{"code", "message"}`: 400, 405 and 413 for what is
 * no invitation, 401, 403, 400, 409 and 429 as the database answers, 502 when no mail could be sent: the invitation is revoked then.
 */
export async function invite(request: Request, dependencies: Dependencies): Promise<Response> {
  if (request.method !== "POST") {
    return errorResponse(405, "method_not_allowed", "Only POST is allowed.", { Allow: "POST, OPTIONS" });
  }
  const { bytes, isComplete } = await readBody(request, maxBodyBytes);
  if (!isComplete) return errorResponse(413, "too_large", "The request is too large.");
  const body = parseBody(bytes);
  if (!body)
    return errorResponse(400, "validation_failed", "Enter an email address such as name@example.com.");

  const { data, error, status } = await dependencies.rpc("create_invitation", {
    member_email: body.email,
    locale: body.locale,
    new_role: body.new_role,
  });
  if (error) {
    const retryAfter: Record<string, string> =
      status === 429 && error.details ? { "Retry-After": error.details } : {};
    return errorResponse(status, error.code, error.message, retryAfter);
  }
  const { id, email, locale, expires_at, invited_by } = invitationSchema.parse(data);
  const { error: mailError } = await dependencies.inviteUserByEmail(email, {
    data: { locale, invited_by },
    redirectTo: `${dependencies.siteOrigin}/auth/confirm`,
  });
  if (!mailError) return Response.json({ id, email, expires_at });

  dependencies.reportError(mailError);
  // What was not sent must not stand as if it were. Should this fail too, inviting again replaces it.
  await dependencies.rpc("revoke_invitation", { invitation_id: id });
  return errorResponse(502, "mail_failed", "The invitation email could not be sent. Send it again.");
}

function parseBody(bytes: Uint8Array): z.output<typeof inviteBody> | undefined {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return inviteBody.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

function errorResponse(
  status: number,
  code: string,
  message: string,
  headers: Record<string, string> = {},
): Response {
  return Response.json({ code, message }, { status, headers });
}
