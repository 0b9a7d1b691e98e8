import { randomUUID } from "node:crypto";
import { beforeAll, describe, inject, test } from "vitest";
import type { EdgeFunction } from "../edge-function.ts";
import { startSupabaseServer, type SupabaseServer } from "../supabase-server.ts";
import { calls } from "./client-calls.ts";
import { type Journey, startJourney } from "./client-journey.ts";
import { secretKey, startSubmitInquiry } from "./inquiry-client.ts";
import { apikey } from "./site-api-client.ts";

// tests/run.ts prints these beside client-journeys.test.ts. What the journey does with the database and with our function; its account service is not ours there.
const ownCalls = Object.entries(calls).filter(
  ([name]) => !name.startsWith("auth.") && name !== "functions.invoke invite" && name !== "from invitations",
);

describe("Supabase", () => {
  let server: SupabaseServer;
  let edgeFunction: EdgeFunction;
  let journey: Journey;

  const execute = (statement: string, ...parameters: unknown[]) =>
    server.authDatabase.transaction((t) => t.query(statement, parameters));

  beforeAll(async () => {
    server = await startSupabaseServer(inject("supabaseUrl"), { publishableKey: apikey, secretKey });
    edgeFunction = await startSubmitInquiry(server.url);
    journey = startJourney({ url: server.url, dataDir: "", functionsUrl: edgeFunction.url });
    const { email, password } = journey;
    await execute(
      "insert into users (id, email, email_confirmed_at) values ($1, $2, now())",
      randomUUID(),
      email,
    );
    // Two sessions, as the journey has them.
    await journey.auth.signInWithPassword({ email, password });
    await journey.auth.signInWithPassword({ email, password });
    return async () => {
      await edgeFunction.stop();
      await server.stop();
    };
  });

  /** What the account service did since the call before. */
  const before: Record<string, () => Promise<void>> = {
    "rpc bootstrap_first_admin": async () => {
      await server.storeSetting("first_admin_email", journey.email);
    },
    "rpc create_recovery_codes": async () => {
      await execute(
        `insert into mfa_factors (id, user_id, factor_type, status, secret, created_at, updated_at)
         select gen_random_uuid(), id, 'totp', 'verified', 'x', now(), now() from users`,
      );
      await execute("update sessions set aal = 'aal2', factor_id = (select id from mfa_factors)");
      await journey.auth.refreshSession();
    },
  };

  test.each(ownCalls)("%s", async (name, call) => {
    await before[name]?.();
    await call(journey);
  });
});
