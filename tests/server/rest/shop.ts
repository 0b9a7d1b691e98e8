import type { PostgrestClient } from "@supabase/postgrest-js";
import { importJWK, type JWK, SignJWT } from "jose";
import { expect } from "vitest";
import { z } from "zod";
import type { Engine } from "../../support/engines.ts";
import { apikey, createDatabaseClient, createPerson } from "../../support/person.ts";
import { openServer, type OpenServer } from "../../support/server.ts";
import { seedShop } from "./shop-schema.ts";

const errorSchema = z.strictObject({
  code: z.string(),
  details: z.string().nullable(),
  hint: z.string().nullable(),
  message: z.string(),
});

export interface Shop extends Pick<OpenServer, "database" | "url" | "stop"> {
  /** The official client of nobody, and of a visitor who is signed in. */
  anyone: PostgrestClient;
  visitor: PostgrestClient;
  /** A token of the visitor, with other claims. */
  sign(claims?: Record<string, unknown>): Promise<string>;
  /** A plain request as nobody, or with the visitor's token. */
  request(
    path: string,
    init?: RequestInit,
    isVisitor?: boolean,
  ): Promise<{ status: number; headers: Headers; text: string }>;
  /** The same, asserting that it fails with an error of the protocol. */
  requestError(
    path: string,
    init?: RequestInit,
    isVisitor?: boolean,
  ): Promise<z.infer<typeof errorSchema> & { status: number; challenge: string | null }>;
}

/** The server with the shop in its database. */
export async function openShop(engine: Engine): Promise<Shop> {
  const server = await openServer({}, engine);
  await seedShop(server.database);
  const { id, session } = await createPerson(server, { email: "visitor@example.com" });
  const [row] = await server.query<{ kid: string; jwk: JWK }>(
    "select kid, private_jwk as jwk from auth.signing_keys",
  );
  const key = await importJWK(row?.jwk ?? {}, "ES256");

  const request: Shop["request"] = async (path, init = {}, isVisitor = false) => {
    const headers = new Headers(init.headers);
    headers.set("apikey", apikey);
    if (isVisitor) headers.set("Authorization", `Bearer ${session.access_token}`);
    const response = await fetch(`${server.url}/rest/v1${path}`, { ...init, headers });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  return {
    ...server,
    anyone: createDatabaseClient(server.url),
    visitor: createDatabaseClient(server.url, session),
    request,
    async requestError(...asked) {
      const { status, headers, text } = await request(...asked);
      expect(headers.get("content-type")).toBe("application/json; charset=utf-8");
      const body = errorSchema.parse(JSON.parse(text));
      expect(headers.get("proxy-status")).toBe(`PostgREST; error=${body.code}`);
      return { status, ...body, challenge: headers.get("www-authenticate") };
    },
    sign: (claims = {}) =>
      new SignJWT({ role: "authenticated", aud: "authenticated", sub: id, ...claims })
        .setProtectedHeader({ alg: "ES256", typ: "JWT", kid: row?.kid ?? "" })
        .setIssuedAt()
        .setExpirationTime("exp" in claims ? Number(claims["exp"]) : "1h")
        .sign(key),
  };
}
