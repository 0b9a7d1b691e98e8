import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import type { Service } from "./service.ts";

/** Seconds; browsers keep no cookie longer. */
const lifetime = 400 * 24 * 3600;

const shape = /^([\w-]{22})\.(\d{10})\.([\w-]{43})$/;

/**
 * The device a call comes from, when it has signed in to `account` before with the password it still has. The cookie says so,
 * signed, and names neither the person nor the address. Anything else in it counts as none.
 */
export function readDevice(
  service: Service,
  context: Context,
  account: string,
  passwordHash: string | null | undefined,
): string | undefined {
  const [, id, issued, signature] = getCookie(context, nameFor(account))?.match(shape) ?? [];
  if (!passwordHash || !id || !issued || !signature) return undefined;
  const age = Date.now() / 1000 - Number(issued);
  const expected = sign(service, account, id, issued, passwordHash);
  const isOurs = timingSafeEqual(Buffer.from(signature), Buffer.from(expected));
  return isOurs && age < lifetime ? id : undefined;
}

/** Lets the device of a call be known to `account` from now on, until its password changes. */
export function rememberDevice(service: Service, context: Context, account: string, passwordHash: string) {
  const id = readDevice(service, context, account, passwordHash) ?? randomBytes(16).toString("base64url");
  const issued = String(Math.floor(Date.now() / 1000));
  const signature = sign(service, account, id, issued, passwordHash);
  setCookie(context, nameFor(account), `${id}.${issued}.${signature}`, {
    httpOnly: true,
    secure: service.config.publicUrl.startsWith("https:"),
    sameSite: "Strict",
    path: "/auth/v1",
    maxAge: lifetime,
  });
}

/** Several people may share a device. */
function nameFor(account: string): string {
  return `device_${account.slice(0, 8)}`;
}

function sign({ secrets }: Service, account: string, id: string, issued: string, passwordHash: string) {
  return createHmac("sha256", secrets.deviceKey)
    .update(JSON.stringify([account, id, issued, passwordHash]))
    .digest("base64url");
}
