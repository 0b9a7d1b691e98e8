import { RestError } from "../rest-error.ts";

/**
 * Types a column may be cast to, by their SQL names. A cast parses what is stored, so only types are allowed whose parsers
 * cost little whatever the input.
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

/** Renders a cast of `expression` to the type `name`. Throws 400 for one that is not allowed. */
export function renderCast(expression: string, name: string): string {
  const type = castTypes.get(name.toLowerCase());
  if (type === undefined) {
    throw new RestError(400, "42704", `type "${name}" does not exist`, {
      hint: `Columns can be cast to ${[...castTypes.keys()].join(", ")}.`,
    });
  }
  return `cast(${expression} as ${type})`;
}
