import { serve } from "@hono/node-server";
import { PostgrestClient } from "@supabase/postgrest-js";
import { Hono } from "hono";
import { generateKeyPair, jwtVerify, SignJWT } from "jose";
import type { AddressInfo } from "node:net";
import { expect } from "vitest";
import { z } from "zod";
import type { Database } from "../../server/database/database.ts";
import { migrate } from "../../server/database/migrate.ts";
import { createRest } from "../../server/rest/rest.ts";
import { type Engine, openPlace } from "../engines.ts";
import { layOutShop, people } from "./rest-shop-schema.ts";

export const publishableKey = "sb_publishable_embedded";

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
}

const refusal = z.strictObject({
  code: z.string(),
  details: z.string().nullable(),
  hint: z.string().nullable(),
  message: z.string(),
});

type Refusal = z.infer<typeof refusal> & { status: number; challenge: string | null };

export interface Shop {
  database: Database;
  /** Address of the REST surface, without a slash at the end. */
  url: string;
  /** The official client, as `person` or as nobody. */
  connect(person?: keyof typeof people): PostgrestClient;
  /** A token of that person, with other claims when given. */
  sign(person: keyof typeof people, claims?: Record<string, unknown>): Promise<string>;
  /** A bare request as `person` or as nobody, and its whole answer. */
  ask(path: string, init?: RequestInit, person?: keyof typeof people): Promise<Answer>;
  /** The same, when it must be refused in the protocol's form. */
  refusal(path: string, init?: RequestInit, person?: keyof typeof people): Promise<Refusal>;
  /** Ends the database under the running server. */
  stopDatabase(): Promise<void>;
  close(): Promise<void>;
}

/** Opens the shop on `engine` behind a real HTTP server. */
export async function openShop(engine: Engine): Promise<Shop> {
  const place = await engine.makePlace();
  const database = await openPlace(place);
  await migrate(database);
  await layOutShop(database);

  const { publicKey, privateKey } = await generateKeyPair("ES256");
  const rest = createRest({
    database,
    publishableKey,
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

  const sign = (person: keyof typeof people, claims: Record<string, unknown> = {}) =>
    new SignJWT({ role: "authenticated", aud: "authenticated", sub: people[person], ...claims })
      .setProtectedHeader({ alg: "ES256" })
      .setIssuedAt()
      .setExpirationTime("exp" in claims ? Number(claims["exp"]) : "1h")
      .sign(privateKey);

  const ask: Shop["ask"] = async (path, init = {}, person) => {
    const headers = new Headers(init.headers);
    if (person) headers.set("Authorization", `Bearer ${await sign(person)}`);
    const response = await fetch(`${url}${path}`, { ...init, headers });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };

  let stopped = false;
  return {
    database,
    url,
    ask,
    async refusal(path, init, person) {
      const { status, headers, text } = await ask(path, init, person);
      expect(headers.get("content-type")).toBe("application/json; charset=utf-8");
      const body = refusal.parse(JSON.parse(text));
      expect(headers.get("proxy-status")).toBe(`PostgREST; error=${body.code}`);
      return { status, ...body, challenge: headers.get("www-authenticate") };
    },
    sign,
    connect: (person) =>
      new PostgrestClient(url, {
        headers: { apikey: publishableKey },
        async fetch(input, init) {
          const headers = new Headers(init?.headers);
          if (person) headers.set("Authorization", `Bearer ${await sign(person)}`);
          return fetch(input, { ...init, headers });
        },
      }),
    async stopDatabase() {
      stopped = true;
      await database.close();
    },
    async close() {
      await new Promise((resolve) => server.close(resolve));
      if (!stopped) await database.close();
      await place.remove();
    },
  };
}
