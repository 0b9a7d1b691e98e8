import { serve } from "@hono/node-server";
import { PostgrestClient } from "@supabase/postgrest-js";
import { Hono } from "hono";
import { generateKeyPair, jwtVerify, SignJWT } from "jose";
import type { AddressInfo } from "node:net";
import { expect } from "vitest";
import { z } from "zod";
import type { Database } from "../../../server/database/database.ts";
import { migrate } from "../../../server/database/migrate.ts";
import { createRest } from "../../../server/rest/rest.ts";
import { embedded, type Engine } from "../../support/engines.ts";
import { openDatabase } from "../../../server/database/open-database.ts";
import { seedShop, userIds } from "./shop-schema.ts";

export const publishableKey = "sb_publishable_embedded";

export interface RestResponse {
  status: number;
  headers: Headers;
  text: string;
}

const errorSchema = z.strictObject({
  code: z.string(),
  details: z.string().nullable(),
  hint: z.string().nullable(),
  message: z.string(),
});

type RestErrorResponse = z.infer<typeof errorSchema> & { status: number; challenge: string | null };

export interface Shop {
  database: Database;
  /** Address of the REST API, without a slash at the end. */
  url: string;
  /** The official client, as `person` or as nobody. */
  createClient(person?: keyof typeof userIds): PostgrestClient;
  /** A token of that person, with other claims when given. */
  sign(person: keyof typeof userIds, claims?: Record<string, unknown>): Promise<string>;
  /** A plain request as `person` or as nobody, and its whole response. */
  request(path: string, init?: RequestInit, person?: keyof typeof userIds): Promise<RestResponse>;
  /** The same, asserting that it fails with an error of the protocol. */
  requestError(path: string, init?: RequestInit, person?: keyof typeof userIds): Promise<RestErrorResponse>;
  /** Ends the database under the running server. */
  stopDatabase(): Promise<void>;
  close(): Promise<void>;
}

/** Opens the shop on `engine` behind a real HTTP server. */
export async function openShop(engine: Engine = embedded): Promise<Shop> {
  const testDatabase = await engine.createTestDatabase();
  const database = await openDatabase(testDatabase);
  await migrate(database);
  await seedShop(database);

  const { publicKey, privateKey } = await generateKeyPair("ES256");
  const rest = createRest({
    onWrite() {},
    database,
    keys: { publishableKey },
    settings: { local_origin: "true" },
    async verifyAccessToken(token) {
      const { payload } = await jwtVerify(token, publicKey, {
        algorithms: ["ES256"],
        audience: "authenticated",
      });
      return payload;
    },
  });
  const server = serve({ fetch: new Hono().route("/rest/v1", rest).fetch, port: 0, hostname: "127.0.0.1" });
  await new Promise((resolve) => server.once("listening", resolve));
  // A server that listens on a port has such an address.
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/rest/v1`;

  const sign = (person: keyof typeof userIds, claims: Record<string, unknown> = {}) =>
    new SignJWT({ role: "authenticated", aud: "authenticated", sub: userIds[person], ...claims })
      .setProtectedHeader({ alg: "ES256" })
      .setIssuedAt()
      .setExpirationTime("exp" in claims ? Number(claims["exp"]) : "1h")
      .sign(privateKey);

  const request: Shop["request"] = async (path, init = {}, person) => {
    const headers = new Headers(init.headers);
    if (person) headers.set("Authorization", `Bearer ${await sign(person)}`);
    const response = await fetch(`${url}${path}`, { ...init, headers });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };

  let isDatabaseStopped = false;
  return {
    database,
    url,
    request,
    async requestError(path, init, person) {
      const { status, headers, text } = await request(path, init, person);
      expect(headers.get("content-type")).toBe("application/json; charset=utf-8");
      const body = errorSchema.parse(JSON.parse(text));
      expect(headers.get("proxy-status")).toBe(`PostgREST; error=${body.code}`);
      return { status, ...body, challenge: headers.get("www-authenticate") };
    },
    sign,
    createClient: (person) =>
      new PostgrestClient(url, {
        headers: { apikey: publishableKey },
        async fetch(input, init) {
          const headers = new Headers(init?.headers);
          if (person) headers.set("Authorization", `Bearer ${await sign(person)}`);
          return fetch(input, { ...init, headers });
        },
      }),
    async stopDatabase() {
      isDatabaseStopped = true;
      await database.close();
    },
    async close() {
      await new Promise((resolve) => server.close(resolve));
      if (!isDatabaseStopped) await database.close();
      await testDatabase.remove();
    },
  };
}
