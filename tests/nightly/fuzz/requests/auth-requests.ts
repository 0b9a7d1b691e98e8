import type { Random } from "../random.ts";
import { encodePart } from "../encode-address.ts";
import { makeHeaderText, makeHostileText } from "../hostile-text.ts";
import type { FuzzRequest, FuzzInputs } from "./fuzz-request.ts";

const endpoints = [
  ["POST", "/signup"],
  ["POST", "/token"],
  ["POST", "/token"],
  ["POST", "/verify"],
  ["GET", "/verify"],
  ["POST", "/resend"],
  ["GET", "/user"],
  ["POST", "/logout"],
  ["GET", "/settings"],
  ["GET", "/health"],
  ["GET", "/.well-known/jwks.json"],
  ["POST", "/otp"],
  ["GET", "/authorize"],
  ["GET", "/callback"],
  ["GET", "/user/identities/authorize"],
  ["POST", "/passkeys/authentication/options"],
  ["GET", "/admin/users"],
  ["PUT", "/admin/users/{id}"],
  ["POST", "/invite"],
  ["POST", "/recover"],
  ["PUT", "/user"],
  ["GET", "/reauthenticate"],
  ["POST", "/factors"],
  ["POST", "/factors/{id}/challenge"],
  ["POST", "/factors/{id}/verify"],
  ["DELETE", "/factors/{id}"],
] as const;
const fields = [
  "email",
  "password",
  "data",
  "type",
  "token",
  "token_hash",
  "refresh_token",
  "scope",
  "phone",
  "provider",
  "id_token",
  "link_identity",
  "gotrue_meta_security",
  "friendly_name",
  "ban_duration",
  "issuer",
  "challenge_id",
  "code",
];

/** A request of Supabase Auth's protocol. Few are good enough to cost a password hash. */
export function makeAuthRequest(random: Random, inputs: FuzzInputs): FuzzRequest {
  const [usualMethod, usualPath] = random.pick(endpoints);
  const endpoint = random.oneIn(20)
    ? `/${encodePart(random, makeHostileText(random, 5_000)).replaceAll("?", "")}`
    : usualPath.replace("{id}", makeFactorId(random, usualMethod, inputs));
  const method = random.oneIn(8) ? random.pick(["POST", "GET", "PUT", "HEAD", "DELETE"]) : usualMethod;
  return {
    method,
    path: `/auth/v1${endpoint}?${makeQuery(random)}`,
    headers: {
      "Content-Type": random.oneIn(8) ? makeHeaderText(random, 3_000) : "application/json;charset=UTF-8",
      ...(!random.oneIn(20) && { apikey: inputs.publishableKey }),
      ...(random.oneIn(3) && {
        "X-Supabase-Api-Version": random.oneIn(2) ? "2024-01-01" : makeHeaderText(random, 2_000),
      }),
      // The visitor's own session is not ended: later requests need it.
      ...(random.oneIn(3) && {
        Authorization:
          endpoint !== "/logout" && !random.oneIn(3)
            ? `Bearer ${inputs.accessToken}`
            : makeHeaderText(random, 12_000),
      }),
    },
    ...(method !== "GET" && method !== "HEAD" && { body: makeAuthBody(random) }),
  };
}

/** The visitor's factor is not removed: later requests need it. */
function makeFactorId(random: Random, method: string, { factorId }: FuzzInputs): string {
  if (random.oneIn(3)) return encodePart(random, makeHostileText(random, 300)).replaceAll(/[?/]/g, "");
  return method === "DELETE" || random.oneIn(4) ? "00000000-0000-4000-8000-0000000000fb" : factorId;
}

function makeQuery(random: Random): string {
  const part = (name: string, good: string) =>
    `${name}=${random.oneIn(4) ? encodePart(random, makeHostileText(random, 9_000)) : encodeURIComponent(good)}`;
  return random.pick([
    part("grant_type", random.pick(["password", "refresh_token", "pkce", "id_token", "web3"])),
    part("redirect_to", "http://localhost/auth"),
    part("provider", "github"),
    part("state", "11111111-1111-4111-8111-111111111111"),
    `${part("token", "0".repeat(56))}&${part("type", "signup")}`,
    part("scope", random.pick(["local", "global", "others"])),
    "",
  ]);
}

function makeAuthBody(random: Random): string {
  const maxLength = random.oneIn(5) ? 1_100_000 : 5_000;
  if (random.oneIn(6)) return makeHostileText(random, maxLength);
  const body: Record<string, unknown> = {
    ...(random.oneIn(2) && { factor_type: "totp", code: String(random.below(1_000_000)).padStart(6, "0") }),
    email: random.oneIn(3) ? `guest${random.below(40)}@example.com` : makeHostileText(random, 400),
    // A good password is hashed for 50 ms, a bad one is only looked at.
    password: random.oneIn(20)
      ? `sunflower-${random.below(9)}-bridge`
      : makeHostileText(random, random.oneIn(4) ? maxLength : 40),
  };
  for (let more = random.below(3); more > 0; more -= 1) {
    const field = random.pick(fields);
    body[field] = random.oneIn(2)
      ? makeHostileText(random, maxLength)
      : {
          [makeHostileText(random, 300)]: makeHostileText(random, maxLength),
          list: Array(random.pick([1, 100, 5_000])).fill("x"),
        };
  }
  return JSON.stringify(body);
}
