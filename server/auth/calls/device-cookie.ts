import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { getCookie, setCookie } from "hono/cookie";
import type { AuthContext } from "../request.ts";
import type { Service } from "../service.ts";

/** Browsers keep no cookie longer. */
const maxAgeSeconds = 400 * 24 * 3600;

const cookiePattern = /^([\w-]{22})\.([\w-]{43})$/;

/** The id of the device that sent a request, when it has signed in to `account` with its current password. */
export function verifyDeviceCookie(
  service: Service,
  context: AuthContext,
  account: string,
  passwordHash: string | null | undefined,
): string | undefined {
  const [, id, signature] = getCookie(context, cookieName(account))?.match(cookiePattern) ?? [];
  if (!passwordHash || !id || !signature) return undefined;
  const expected = sign(service, account, id, passwordHash);
  return timingSafeEqual(Buffer.from(signature), Buffer.from(expected)) ? id : undefined;
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
  setCookie(context, cookieName(account), `${id}.${sign(service, account, id, passwordHash)}`, {
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

function sign({ secrets }: Service, account: string, id: string, passwordHash: string) {
  return createHmac("sha256", secrets.deviceKey)
    .update(JSON.stringify([account, id, passwordHash]))
    .digest("base64url");
}
