import { createPerson, type Person } from "./person.ts";
import type { OpenServer } from "./server.ts";

/** The official client, signed in as one of the staff. */
export interface Member {
  userId: string;
  /** The access token of the session. */
  token: string;
  database: Person["database"];
}

/** Two members of the staff of a new site. */
export async function openStaff(server: OpenServer): Promise<{ ada: Member; karim: Member }> {
  return { ada: await openMember(server, "ada"), karim: await openMember(server, "karim") };
}

async function openMember(server: OpenServer, name: string): Promise<Member> {
  const account = { email: `${name}@example.com`, role: "admin" } as const;
  const { id, session, database } = await createPerson(server, account);
  return { userId: id, token: session.access_token, database };
}
