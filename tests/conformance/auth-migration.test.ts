import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Transaction } from "../../server/database/database.ts";
import { engines } from "../engines.ts";
import { openDatabase } from "../../server/database/open-database.ts";

const folder = join(import.meta.dirname, "../../server/database/platform");

test.each(engines)("existing accounts are migrated to the new rules on $name", async (engine) => {
  const testDatabase = await engine.createEmptyTestDatabase();
  const database = await openDatabase(testDatabase);
  const names = (await readdir(folder)).sort();
  const apply = async (transaction: Transaction, wanted: (name: string) => boolean) => {
    for (const name of names.filter(wanted))
      await transaction.execute(await readFile(join(folder, name), "utf8"));
  };
  const long = JSON.stringify({ x: "中".repeat(3900), locale: "ar" });
  await database.transaction(async (t) => {
    await apply(t, (name) => name < "0004");
    await t.query(
      `insert into auth.users (email, encrypted_password, email_confirmed_at, raw_user_meta_data)
       values ('waiting@example.com', 'strangers', null, '{"locale": "ar", "x": 1}'),
              ('staff@example.com', 'own', now(), '{"locale": "en"}'),
              ('poisoned@example.com', 'own', now(), $1::jsonb)`,
      [long],
    );
    await t.execute(`
      insert into auth.identities (user_id, provider, provider_id, identity_data)
      select id, 'email', id, raw_user_meta_data from auth.users;
      insert into auth.one_time_tokens (token_hash, user_id, token_type, encrypted_password)
      select 'hash', id, 'confirmation_token', 'strangers' from auth.users where email_confirmed_at is null;
    `);
  });
  await database.transaction((t) => apply(t, (name) => name.startsWith("0004")));

  const { rows: users } = await database.transaction((t) =>
    t.query<{ id: string; email: string }>(
      `select users.id, email, encrypted_password as password, raw_user_meta_data as data, identity_data as identity
       from auth.users join auth.identities on user_id = users.id order by email`,
    ),
  );
  const [poisoned] = users;
  const own = {
    sub: poisoned?.id,
    email: "poisoned@example.com",
    email_verified: true,
    phone_verified: false,
  };
  expect(users).toMatchObject([
    { email: "poisoned@example.com", password: "own", data: own, identity: own },
    { email: "staff@example.com", password: "own", data: { locale: "en" } },
    { email: "waiting@example.com", password: null },
  ]);
  const { rows: links } = await database.transaction((t) => t.query("select * from auth.one_time_tokens"));
  expect(links).toMatchObject([{ token_hash: "hash", user_metadata: { locale: "ar" } }]);
  await database.close();
  await testDatabase.remove();
});
