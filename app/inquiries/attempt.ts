import { honeypot } from "./fields.ts";

/** One opened form sends at most one inquiry. */
export interface Attempt {
  idempotencyKey: string;
  /** When the form was opened, in milliseconds of the page's clock. */
  openedAt: number;
  /** What was last sent with this key. */
  lastPayload?: string | undefined;
}

export function newAttempt(): Attempt {
  return { idempotencyKey: randomKey(), openedAt: performance.now() };
}

/** What was changed after a try whose answer never came is an inquiry of its own: under the old key the change would be lost. */
export function attemptFor(payload: Record<string, unknown>, attempt: Attempt): Attempt {
  const lastPayload = JSON.stringify(payload, withoutSurroundings);
  const isSame = attempt.lastPayload === undefined || attempt.lastPayload === lastPayload;
  return { ...attempt, lastPayload, idempotencyKey: isSame ? attempt.idempotencyKey : randomKey() };
}

/** A draft sent again from the page in the other language is no other inquiry. */
function withoutSurroundings(name: string, value: unknown): unknown {
  return name === "locale" || name === honeypot ? undefined : value;
}

/** Works outside secure contexts too, where randomUUID is missing. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function millisecondsOpen({ openedAt }: Attempt): number {
  return Math.round(performance.now() - openedAt);
}
