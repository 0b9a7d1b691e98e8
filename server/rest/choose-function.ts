import type { DatabaseFunction } from "./schema-cache.ts";
import type { Payload } from "./payload.ts";
import { RestError } from "./rest-error.ts";

/** What a caller passes: a JSON body, or query parameters. */
export interface Arguments {
  /** Sorted. */
  names: string[];
  payload?: Payload;
  values?: Map<string, string>;
}

/**
 * Chooses among functions of one name the one whose parameters are those given; else one that takes the whole body as
 * its only, unnamed parameter. Throws 404 PGRST202, or 300 PGRST203 when several fit.
 */
export function chooseFunction(
  name: string,
  overloads: DatabaseFunction[],
  given: Arguments,
): DatabaseFunction {
  const matching = overloads.filter((candidate) => matchesParameters(candidate, given.names));
  if (matching.length === 0 && given.payload) matching.push(...overloads.filter(takesBody));
  const [chosen, ...others] = matching;
  if (!chosen) throw notFound(name, given);
  if (others.length > 0) throw ambiguous(matching);
  return chosen;
}

function matchesParameters({ parameters }: DatabaseFunction, names: string[]): boolean {
  return (
    names.every((name) => parameters.some((parameter) => parameter.name === name)) &&
    parameters.every(
      (parameter) => parameter.optional || (parameter.name !== "" && names.includes(parameter.name)),
    )
  );
}

function takesBody({ parameters }: DatabaseFunction): boolean {
  const [first, second] = parameters;
  return first?.name === "" && /^"pg_catalog"\."jsonb?"$/.test(first.type) && second === undefined;
}

function notFound(name: string, { names, payload }: Arguments): RestError {
  const parameters = names.length === 0 ? " without parameters" : `(${names.join(", ")})`;
  const searched =
    names.length === 0
      ? " without parameters"
      : ` with parameter${names.length > 1 ? "s" : ""} ${names.join(", ")}`;
  const orBody = payload ? " or with a single unnamed json/jsonb parameter" : "";
  return new RestError(
    404,
    "PGRST202",
    `Could not find the function public.${name}${parameters} in the schema cache`,
    {
      details:
        `Searched for the function public.${name}${searched}${orBody}, ` +
        "but no matches were found in the schema cache.",
    },
  );
}

function ambiguous(candidates: DatabaseFunction[]): RestError {
  const signatures = candidates.map(
    ({ name, parameters }) =>
      `public.${name}(${parameters.map((p) => `${p.name} => ${p.displayType}`).join(", ")})`,
  );
  return new RestError(
    300,
    "PGRST203",
    `Could not choose the best candidate function between: ${signatures.join(", ")}`,
    {
      hint: "Try renaming the parameters or the function itself in the database so function overloading can be resolved",
    },
  );
}
