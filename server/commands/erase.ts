import { parseArgs } from "node:util";
import { printCounts, runCommand, withDatabase } from "./command.ts";
import { UsageError } from "./command-line.ts";
import { erasePerson } from "../erasing/erase-person.ts";

const help = {
  usage: 'npm run erase -- --email rana@example.com | --phone "+961 3 123 456" [--dry-run]',
  does: "Erases everything stored about the person with this email address, or the inquiries that staff entered with this phone number and no address, whether or not the server is running. With --dry-run it only counts.",
};

await runCommand(help, async () => {
  const { values: flags } = parseArgs({
    options: {
      email: { type: "string" },
      phone: { type: "string" },
      "dry-run": { type: "boolean", default: false },
    },
  });
  const { email, phone, "dry-run": isDryRun } = flags;
  const person = email ?? phone ?? "";
  const isUsable = email === undefined ? /(\d\D*){7}/.test(person) : person.includes("@");
  if (!isUsable || (email && phone)) throw new UsageError();
  const { counts, namedIn, isTold } = await withDatabase(async (database, { dataDir, staffEmails }) => ({
    ...(await erasePerson(database, dataDir, person, isDryRun)),
    isTold: staffEmails.some((address) => address.toLowerCase() === person.trim().toLowerCase()),
  }));
  printCounts(isDryRun ? "Would be erased:" : "Erased:", counts);
  if (namedIn.length > 0)
    console.log(`The name still appears in what others wrote: ${namedIn.join(", ")}. Check them by hand.`);
  if (isTold)
    console.log("STAFF_EMAIL still lists this address: remove it, or the next inquiry is sent there.");
  if (!isDryRun) console.log("Earlier backups still hold it: see docs/operate/personal-data.md.");
});
