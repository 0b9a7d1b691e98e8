import { Secret, TOTP } from "otpauth";

/** Seconds a code is shown. */
const period = 30;

/** A new secret in base32: 160 bits, as RFC 4226 recommends. */
export function generateSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The address that an authenticator app reads from the QR code. */
export function otpauthUri(issuer: string, email: string, secret: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(email)}`;
  const issuerParameter = encodeURIComponent(issuer);
  return `otpauth://totp/${label}?algorithm=SHA1&digits=6&issuer=${issuerParameter}&period=${period}&secret=${secret}`;
}

/** The time step whose code this is, one off at most. Undefined when it is wrong, or no later than `lastUsedStep`. */
export function findTimeStep(
  secret: string,
  code: string,
  lastUsedStep: number | null,
  now: number,
): number | undefined {
  const delta = findDelta(secret, code, now, 1);
  if (delta === undefined) return undefined;
  const currentStep = Math.floor(now / 1000 / period);
  const step = currentStep + delta;
  // A step of the far future was used before the clock was set back: it must not lock the owner out.
  const isUsed = lastUsedStep !== null && step <= lastUsedStep && lastUsedStep <= currentStep + 1;
  return isUsed ? undefined : step;
}

/** Steps of a wrong clock that are recognized: five minutes. */
const maxOffset = 10;

/** The time step of a refused code, and by how many seconds its clock is fast (above 0) or slow. Undefined when it is wrong. */
export function findClockOffset(secret: string, code: string, now: number) {
  const delta = findDelta(secret, code, now, maxOffset);
  if (delta === undefined || (delta >= -2 && delta <= 1)) return undefined;
  return { step: Math.floor(now / 1000 / period) + delta, seconds: delta * period };
}

/** The steps between now and the time of the code. */
function findDelta(secret: string, code: string, now: number, window: number): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const totp = new TOTP({ secret: Secret.fromBase32(secret), algorithm: "SHA1", digits: 6, period });
  return totp.validate({ token: code, timestamp: now, window }) ?? undefined;
}
