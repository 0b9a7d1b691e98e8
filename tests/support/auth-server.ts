import { createServer } from "node:http";
import type { AuthResponse, EmailOtpType } from "@supabase/auth-js";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import type { Email } from "postal-mime";
import { createAuth, type Auth } from "../../server/auth/auth.ts";
import { clientAddress, limitedNetwork } from "../../server/http/request-network.ts";
import { type Config, parseConfig } from "../../server/config.ts";
import { asRole, authAdmin } from "../../server/database/as-role.ts";
import type { Database } from "../../server/database/database.ts";
import { migrate } from "../../server/database/migrate.ts";
import { openDatabase } from "../../server/database/open-database.ts";
import { startMailQueue } from "../../server/mail/mail-queue.ts";
import { extractTokenHash } from "./confirm-account.ts";
import { type Engine, postgres, type TestDatabase } from "./engines.ts";
import { extractLink, loadMailsTo } from "./mail/mailbox.ts";
import {
  type Account,
  beginSession,
  createAccount,
  createAuthClient,
  password,
  type Person,
} from "./person.ts";

export type Client = Person["auth"];

export interface AuthServer {
  /** Origin, without a trailing slash. */
  url: string;
  database: Database;
  auth: Auth;
  /** One statement as the role that owns the accounts. */
  query<Row = Record<string, unknown>>(statement: string, parameters?: unknown[]): Promise<Row[]>;
  /** An official client that remembers its session for itself alone. */
  client(): Client;
  /** A call in the protocol's current version. */
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
  /** The same: the status with the body of the response, or with nothing. */
  callJson(...parameters: Parameters<AuthServer["call"]>): Promise<JsonResponse>;
  /** The same: the status, and the code of an error. */
  outcome(...parameters: Parameters<AuthServer["call"]>): Promise<string>;
  /** The account of a confirmed address; resolves with its id. */
  makeUser(email: string, role?: Account["role"]): Promise<string>;
  /** As if so much of every count of this limit had been used. */
  setUsed(limit: string, used: number, key?: string): Promise<unknown>;
  /** A client of its own with a session that began now. */
  signIn(email: string): Promise<Client>;
  /** The header of such a session. */
  bearer(email: string): Promise<{ authorization: string }>;
  /** The call that tries a password, from somewhere. */
  tryPassword(email: string, tried?: string, headers?: Record<string, string>): Promise<Response>;
  /** All mails to the address, oldest first, once everything that waits has been sent. */
  mailsTo(email: string): Promise<Email[]>;
  /** The token hash of the link of the newest one. */
  tokenTo(email: string): Promise<string>;
  /** Uses a link as the confirmation page does when its button is pressed: a client that is signed in, or an error. */
  redeem(token_hash: string, type: EmailOtpType): Promise<AuthResponse & { client: Client }>;
  stop(): Promise<void>;
}

interface JsonResponse {
  status: number;
  headers: Headers;
  body: Record<string, unknown>;
}

/** The real service on a database of its own; `stop` deletes that too. On Postgres, where calls run at the same moment. */
export async function openAuthServer(
  options?: AuthServerOptions,
  engine: Engine = postgres,
): Promise<AuthServer> {
  const testDatabase = await engine.createTestDatabase();
  const server = await startAuthServer(testDatabase, options);
  return {
    ...server,
    async stop() {
      await server.stop();
      await testDatabase.remove();
    },
  };
}

type AuthServerOptions = Partial<Pick<Config, "abuseLimits" | "signUp" | "firstAdminEmail">>;

/** The real service on a port of its own, on the data of `testDatabase`. */
export async function startAuthServer(
  testDatabase: TestDatabase,
  options: AuthServerOptions = {},
): Promise<AuthServer> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const bound = server.address();
  const port = typeof bound === "object" && bound ? bound.port : 0;
  const url = `http://localhost:${port}`;
  const config = { ...parseConfig({ PUBLIC_URL: url }), ...testDatabase, abuseLimits: false, ...options };
  const database = await openDatabase(testDatabase);
  await migrate(database);
  const mail = startMailQueue(config, database);
  const auth = await createAuth(config, database, mail);

  const app = new Hono<{ Bindings: HttpBindings; Variables: { address: string; network: string } }>();
  app.use((context, next) => {
    const address = clientAddress("127.0.0.1", context.req.header("x-forwarded-for"), 1);
    context.set("address", address);
    context.set("network", limitedNetwork(address, context.env.incoming.headers, url));
    return next();
  });
  app.route("/auth/v1", auth.routes);
  server.on("request", getRequestListener(app.fetch));

  const call: AuthServer["call"] = (method, path, body, headers = {}) =>
    fetch(`${url}/auth/v1${path}`, {
      method,
      redirect: "manual",
      headers: { "x-supabase-api-version": "2024-01-01", "content-type": "application/json", ...headers },
      ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
  const callJson: AuthServer["callJson"] = async (...parameters) => {
    const answer = await call(...parameters);
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, body: text === "" ? {} : JSON.parse(text) };
  };
  const query = async <Row>(statement: string, parameters?: unknown[]) => {
    const { rows } = await asRole(database, authAdmin, (t) => t.query<Row>(statement, parameters));
    return rows;
  };
  const mailsTo = async (email: string) => {
    await mail.flush();
    return loadMailsTo(testDatabase.dataDir, email);
  };
  const site = { url, database };
  return {
    ...site,
    auth,
    call,
    callJson,
    query,
    mailsTo,
    async outcome(...parameters) {
      const { status, body } = await callJson(...parameters);
      return [status, ...("code" in body ? [body["code"]] : [])].join(" ");
    },
    client: () => createAuthClient(url),
    makeUser: (email, role) => createAccount(site, { email, role }),
    setUsed: (limit, used, key = "%") =>
      query("update auth.limit_counts set used = $2 where limit_name = $1 and key like $3", [
        limit,
        used,
        key,
      ]),
    signIn: async (email) => (await beginSession(site, email)).auth,
    async bearer(email) {
      return { authorization: `Bearer ${(await beginSession(site, email)).session.access_token}` };
    },
    tryPassword: (email, tried = password, headers) =>
      call("POST", "/token?grant_type=password", { email, password: tried }, headers),
    async tokenTo(email) {
      const newest = (await mailsTo(email)).at(-1);
      if (!newest) throw new Error(`No mail came to ${email}`);
      return extractTokenHash(extractLink(newest));
    },
    async redeem(token_hash, type) {
      const client = createAuthClient(url);
      return { client, ...(await client.verifyOtp({ token_hash, type })) };
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await mail.close();
      await database.close();
    },
  };
}

/** Headers of a call that comes from there. */
export function from(address: string) {
  return { "x-forwarded-for": address };
}
