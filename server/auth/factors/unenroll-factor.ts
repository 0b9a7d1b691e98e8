import { log } from "../../log/log.ts";
import { AuthApiError } from "../auth-api-error.ts";
import { authenticate, lockCaller } from "../callers.ts";
import { factorNotFound, lockFactor, parseFactorId } from "../factors.ts";
import { mailOwner } from "../links.ts";
import type { AuthContext } from "../request.ts";
import type { Service } from "../service.ts";

/**
 * Removes a factor; a verified one, or one that another session has begun, only from an aal2 session. The owner is told of a
 * verified one by mail, and sessions that used it become aal1 with their next refresh.
 */
export async function unenrollFactor(service: Service, context: AuthContext): Promise<{ id: string }> {
  const caller = await authenticate(service, context);
  const { user } = caller;
  const factorId = parseFactorId(context);
  await service.transaction(async (work) => {
    // The user is locked before the factor, as everywhere, against deadlocks.
    const { aal } = await lockCaller(work, caller);
    const factor = await lockFactor(work, user.id, factorId);
    if (factor.status === "unverified" && aal !== "aal2" && factor.session_id !== caller.sessionId) {
      throw factorNotFound();
    }
    if (factor.status === "verified" && aal !== "aal2") {
      throw new AuthApiError(422, "insufficient_aal", "AAL2 required to unenroll verified factor");
    }
    await work.query("delete from auth.mfa_factors where id = $1", [factor.id]);
    if (factor.status !== "verified") return;
    await mailOwner(work, user, "factorRemoved");
  });
  log("auth.factor_unenroll", { ok: true, user: user.id });
  return { id: factorId };
}
