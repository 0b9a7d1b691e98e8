import { parseArgs } from "node:util";
import { requireArgument, runCommand, withDatabase } from "../server/commands/command.ts";
import { UsageError } from "../server/commands/command-line.ts";
import { migrate } from "../server/database/migrate.ts";
import { insertInquiries } from "./seed-inquiries.ts";

// `npm run seed -- 100000`: fills the configured database with that many made-up inquiries, to try the desk with.
const help = {
  usage: "npm run seed -- COUNT",
  does: "Fills the database with COUNT made-up inquiries, a million at most, to try the desk.",
};

await runCommand(help, async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const count = Number(requireArgument(positionals));
  if (!Number.isInteger(count) || count < 1 || count > 1_000_000) throw new UsageError();
  await withDatabase(
    async (database) => {
      await migrate(database);
      await insertInquiries(database, count);
    },
    { create: true },
  );
  console.log(`Inquiries added: ${count}.`);
});
