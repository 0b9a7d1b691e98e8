import { createServer } from "node:http";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { AuthClient } from "@supabase/auth-js";
import { Hono } from "hono";
import { createAuth, type Auth } from "../../server/auth/auth.ts";
import { clientAddress } from "../../server/http/request-network.ts";
import { type Config, parseConfig } from "../../server/config.ts";
import { asRole, authAdmin } from "../../server/database/as-role.ts";
import type { Database } from "../../server/database/database.ts";
import { migrate } from "../../server/database/migrate.ts";
import { startMailQueue } from "../../server/mail/mail-queue.ts";
import { limitedNetwork } from "../../server/http/request-network.ts";
import { confirmAccount } from "./confirm-account.ts";
import { type Engine, postgres, type TestDatabase } from "./engines.ts";
import { openDatabase } from "../../server/database/open-database.ts";
import { waitForMail, extractLink } from "./mail/mailbox.ts";

export const password = "sunflower-9-bridge";

export interface AuthServer {
  /** Origin, without a trailing slash. */
  origin: string;
  /** Where its mails are. */
  dataDir: string;
  database: Database;
  auth: Auth;
  /** One statement as the role that owns the accounts. */
  query<Row = Record<string, unknown>>(statement: string, parameters?: unknown[]): Promise<Row[]>;
  /** An official client that remembers its session for itself alone. */
  client(): InstanceType<typeof AuthClient>;
  /** A call in the protocol's current version. */
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>;
  /** The same, with the body of the response parsed; undefined when it has none. */
  callJson(...parameters: Parameters<AuthServer["call"]>): Promise<JsonResponse>;
  /** Signs `email` up, confirms it by the link of the mail and sets the password. */
  makeUser(email: string): Promise<void>;
  /** A client of its own, signed in. */
  signIn(email: string, phrase?: string): Promise<InstanceType<typeof AuthClient>>;
  /** The header of a new session, begun from somewhere. */
  bearer(email: string, headers?: Record<string, string>): Promise<{ authorization: string }>;
  /** The call that tries a password, from somewhere. */
  trySignIn(email: string, tried: string, address: string): Promise<Response>;
  stop(): Promise<void>;
}

interface JsonResponse {
  status: number;
  headers: Headers;
  body: unknown;
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
  const origin = `http://localhost:${port}`;
  const config = { ...parseConfig({ PUBLIC_URL: origin }), ...testDatabase, abuseLimits: false, ...options };
  const database = await openDatabase(testDatabase);
  await migrate(database);
  const mail = startMailQueue(config, database);
  const auth = await createAuth(config, database, mail);

  const app = new Hono<{ Bindings: HttpBindings; Variables: { address: string; network: string } }>();
  app.use((context, next) => {
    const address = clientAddress("127.0.0.1", context.req.header("x-forwarded-for"), 1);
    context.set("address", address);
    context.set("network", limitedNetwork(address, context.env.incoming.headers, origin));
    return next();
  });
  app.route("/auth/v1", auth.routes);
  server.on("request", getRequestListener(app.fetch));

  const call: AuthServer["call"] = (method, path, body, headers = {}) =>
    fetch(`${origin}/auth/v1${path}`, {
      method,
      redirect: "manual",
      headers: { "x-supabase-api-version": "2024-01-01", "content-type": "application/json", ...headers },
      ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
  const client = () =>
    new AuthClient({
      url: `${origin}/auth/v1`,
      headers: { apikey: "any" },
      persistSession: false,
      autoRefreshToken: false,
    });
  return {
    origin,
    dataDir: testDatabase.dataDir,
    database,
    auth,
    call,
    async callJson(...parameters) {
      const answer = await call(...parameters);
      const text = await answer.text();
      return {
        status: answer.status,
        headers: answer.headers,
        body: text === "" ? undefined : JSON.parse(text),
      };
    },
    async query<Row>(statement: string, parameters?: unknown[]) {
      const { rows } = await asRole(database, authAdmin, (t) => t.query<Row>(statement, parameters));
      return rows;
    },
    client,
    async makeUser(email) {
      const { status } = await call("POST", "/signup", { email, password });
      if (status !== 200) throw new Error(`Sign-up of ${email} answered ${status}`);
      await confirmAccount(extractLink(await waitForMail(testDatabase.dataDir, email)), password);
    },
    async signIn(email, phrase = password) {
      const signedIn = client();
      const { error } = await signedIn.signInWithPassword({ email, password: phrase });
      if (error) throw error;
      return signedIn;
    },
    async bearer(email, headers) {
      const answer = await call("POST", "/token?grant_type=password", { email, password }, headers);
      return { authorization: `Bearer ${(await answer.json()).access_token}` };
    },
    trySignIn: (email, tried, address) =>
      call("POST", "/token?grant_type=password", { email, password: tried }, from(address)),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      auth.close();
      await mail.close();
      await database.close();
    },
  };
}

/** Headers of a call that comes from there. */
export function from(address: string) {
  return { "x-forwarded-for": address };
}

/** The values in the fragment of the address a link leads to. */
export function fragmentOf(response: Response): Record<string, string> {
  const location = response.headers.get("location") ?? "";
  return Object.fromEntries(new URLSearchParams(location.slice(location.indexOf("#") + 1)));
}
