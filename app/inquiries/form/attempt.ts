import { createRandomId } from "../random-id.ts";
import { confirmedEmail, honeypot } from "../fields.ts";

/** One opened form sends at most one inquiry. */
export interface Attempt {
  idempotencyKey: string;
  /** What was last sent with this key. */
  lastPayload?: string | undefined;
}

export function createAttempt(): Attempt {
  return { idempotencyKey: createRandomId() };
}

/** A payload changed after an unanswered attempt gets a new key: under the old one the change would be lost. */
export function attemptWithPayload(payload: Record<string, unknown>, attempt: Attempt): Attempt {
  const lastPayload = JSON.stringify(payload, omitContext);
  const isSame = attempt.lastPayload === undefined || attempt.lastPayload === lastPayload;
  return {
    ...attempt,
    lastPayload,
    idempotencyKey: isSame ? attempt.idempotencyKey : createRandomId(),
  };
}

/** The language of the page does not make it another inquiry, nor does what people do not see. */
function omitContext(name: string, value: unknown): unknown {
  return ["locale", honeypot, confirmedEmail].includes(name) ? undefined : value;
}
