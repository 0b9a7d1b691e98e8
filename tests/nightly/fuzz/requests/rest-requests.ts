import type { Random } from "../random.ts";
import { encodePart, encodeSparingly } from "../encode-address.ts";
import { makeHeaderText, makeHostileText } from "../hostile-text.ts";
import { makeDeepBody, makeDeepFilter } from "./deep-values.ts";
import type { FuzzRequest, FuzzInputs } from "./fuzz-request.ts";
import { makeBody } from "./json-bodies.ts";
import { makePlausibleQuery, makeQuery } from "./rest-queries.ts";

const tables = ["gadgets", "gadgets", "gadgets", "cheap_gadgets", "notes", "secrets", "numbers"];
const siteTables = ["user_roles", "inquiries", "admin_audit_log", "visits"];
const functions = [
  ...[
    "find_gadgets",
    "price_list",
    "examine",
    "examine",
    "examine",
    "add",
    "greet",
    "shout",
    "twice",
    "one_gadget",
  ],
  ...[
    "small_numbers",
    "bootstrap_first_admin",
    "submit_inquiry",
    "complain",
    "write_note",
    "none",
    "take_body",
  ],
];
const callMethods = ["GET", "POST", "POST", "POST", "HEAD", "PATCH"];
const methods = [
  "GET",
  "GET",
  "GET",
  "GET",
  "GET",
  "GET",
  "GET",
  "HEAD",
  "POST",
  "PATCH",
  "DELETE",
  "OPTIONS",
];

/** A request of PostgREST's protocol: tables, views, functions. */
export function makeRestRequest(random: Random, inputs: FuzzInputs): FuzzRequest {
  if (random.oneIn(6)) {
    const headers = { apikey: inputs.publishableKey };
    return { method: "GET", path: `/rest/v1/gadgets?${makePlausibleQuery(random)}`, headers };
  }
  if (random.oneIn(5)) return makeDeepRequest(random, inputs);
  const isCall = random.oneIn(2);
  const method = random.pick(isCall ? callMethods : methods);
  // Characters take up to nine in an address, which may have 16 KB.
  const query = makeQuery(random, random.pick([14_000, 4_500, 1_500])).slice(
    0,
    random.oneIn(50) ? 40_000 : 14_500,
  );
  // A call with a query is mostly refused for it.
  const path = isCall ? `rpc/${random.pick(functions)}` : makeTable(random);
  return {
    method,
    path: `/rest/v1/${path}${isCall && !random.oneIn(4) ? "" : `?${query}`}`,
    headers: makeHeaders(random, inputs),
    ...((method === "POST" || method === "PATCH") && { body: makeBody(random) }),
  };
}

/** A value for its own parser, in an address or a body. */
function makeDeepRequest(random: Random, inputs: FuzzInputs): FuzzRequest {
  const headers = {
    "Content-Type": "application/json",
    apikey: inputs.publishableKey,
    ...(random.oneIn(2) && { Authorization: `Bearer ${inputs.accessToken}` }),
  };
  if (random.oneIn(2)) {
    const body = makeDeepBody(random, random.pick([900, 20_000, 400_000]));
    return { method: "POST", path: "/rest/v1/rpc/examine", headers, body };
  }
  const { table, filter } = makeDeepFilter(random, random.pick([900, 14_000]));
  return { method: "GET", path: `/rest/v1/${table}?${encodeSparingly(filter)}`, headers };
}

function makeTable(random: Random): string {
  if (random.oneIn(20)) return encodePart(random, makeHostileText(random, 5_000)).replaceAll("?", "");
  return random.pick(random.oneIn(4) ? siteTables : tables);
}

function makeHeaders(random: Random, inputs: FuzzInputs): Record<string, string> {
  return {
    "Content-Type": random.oneIn(12) ? makeHeaderText(random, 3_000) : "application/json",
    ...(!random.oneIn(30) && { apikey: inputs.publishableKey }),
    ...(random.below(2) === 0 && { Authorization: makeAuthorization(random, inputs) }),
    ...(random.below(2) === 0 && {
      Prefer: random.oneIn(6)
        ? makeHeaderText(random, 6_000)
        : random.pick(["count=exact", "count=exact, return=representation", "return=minimal"]),
    }),
    ...(random.oneIn(4) && {
      Accept: random.oneIn(3) ? makeHeaderText(random, 6_000) : "application/vnd.pgrst.object+json",
    }),
    ...(random.oneIn(40) && { Range: makeHeaderText(random, 3_000) }),
    ...(random.oneIn(20) && {
      [random.pick(["Accept-Profile", "Content-Profile"])]: makeHeaderText(random, 3_000),
    }),
  };
}

function makeAuthorization(random: Random, { accessToken }: FuzzInputs): string {
  if (random.below(4) > 0) return `Bearer ${accessToken}`;
  return random.pick([
    `Bearer ${makeHeaderText(random, 12_000)}`,
    `Bearer ${"a.".repeat(random.pick([1, 2, 100, 5_000]))}`,
    `Bearer ${accessToken.slice(0, -random.below(40))}x`,
    makeHeaderText(random, 9_000),
  ]);
}
