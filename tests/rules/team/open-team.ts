import { afterAll, describe } from "vitest";
import { asRole } from "../../../server/database/as-role.ts";
import { isDatabaseError } from "../../../server/database/database.ts";
import { engines, openMigratedDatabase } from "../../support/engines.ts";
import { Rules } from "../describe-rules.ts";
import { signedInBefore } from "../principals.ts";

/** Ada and Ben have verified addresses, Sam has not. */
export const users = {
  ada: "00000000-0000-4000-8000-0000000000ad",
  ben: "00000000-0000-4000-8000-0000000000be",
  sam: "00000000-0000-4000-8000-00000000005a",
};
export type Name = keyof typeof users;

/** Tests of what stays, on a database with their accounts: two calls really run at the same moment. */
export function describeTeam(title: string, defineTests: (team: Team) => void) {
  describe.each(engines)(`${title} on $name`, async (engine) => {
    const { database, close } = await openMigratedDatabase(engine);
    afterAll(close);
    const team = new Team(database);
    for (const [name, id] of Object.entries(users))
      await team.query(
        "insert into auth.users (id, email, email_confirmed_at) values ($1, $2, case when $3 then now() end)",
        [id, `${name}@example.com`, name !== "sam"],
      );
    defineTests(team);
  });
}

export class Team extends Rules {
  /** Runs a script as the owner of the database. */
  execute(script: string) {
    return this.database.transaction((t) => t.execute(script));
  }

  /** The column `result` of what a statement returns as somebody who is signed in, or its error message. */
  async callAs(name: Name, statement: string, parameters: unknown[] = [], claims = {}) {
    const signedIn = {
      role: "authenticated",
      sub: users[name],
      email: `${name}@example.com`,
      amr: [signedInBefore(1)],
      ...claims,
    };
    try {
      const { rows } = await asRole(this.database, { role: "authenticated", claims: signedIn }, (t) =>
        t.query<{ result: unknown }>(statement, parameters),
      );
      return rows.map(({ result }) => result);
    } catch (error) {
      if (isDatabaseError(error)) return error.message;
      throw error;
    }
  }

  /** These are admins, and nobody else is. */
  setAdmins(...names: Name[]) {
    return this.execute(
      `set local session_replication_role = replica; delete from public.user_roles;
       ${names.map((name) => `insert into public.user_roles values ('${users[name]}', 'admin');`).join("")}`,
    );
  }

  async listAdmins() {
    const rows = await this.query<{ user_id: string }>("select user_id from public.user_roles");
    return rows.map(({ user_id: id }) => id);
  }

  /** Entries of the audit log about these resources, oldest first: action, who did it, whom it was about. */
  async listAudit(resourceType: string) {
    const rows = await this.query<{ entry: string }>(
      `select concat_ws(' ', action, split_part(actor_email, '@', 1), split_part(details ->> 'email', '@', 1)) as entry
       from public.admin_audit_log where resource_type = $1 order by number`,
      [resourceType],
    );
    return rows.map(({ entry }) => entry);
  }
}
