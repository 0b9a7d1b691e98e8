import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { getCookie, setCookie } from "hono/cookie";
import type { AuthContext } from "../request.ts";
import type { Service } from "../service.ts";

/** Browsers keep no cookie longer. */
const maxAgeSeconds = 400 * 24 * 3600;

const cookiePattern = /^([\w-]{22})\.(\d{10})\.([\w-]{43})$/;

/**
 * The id of the device that sent a request, when it has signed in to `account` with its current password. The cookie is signed
 * and names neither the user nor the email address. Undefined when it is missing or not valid.
 */
export function verifyDeviceCookie(
  service: Service,
  context: AuthContext,
  account: string,
  passwordHash: string | null | undefined,
): string | undefined {
  const [, id, issuedAt, signature] = getCookie(context, cookieName(account))?.match(cookiePattern) ?? [];
  if (!passwordHash || !id || !issuedAt || !signature) return undefined;
  const age = Date.now() / 1000 - Number(issuedAt);
  const expected = sign(service, account, id, issuedAt, passwordHash);
  const isOurs = timingSafeEqual(Buffer.from(signature), Buffer.from(expected));
  return isOurs && age < maxAgeSeconds ? id : undefined;
}

/** Marks the device as known to `account` until its password changes. */
export function setDeviceCookie(
  service: Service,
  context: AuthContext,
  account: string,
  passwordHash: string,
) {
  const id =
    verifyDeviceCookie(service, context, account, passwordHash) ?? randomBytes(16).toString("base64url");
  const issuedAt = String(Math.floor(Date.now() / 1000));
  const signature = sign(service, account, id, issuedAt, passwordHash);
  setCookie(context, cookieName(account), `${id}.${issuedAt}.${signature}`, {
    httpOnly: true,
    secure: service.config.publicUrl.startsWith("https:"),
    sameSite: "Strict",
    path: "/auth/v1",
    maxAge: maxAgeSeconds,
  });
}

/** One cookie per account: several people may share a device. */
function cookieName(account: string): string {
  return `device_${account.slice(0, 8)}`;
}

function sign({ secrets }: Service, account: string, id: string, issuedAt: string, passwordHash: string) {
  return createHmac("sha256", secrets.deviceKey)
    .update(JSON.stringify([account, id, issuedAt, passwordHash]))
    .digest("base64url");
}
