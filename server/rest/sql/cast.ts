import { RestError } from "../rest-error.ts";

/**
 * What a column may be sent as, by the names SQL has for it. A cast parses what is stored, so only types are served whose
 * parsers cost little whatever they are given.
 */
const castTypes = new Map(
  Object.entries({
    bool: ["boolean"],
    date: [],
    float4: ["real"],
    float8: ["double precision", "float"],
    int2: ["smallint"],
    int4: ["integer", "int"],
    int8: ["bigint"],
    interval: [],
    text: [],
    time: ["time without time zone"],
    timestamp: ["timestamp without time zone"],
    timestamptz: ["timestamp with time zone"],
    uuid: [],
    varchar: ["character varying"],
  }).flatMap(([type, synonyms]) => [type, ...synonyms].map((name) => [name, `"pg_catalog"."${type}"`])),
);

/** Renders `expression` as the type known as `name`. Throws 400 for one that is not served. */
export function renderCast(expression: string, name: string): string {
  const type = castTypes.get(name.toLowerCase());
  if (type === undefined) {
    throw new RestError(400, "42704", `type "${name}" does not exist`, {
      hint: `Columns can be cast to ${[...castTypes.keys()].join(", ")}.`,
    });
  }
  return `cast(${expression} as ${type})`;
}
