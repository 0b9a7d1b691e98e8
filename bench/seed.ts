import { runCommand, withDatabase } from "../server/command.ts";
import { migrate } from "../server/database/migrate.ts";
import { insertInquiries } from "./seed-inquiries.ts";

// `npm run seed -- 100000`: fills the configured database with that many made-up inquiries, to try the desk with.
await runCommand(async () => {
  const count = Number(process.argv[2]);
  if (!Number.isInteger(count) || count < 1 || count > 1_000_000)
    throw new Error("Usage: npm run seed -- 100000");
  await withDatabase(
    async (database) => {
      await migrate(database);
      await insertInquiries(database, count);
    },
    { create: true },
  );
  console.log(`${count} inquiries are there.`);
});
