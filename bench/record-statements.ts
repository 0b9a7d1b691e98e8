import { escapeLiteral } from "pg";
import { beginScript, type Database } from "../server/database/database.ts";

/** A database that writes down, as a script of SQL, what the last transaction sent; values stand in the text. */
export function recordStatements(database: Database): Database & { lastScript(): string } {
  let statements: string[] = [];
  return {
    ...database,
    transaction: (work, options) =>
      database.transaction((transaction) => {
        const sent = [beginScript(options ?? {})];
        statements = sent;
        return work({
          query(text, parameters) {
            sent.push(insertValues(text, parameters ?? []));
            return transaction.query(text, parameters);
          },
          async execute(script) {
            sent.push(script);
            await transaction.execute(script);
          },
        });
      }, options),
    lastScript: () => [...statements, "commit"].map((statement) => `${statement};\n`).join(""),
  };
}

function insertValues(text: string, values: unknown[]): string {
  return text.replaceAll(/\$(\d+)/g, (_, position: string) => {
    const value = values[Number(position) - 1];
    if (value === null || value === undefined) return "null";
    return escapeLiteral(typeof value === "object" ? JSON.stringify(value) : String(value));
  });
}
