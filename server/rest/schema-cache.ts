import type { Database } from "../database/database.ts";
import { schemaCacheQuery } from "./schema-cache-query.ts";

/** How Postgres parses a text as a value of a type: what such a text may cost. */
export interface Input {
  /**
   * Of the type, or of its items: `text` is taken as it is, `json` is JSON, a `scalar` is one number or the like, a
   * `time` may name a zone, and the parser of a `complex` one may be recursive.
   */
  kind: "text" | "json" | "scalar" | "time" | "complex";
  isList: boolean;
}

export interface Column {
  name: string;
  /** Qualified and quoted, ready for a statement. */
  type: string;
  arrayType: string | null;
  input: Input;
}

/** A table or view. */
export interface Relation {
  name: string;
  columns: Column[];
  primaryKey: string[];
}

export interface Parameter {
  /** Empty for an unnamed one. */
  name: string;
  type: string;
  /** As Postgres prints it in errors: `integer`. */
  displayType: string;
  input: Input;
  optional: boolean;
  isVariadic: boolean;
}

export interface DatabaseFunction {
  name: string;
  /** Declared stable or immutable. */
  readOnly: boolean;
  isSet: boolean;
  returns: "nothing" | "value" | "row";
  parameters: Parameter[];
  /** Of a returned row. */
  columns: Column[];
}

interface Snapshot {
  relations: Relation[];
  functions: DatabaseFunction[];
}

/** After which the schema is loaded again: usually, and when a requested name is not in it. */
const maxAgeMs = 60_000;
const maxAgeWhenMissingMs = 10_000;

/** The relations and functions of the schema `public`, loaded from the database and cached for a minute. */
export class SchemaCache {
  readonly #database: Database;
  #snapshot: Promise<Snapshot> | undefined;
  #loadedAt = 0;

  constructor(database: Database) {
    this.#database = database;
  }

  findRelation(name: string): Promise<Relation | undefined> {
    return this.#find(({ relations }) => relations.find((relation) => relation.name === name));
  }

  /** Every function of that name: they differ in their parameters. */
  async findFunctions(name: string): Promise<DatabaseFunction[]> {
    const found = await this.#find(({ functions }) => {
      const overloads = functions.filter((candidate) => candidate.name === name);
      return overloads.length > 0 ? overloads : undefined;
    });
    return found ?? [];
  }

  /**
   * A migration of another process may have added what is missing, so the schema is loaded again; seldom, because anyone
   * can request unknown names, and loading costs the engine some ten milliseconds.
   */
  async #find<Found>(look: (snapshot: Snapshot) => Found | undefined): Promise<Found | undefined> {
    return look(await this.#load(maxAgeMs)) ?? look(await this.#load(maxAgeWhenMissingMs));
  }

  #load(maxAge: number): Promise<Snapshot> {
    if (!this.#snapshot || performance.now() - this.#loadedAt > maxAge) {
      this.#loadedAt = performance.now();
      const loading = loadSchema(this.#database);
      this.#snapshot = loading;
      loading.catch(() => {
        if (this.#snapshot === loading) this.#snapshot = undefined;
      });
    }
    return this.#snapshot;
  }
}

async function loadSchema(database: Database): Promise<Snapshot> {
  const { rows } = await database.transaction((t) => t.query<{ catalogue: string }>(schemaCacheQuery));
  if (!rows[0]) throw new Error("The schema cache query returned no row.");
  // The query builds this type.
  return JSON.parse(rows[0].catalogue) as Snapshot;
}
