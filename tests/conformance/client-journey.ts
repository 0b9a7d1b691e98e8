import type { AuthClient } from "@supabase/auth-js";
import type { PostgrestClient } from "@supabase/postgrest-js";
import { expect } from "vitest";
import { createAuthClient, createDatabaseClient } from "./site-api-client.ts";

/** Where the services are, and their mails. */
interface JourneyServer {
  url: string;
  dataDir: string;
}

/** What one person has at hand during the journey. */
export interface Journey {
  server: JourneyServer;
  auth: InstanceType<typeof AuthClient>;
  email: string;
  password: string;
  factor: { id: string; secret: string };
  otherSession: string;
  recoveryCode: string;
}

/** Calls of the official clients, in the order in which one person makes them. */
export type Calls = Record<string, (journey: Journey) => Promise<void>>;

/** The data of a call to the database, made with the person's session. Throws its error. */
export async function answerOf(
  { server, auth }: Journey,
  call: (database: PostgrestClient) => PromiseLike<{ data: unknown; error: unknown }>,
) {
  const { data } = await auth.getSession();
  const answer = await call(createDatabaseClient(server.url, data.session?.access_token));
  expect(answer.error).toBeNull();
  return answer.data;
}

export function startJourney(server: JourneyServer): Journey {
  return {
    server,
    auth: createAuthClient(server.url),
    email: "rana@example.com",
    password: "seven cedars on a hill",
    factor: { id: "", secret: "" },
    otherSession: "",
    recoveryCode: "",
  };
}
