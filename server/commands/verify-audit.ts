import { parseArgs } from "node:util";
import { runCommand, withDatabase } from "./command.ts";
import { callFunction, serviceRole } from "../database/as-role.ts";
import type { Database } from "../database/database.ts";

/** The result of `verify_audit_log`. */
interface Verification {
  verified_to: number;
  is_complete: boolean;
  entries: number;
  erased: number;
  digest_number: number | null;
  problem: { kind: keyof typeof problemText; number: number } | null;
}

const problemText = {
  changed: "was changed, or does not follow from the one before",
  missing: "is missing",
  inserted: "has no number: it was inserted directly",
  unrecorded_erasure: "lost an address, and no recorded erasure lists it",
};

const help = {
  usage: "npm run verify-audit [-- --head DIGEST]",
  does: "Checks that the audit log is as it was written, and still has the entry of a digest from the server's log.",
};

await runCommand(help, async () => {
  const { head } = parseArgs({ options: { head: { type: "string" } } }).values;
  if (head !== undefined && !/^[\da-f]{64}$/.test(head))
    throw new Error("A digest has 64 digits and letters, as a line audit_head of the server's log.");
  await withDatabase(async (database) => {
    const { entries, erased, digest_number: number } = await verify(database, head);
    console.log(`The log is as it was written. Entries: ${entries}; with an erased address: ${erased}.`);
    if (head === undefined) return;
    if (number === null)
      throw new Error(
        "No entry has this digest: the log was cut off before it, or all its hashes were made again.",
      );
    console.log(`Entry ${number} has this digest: it and all before it are as they were then.`);
  });
});

/** Goes through the whole log. Throws at the first entry that is not as it was written. */
async function verify(database: Database, head: string | undefined): Promise<Verification> {
  for (let after = 0; ;) {
    const parameters = { after_number: after, digest: head ?? null };
    const part = await callFunction<Verification>(database, serviceRole, "verify_audit_log", parameters);
    if (part.problem) throw new Error(`Entry ${part.problem.number} ${problemText[part.problem.kind]}.`);
    if (part.is_complete) return part;
    after = part.verified_to;
  }
}
