import { makeHostileText } from "./hostile-text.ts";
import { type Random, seededRandom } from "./random.ts";
import { type Surface, surfaces } from "./surfaces.ts";

/** One request, ready to be sent. */
export interface FuzzRequest {
  index: number;
  surface: string;
  method: string;
  /** With the query; only characters that HTTP allows there. */
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** Valid values to build requests from. */
export interface FuzzInputs {
  publishableKey: string;
  /** Of somebody who may add to the shop. */
  accessToken: string;
  /** Their second factor. */
  factorId: string;
}

/** Request number `index` of a seed, to `onlySurface` if given. The same arguments always give the same request. */
export function makeRequest(
  seed: number,
  index: number,
  inputs: FuzzInputs,
  onlySurface?: string,
): FuzzRequest {
  const random = seededRandom(seed, index);
  const weighted = Object.entries(surfaces).flatMap(([name, { weight }]) => Array<string>(weight).fill(name));
  const name = onlySurface ?? random.pick(weighted);
  const surface = surfaces[name];
  if (!surface) throw new Error(`There is no surface ${name}`);
  const isPlain = random.oneIn(5);
  const target = isPlain ? surface.targets[0] : random.pick(surface.targets);
  const [usualMethod = "", usualPath = ""] = target?.split(" ") ?? [];
  if (isPlain && usualMethod === "GET") {
    const headers = { apikey: inputs.publishableKey };
    const query = random.pick(surface.parameters);
    return { index, surface: name, method: "GET", path: `${usualPath}?${encodeURI(query)}`, headers };
  }
  const method = random.oneIn(8)
    ? random.pick(["POST", "GET", "PUT", "PATCH", "HEAD", "DELETE"])
    : usualMethod;
  const hasBody = surface.fields && method !== "GET" && method !== "HEAD";
  const path = makePath(random, usualPath.replace("{id}", inputs.factorId));
  const { "Content-Type": contentType = "", ...headers } = makeHeaders(random, surface, inputs);
  return {
    index,
    surface: name,
    method: method === "DELETE" && usualPath.includes("{id}") ? "GET" : method,
    path: `${path}${path.includes("?") ? "&" : "?"}${makeQuery(random, surface)}`,
    headers: { ...headers, ...(hasBody && { "Content-Type": contentType }) },
    ...(hasBody && { body: makeBody(random, surface, contentType) }),
  };
}

function makePath(random: Random, usual: string): string {
  if (!random.oneIn(12)) return usual;
  return random.oneIn(2)
    ? corrupt(random, usual)
    : `${usual}/${encodePart(random, makeHostileText(random, 12_000)).replaceAll("?", "")}`;
}

/** Plausible, hostile, corrupted, or one part of it many times. */
function makeQuery(random: Random, surface: Surface): string {
  const maxLength = random.pick([14_000, 4_500, 1_500]);
  if (random.oneIn(3)) return "";
  const makePart = () => {
    if (surface.parameters.length > 0 && random.below(3) > 0) return random.pick(surface.parameters);
    const value = makeHostileText(random, maxLength);
    const quoted = `"${value.replaceAll(/(["\\])/g, "\\$1")}"`;
    const operator = random.pick(["", "eq.", "neq.", "gt.", "is.", "in.", "like.", "not.", "eq(any).", "or"]);
    return `${random.pick(surface.names)}=${operator}${random.pick([value, quoted, `(${value})`, `(${quoted})`])}`;
  };
  const parts = Array.from({ length: random.below(4) }, makePart);
  if (random.oneIn(12) && parts[0])
    parts.push(...Array<string>(random.pick([20, 200, 1_000])).fill(parts[0].slice(0, 14)));
  const query = parts
    .map((part) => part.split("="))
    .map(([name = "", ...value]) => `${encodePart(random, name)}=${encodePart(random, value.join("="))}`)
    .join("&")
    .slice(0, random.oneIn(50) ? 40_000 : 14_500);
  return random.oneIn(5) ? corrupt(random, query) : query;
}

function makeHeaders(random: Random, surface: Surface, inputs: FuzzInputs): Record<string, string> {
  const usual = {
    "Content-Type": random.pick(surface.contentTypes ?? ["application/json"]),
    apikey: inputs.publishableKey,
    ...(random.oneIn(2) && { Authorization: `Bearer ${inputs.accessToken}` }),
    ...Object.fromEntries(Object.entries(surface.headers).filter(() => random.oneIn(4))),
  };
  const changed = Object.entries(usual).map(([name, value]) => {
    const hostile = random.pick([
      () => makeHostileText(random, random.oneIn(10) ? 20_000 : 4_000),
      () => `${value.slice(0, -random.below(40))}x`,
    ]);
    // HTTP allows no others.
    return [name, random.oneIn(12) ? hostile().replaceAll(/[^\t\u0020-\u007e\u0080-\u00ff]/g, "?") : value];
  });
  return Object.fromEntries(changed);
}

function makeBody(random: Random, { fields, fieldNames = [] }: Surface, contentType: string): string {
  const maxLength = random.oneIn(6) ? 1_100_000 : 20_000;
  const text = () => makeHostileText(random, maxLength);
  if (random.oneIn(8)) return text();
  const values: Record<string, unknown> = { ...fields };
  for (let more = random.below(4); more > 0; more -= 1) {
    const name = random.oneIn(8) ? makeHostileText(random, 500) : random.pick(fieldNames);
    values[name] = random.pick([
      ...[text, text, text, () => [text()], () => ({ [random.pick(fieldNames)]: text() })],
      ...[() => random.pick([null, true, -1, 1e300, 0.1]), () => Array(5_000).fill("x")],
    ])();
  }
  const many = random.oneIn(12) ? random.pick([199, 201, 5_000, 90_000]) : 0;
  for (let more = many; more > 0; more -= 1) values[`f${more}`] = "";
  const pairs = Object.entries(values).map(([name, value]): [string, string] => [
    name,
    String(value).toWellFormed(),
  ]);
  if (contentType.includes("urlencoded")) return new URLSearchParams(pairs).toString();
  // What is JSON within a text is sent as JSON, too: deep, wide, or unfinished.
  return random.oneIn(4) ? `{"${random.pick(fieldNames)}":${text()}}` : JSON.stringify(values);
}

/** Encodes a text as part of an address: fully, sparingly, twice or wrongly. */
function encodePart(random: Random, text: string): string {
  const whole = text.toWellFormed();
  return random.pick([
    () => encodeURIComponent(encodeURIComponent(whole)),
    () => text.replaceAll(/[^!-~]|[#]/g, ""),
    // Only what must be, so that more fits into an address.
    () => whole.replaceAll(/[^!$&-;=?-Z[\]_a-z{|}~"\\<]/gu, (character) => encodeURIComponent(character)),
    () => encodeURIComponent(whole),
    () => encodeURIComponent(whole),
  ])();
}

/** Changes one position of an address: broken percent-encoding, or unfinished text. */
function corrupt(random: Random, address: string): string {
  const position = 1 + random.below(address.length);
  const signs = [...`().%,"&=:'`, "%00", "%FF", "%ED%A0%80"];
  return address.slice(0, position) + random.pick(signs) + address.slice(position + random.below(2));
}
