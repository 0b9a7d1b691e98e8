import { encodeQR } from "qr";
import { z } from "zod";
import type { Transaction } from "../../database/database.ts";
import { log } from "../../log/log.ts";
import { AuthApiError, validationFailed } from "../auth-api-error.ts";
import { authenticate, type Caller, lockCaller } from "../callers.ts";
import { deleteStaleFactors, findFactors } from "../factors.ts";
import { proofFields, requireReauthentication } from "../reauthentication.ts";
import { type AuthContext, parseBody } from "../request.ts";
import type { Service } from "../service.ts";
import { generateSecret, otpauthUri } from "./totp.ts";

/** Bytes, so that the QR code stays small enough to scan. */
const maxNameBytes = 64;

const maxFactors = 10;

const enrollBody = z.object({
  factor_type: z.string().nullish(),
  friendly_name: z.string().nullish(),
  issuer: z.string().nullish(),
  ...proofFields,
});

/** Creates a factor that counts once its first code is verified. It needs a fresh proof: a stranger's would lock the owner out. */
export async function enrollFactor(service: Service, context: AuthContext) {
  const caller = await authenticate(service, context);
  const body = await parseBody(context, enrollBody);
  if (body.factor_type !== "totp") {
    const message = "factor_type needs to be totp, phone, or webauthn";
    throw validationFailed(message);
  }
  const name = boundName("friendly_name", body.friendly_name ?? "");
  const issuer = boundName("issuer", body.issuer ?? "") || new URL(service.config.publicUrl).host;
  const { user } = caller;
  requireFactor(caller);
  await requireReauthentication(service, caller, context.var.address, body, "Enrolling a factor");
  const secret = generateSecret();
  const id = await service.transaction(async (work) => {
    // The caller is locked, so that enrolments at the same moment count each other.
    requireFactor(await lockCaller(work, caller));
    await deleteStaleFactors(work, user.id, caller.sessionId);
    await refuseFactor(work, caller, name);
    const { rows } = await work.query<{ id: string }>(
      `insert into auth.mfa_factors (user_id, friendly_name, factor_type, status, secret, session_id)
       values ($1, $2, 'totp', 'unverified', $3, $4) returning id`,
      [user.id, name, secret, caller.sessionId ?? null],
    );
    return rows[0]?.id ?? "";
  });
  log("auth.factor_enroll", { ok: true, user: user.id });
  const uri = otpauthUri(issuer, user.email, secret);
  const qrCode = encodeQR(uri, "svg", { ecc: "medium", border: 4 });
  return { id, type: "totp", ...(name && { friendly_name: name }), totp: { qr_code: qrCode, secret, uri } };
}

function boundName(field: string, text: string): string {
  if (Buffer.byteLength(text) > maxNameBytes) {
    throw validationFailed(`${field} cannot be longer than ${maxNameBytes} bytes`);
  }
  return text;
}

function requireFactor({ hasPassedFactor }: Caller) {
  if (hasPassedFactor) return;
  throw new AuthApiError(403, "insufficient_aal", "AAL2 required to enroll a new factor");
}

/** Unfinished factors of other sessions do not count: a thief could use up the owner's names and number. */
async function refuseFactor(transaction: Transaction, { user, sessionId }: Caller, name: string) {
  const factors = (await findFactors(transaction, user.id)).filter(
    ({ status, session_id: origin }) => status === "verified" || origin === sessionId,
  );
  if (factors.some(({ friendly_name: taken }) => (taken ?? "") === name)) {
    const message = `A factor with the friendly name "${name}" for this user already exists`;
    throw new AuthApiError(422, "mfa_factor_name_conflict", message);
  }
  if (factors.length >= maxFactors) {
    const message = "Maximum number of verified factors reached, unenroll to continue";
    throw new AuthApiError(422, "too_many_enrolled_mfa_factors", message);
  }
}
