import { createPerson, type Person } from "./person.ts";
import type { OpenServer } from "./server.ts";

/** The official client, signed in as one of the staff. */
export interface Member {
  userId: string;
  database: Person["database"];
}

/** Two members of the staff of a new site. */
export async function openStaff(server: OpenServer): Promise<{ ada: Member; karim: Member }> {
  return { ada: await openMember(server, "ada"), karim: await openMember(server, "karim") };
}

async function openMember(server: OpenServer, name: string): Promise<Member> {
  const { id, database } = await createPerson(server, { email: `${name}@example.com`, role: "admin" });
  return { userId: id, database };
}
