import { PostgrestClient } from "@supabase/postgrest-js";
import type { Database } from "../../app/backend/schema.ts";
import type { OpenServer } from "./server.ts";
import { apikey, signUpAndIn } from "./site-api-client.ts";

/** The official client, signed in as one of the staff. */
export interface Member {
  userId: string;
  database: PostgrestClient<Database>;
}

/** Two members of the staff of a new site. */
export async function openStaff(server: OpenServer): Promise<{ ada: Member; karim: Member }> {
  const [ada, karim] = [
    await openAccount(server, "ada@example.com"),
    await openAccount(server, "karim@example.com"),
  ];
  await server.database.transaction((t) =>
    t.query("insert into public.user_roles (user_id, role) values ($1, 'admin'), ($2, 'admin')", [
      ada.userId,
      karim.userId,
    ]),
  );
  return { ada, karim };
}

async function openAccount(server: OpenServer, email: string): Promise<Member> {
  const { session } = await signUpAndIn(server, email);
  const headers = { apikey, Authorization: `Bearer ${session.access_token}` };
  return {
    userId: session.user.id,
    database: new PostgrestClient<Database>(`${server.url}/rest/v1`, { headers }),
  };
}
