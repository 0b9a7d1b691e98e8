import type { Database } from "../database/database.ts";
import { schemaCacheQuery } from "./schema-cache-query.ts";

export interface Column {
  name: string;
  /** Qualified and quoted, ready for a statement. */
  type: string;
  /**
   * How Postgres parses a value of it, or an item of a list: `text` is taken as it is, `json` is JSON, a `scalar` is one
   * number or the like, a `time` may name a zone. Null for all other types: their parsers may be recursive.
   */
  kind: "text" | "json" | "scalar" | "time" | null;
  isList: boolean;
}

/** A table, a view, or what a function returns. */
export interface Relation {
  name: string;
  columns: Column[];
  returns: "nothing" | "value" | "row";
  isSet: boolean;
  /** For a function: it is declared stable or immutable. */
  readOnly: boolean;
}

export interface DatabaseFunction extends Relation {
  parameters: (Column & { optional: boolean })[];
}

interface Snapshot {
  relations: Relation[];
  functions: DatabaseFunction[];
}

/** After which the schema is loaded again: usually, and when a requested name is not in it. */
const maxAgeMs = 60_000;
const maxAgeWhenMissingMs = 10_000;

export type SchemaCache = ReturnType<typeof createSchemaCache>;

/** The relations and functions of the schema `public`, loaded from the database and cached for a minute. */
export function createSchemaCache(database: Database) {
  let snapshot: Promise<Snapshot> | undefined;
  let loadedAt = 0;

  function load(maxAge: number): Promise<Snapshot> {
    if (!snapshot || performance.now() - loadedAt > maxAge) {
      loadedAt = performance.now();
      const loading = loadSchema(database);
      snapshot = loading;
      loading.catch(() => {
        if (snapshot === loading) snapshot = undefined;
      });
    }
    return snapshot;
  }

  /** What is missing may be new, so the schema is loaded again; seldom, because anyone can request unknown names. */
  async function find<Found extends Relation>(name: string, listOf: (snapshot: Snapshot) => Found[]) {
    for (const maxAge of [maxAgeMs, maxAgeWhenMissingMs]) {
      const found = listOf(await load(maxAge)).filter((one) => one.name === name);
      if (found.length > 0) return found;
    }
    return [];
  }

  return {
    findRelation: async (name: string) => (await find(name, ({ relations }) => relations))[0],
    /** Every function of that name: they differ in their parameters. */
    findFunctions: (name: string) => find(name, ({ functions }) => functions),
  };
}

async function loadSchema(database: Database): Promise<Snapshot> {
  const { rows } = await database.transaction((t) => t.query<{ catalogue: string }>(schemaCacheQuery));
  if (!rows[0]) throw new Error("The schema cache query returned no row.");
  // The query builds this type.
  return JSON.parse(rows[0].catalogue) as Snapshot;
}
