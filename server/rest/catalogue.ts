import type { Database } from "../database/database.ts";
import { catalogueQuery } from "./catalogue-query.ts";

export interface Column {
  name: string;
  /** Qualified and quoted, ready for a statement. */
  type: string;
  arrayType: string | null;
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
  types: { names: string[]; type: string }[];
}

/** Names of SQL's own grammar that the catalogue does not list. */
const synonyms: Record<string, string> = {
  int: "int4",
  decimal: "numeric",
  dec: "numeric",
  float: "float8",
};

/** Milliseconds after which it is read again: in the ordinary run, and when something asked for is not in it. */
const lifetime = 60_000;
const patience = 1_000;

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

  /** The qualified, quoted name of a type known as `name`: `int`, `timestamp with time zone`, `mood`. */
  findType(name: string): Promise<string | undefined> {
    const wanted = Object.hasOwn(synonyms, name) ? synonyms[name] : name;
    return this.#find(
      ({ types }) => types.find(({ names }) => wanted !== undefined && names.includes(wanted))?.type,
    );
  }

  /** A migration of another process may have brought what is missing, so it is looked up twice. */
  async #find<Found>(look: (snapshot: Snapshot) => Found | undefined): Promise<Found | undefined> {
    return look(await this.#read(lifetime)) ?? look(await this.#read(patience));
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
