import type { Database } from "../database/database.ts";
import { catalogueQuery } from "./catalogue-query.ts";

/** What it takes Postgres to parse a text as a value of a type. */
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

/** Milliseconds after which it is read again: in the ordinary run, and when something asked for is not in it. */
const lifetime = 60_000;
const lifetimeWhenMissing = 10_000;

/** What the schema `public` holds, read from the database and kept for a minute. */
export class Catalogue {
  readonly #database: Database;
  #snapshot: Promise<Snapshot> | undefined;
  #readAt = 0;

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
   * A migration of another process may have brought what is missing, so it is looked up twice; seldom, because anyone
   * can ask for what is not there, and reading costs the engine some ten milliseconds.
   */
  async #find<Found>(look: (snapshot: Snapshot) => Found | undefined): Promise<Found | undefined> {
    return look(await this.#read(lifetime)) ?? look(await this.#read(lifetimeWhenMissing));
  }

  #read(maxAge: number): Promise<Snapshot> {
    if (!this.#snapshot || performance.now() - this.#readAt > maxAge) {
      this.#readAt = performance.now();
      const reading = readCatalogue(this.#database);
      this.#snapshot = reading;
      reading.catch(() => {
        if (this.#snapshot === reading) this.#snapshot = undefined;
      });
    }
    return this.#snapshot;
  }
}

async function readCatalogue(database: Database): Promise<Snapshot> {
  const { rows } = await database.transaction((t) => t.query<{ catalogue: string }>(catalogueQuery));
  if (!rows[0]) throw new Error("The catalogue query returned no row.");
  // The shape is the query's own.
  return JSON.parse(rows[0].catalogue) as Snapshot;
}
