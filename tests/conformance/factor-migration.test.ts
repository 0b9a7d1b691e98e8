import { expect, test } from "vitest";
import { applyMigrations, loadMigrations, migrate, migrateWith } from "../../server/database/migrate.ts";
import { openDatabase } from "../../server/database/open-database.ts";
import { engines } from "../engines.ts";

test.each(engines)("recovery codes of a factor that is gone go with the upgrade on $name", async (engine) => {
  const testDatabase = await engine.createEmptyTestDatabase();
  const database = await openDatabase(testDatabase);
  const names = (await loadMigrations()).map(({ name }) => name);
  const older = names.filter((name) => !/^platform\/0011|^schema\/20261201/.test(name));
  await migrateWith(database, async (transaction) => {
    await applyMigrations(transaction, new Set(older));
    await transaction.execute(`
      insert into auth.users (email) values ('kept@example.com'), ('gone@example.com');
      insert into public.recovery_codes (user_id, code_hash) select id, 'x' from auth.users;
      insert into auth.mfa_factors (user_id, factor_type, status, secret)
      select id, 'totp', 'verified', 'x' from auth.users where email = 'kept@example.com';
    `);
  });
  await migrate(database);
  const { rows } = await database.transaction((t) =>
    t.query("select email from public.recovery_codes join auth.users on id = user_id"),
  );
  expect(rows).toEqual([{ email: "kept@example.com" }]);
  await database.close();
  await testDatabase.remove();
});
