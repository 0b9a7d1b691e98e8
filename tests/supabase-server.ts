import { randomUUID } from "node:crypto";
import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { generateKeyPair, jwtVerify, SignJWT } from "jose";
import type { Database } from "../server/database/database.ts";
import { openPostgres } from "../server/database/postgres.ts";
import { crossOrigin, requireApiKey } from "../server/gateway.ts";
import { createRest } from "../server/rest/rest.ts";
import { dropDatabase } from "./cluster-databases.ts";
import { asUser, copySupabaseDatabase } from "./supabase-database.ts";

export interface SupabaseServer {
  url: string;
  /** As Supabase Auth's own role. */
  authDatabase: Database;
  /** What an operator does in the SQL editor. */
  storeSetting(name: string, value: string): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Stands in for a Supabase project: our gateway and REST API alone, which sign in to Supabase's database as `authenticator`, as
 * PostgREST does, and of Supabase Auth as much as a session needs. It signs in every account, by any password.
 */
export async function startSupabaseServer(
  clusterUrl: string,
  keys: { publishableKey: string },
): Promise<SupabaseServer> {
  const databaseUrl = await copySupabaseDatabase(clusterUrl);
  const database = openPostgres(asUser("authenticator", databaseUrl));
  const authDatabase = openPostgres(asUser("supabase_auth_admin", databaseUrl));
  const { publicKey, privateKey } = await generateKeyPair("ES256");
  const sign = (claims: Record<string, unknown>) =>
    new SignJWT({ role: "authenticated", aud: "authenticated", ...claims })
      .setProtectedHeader({ alg: "ES256" })
      .setIssuedAt()
      .setExpirationTime("1h")
      .sign(privateKey);

  const app = new Hono();
  app.use(crossOrigin, requireApiKey(keys));
  app.route("/auth/v1", createAuth(authDatabase, sign));
  const rest = createRest({
    onWrite() {},
    database,
    keys,
    settings: {},
    verifyAccessToken: async (token) =>
      (await jwtVerify(token, publicKey, { audience: "authenticated" })).payload,
  });
  app.route("/rest/v1", rest);
  const server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" });
  await new Promise((resolve) => server.once("listening", resolve));
  // A server that listens on a port has such an address.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    authDatabase,
    async storeSetting(name, value) {
      const editor = openPostgres(asUser("postgres", databaseUrl), 1);
      await editor.transaction((t) => t.query("insert into private.settings values ($1, $2)", [name, value]));
      await editor.close();
    },
    async stop() {
      await new Promise((resolve) => server.close(resolve));
      await database.close();
      await authDatabase.close();
      await dropDatabase(databaseUrl, clusterUrl);
    },
  };
}

interface StoredSession {
  id: string;
  aal: string;
  user_id: string;
  email: string;
  /** Seconds since 1970. */
  signed_in_at: number;
  factors: unknown;
}

function createAuth(database: Database, sign: (claims: Record<string, unknown>) => Promise<string>) {
  const findSession = async (id: string): Promise<StoredSession> => {
    const { rows } = await database.transaction((t) =>
      t.query<StoredSession>(
        `select s.id, s.aal, s.user_id, u.email, floor(extract(epoch from s.created_at))::integer as signed_in_at, (
           select coalesce(json_agg(json_build_object('id', f.id, 'factor_type', f.factor_type, 'status', f.status)), '[]')
           from mfa_factors f where f.user_id = u.id
         ) as factors from sessions s join users u on u.id = s.user_id where s.id = $1`,
        [id],
      ),
    );
    if (!rows[0]) throw new Error(`There is no session ${id}`);
    return rows[0];
  };
  const issue = async (sessionId: string) => {
    const { id, aal, user_id: sub, email, signed_in_at: timestamp, factors } = await findSession(sessionId);
    const amr = [{ method: "password", timestamp }];
    return {
      access_token: await sign({ sub, email, session_id: id, aal, amr }),
      refresh_token: id,
      token_type: "bearer",
      expires_in: 3600,
      user: { id: sub, email, factors, app_metadata: {}, user_metadata: {}, aud: "authenticated" },
    };
  };
  const auth = new Hono();
  auth.post("/token", async (context) => {
    const { email, refresh_token: token } = await context.req.json<Record<string, string>>();
    if (token) return context.json(await issue(token));
    const id = randomUUID();
    await database.transaction((t) =>
      t.query(
        `insert into sessions (id, user_id, created_at, updated_at, aal)
         select $1, id, now(), now(), 'aal1' from users where email = $2`,
        [id, email],
      ),
    );
    return context.json(await issue(id));
  });
  auth.get("/user", async (context) => {
    const [, payload = ""] = context.req.header("authorization")?.split(".") ?? [];
    const { session_id: id } = JSON.parse(Buffer.from(payload, "base64url").toString()) as {
      session_id: string;
    };
    return context.json((await issue(id)).user);
  });
  return auth;
}
