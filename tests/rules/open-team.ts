import { asRole } from "../../server/database/as-role.ts";
import { isDatabaseError } from "../../server/database/database.ts";
import { signedInBefore } from "./principals.ts";
import { type Engine, openMigratedDatabase } from "../support/engines.ts";

/** Ada and Ben have verified addresses, Sam has not. */
export const users = {
  ada: "00000000-0000-4000-8000-0000000000ad",
  ben: "00000000-0000-4000-8000-0000000000be",
  sam: "00000000-0000-4000-8000-00000000005a",
};
export type Name = keyof typeof users;

/** A database with their accounts. */
export async function openTeam(engine: Engine) {
  const { database, close } = await openMigratedDatabase(engine);
  const execute = (script: string) => database.transaction((t) => t.execute(script));
  await execute(
    Object.entries(users)
      .map(
        ([name, id]) =>
          `insert into auth.users (id, email, email_confirmed_at)
           values ('${id}', '${name}@example.com', ${name === "sam" ? "null" : "now()"});`,
      )
      .join("\n"),
  );
  return {
    database,
    close,
    /** Runs a script as the owner of the database. */
    execute,
    /** The column `result` of what a statement returns as somebody who is signed in, or its error message. */
    async callAs(name: Name, statement: string, parameters: unknown[] = []) {
      const claims = {
        role: "authenticated",
        sub: users[name],
        email: `${name}@example.com`,
        amr: [signedInBefore(1)],
      };
      try {
        const { rows } = await asRole(database, { role: "authenticated", claims }, (t) =>
          t.query<{ result: unknown }>(statement, parameters),
        );
        return rows.map(({ result }) => result);
      } catch (error) {
        if (isDatabaseError(error)) return error.message;
        throw error;
      }
    },
    /** These are admins, and nobody else is. */
    setAdmins: (...names: Name[]) =>
      execute(
        `set local session_replication_role = replica; delete from public.user_roles;
         ${names.map((name) => `insert into public.user_roles values ('${users[name]}', 'admin');`).join("")}`,
      ),
    async listAdmins() {
      const { rows } = await database.transaction((t) =>
        t.query<{ user_id: string }>("select user_id from public.user_roles"),
      );
      return rows.map(({ user_id: id }) => id);
    },
    /** Entries of the audit log about these resources, oldest first: action, who did it, whom it was about. */
    async listAudit(resourceType: string) {
      const { rows } = await database.transaction((t) =>
        t.query<{ entry: string }>(
          `select concat_ws(' ', action, split_part(actor_email, '@', 1), split_part(details ->> 'email', '@', 1)) as entry
           from public.admin_audit_log where resource_type = $1 order by created_at`,
          [resourceType],
        ),
      );
      return rows.map(({ entry }) => entry);
    },
  };
}

export type TeamDatabase = Awaited<ReturnType<typeof openTeam>>;
