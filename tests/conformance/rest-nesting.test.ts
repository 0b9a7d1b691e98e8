import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { engines } from "../engines.ts";
import { publishableKey, type ShopProcess, signInVisitor, startShopProcess } from "../shop-process.ts";

/** What its parser in Postgres reads recursively, or for long. All fit into an address. */
const nested = {
  lists: "[".repeat(7_700),
  closedLists: "[".repeat(3_800) + "]".repeat(3_800),
  objects: '{"a":'.repeat(1_500),
  quotedLists: `"]","${"]".repeat(10)}"`.slice(0, -1) + "[".repeat(7_000),
  fakeQuotes: '["\\"",'.repeat(1_000),
  listItem: `{"${"[".repeat(7_000)}"}`,
  groups: "(".repeat(14_000),
  closedGroups: `${"(".repeat(6_000)}a${")".repeat(6_000)}`,
  escapedGroups: "(a\\)&".repeat(2_500),
  quotedGroups: "(')'&".repeat(2_500),
  chain: "a&".repeat(6_000) + "a",
  negations: `${"!".repeat(14_000)}a`,
  words: "a ".repeat(7_000),
  composite: `(${'"'.repeat(1)}${"[".repeat(7_000)}")`,
  elements: "<a>".repeat(4_000),
  steps: `$${".a".repeat(7_000)}`,
  dimensions: `integer${"[]".repeat(6_000)}`,
};

/** Filters and arguments of an address: `encode` leaves brackets as they are, so that as many as possible fit. */
const queries: [string, string][] = [
  ["admin_audit_log", `details=cs.${nested.lists}`],
  ["admin_audit_log", `details=eq.${nested.closedLists}`],
  ["admin_audit_log", `details=not.cd.${nested.lists}`],
  ["admin_audit_log", `details=in.(${nested.lists})`],
  ["admin_audit_log", `details=in.("${nested.lists}")`],
  ["admin_audit_log", `details=eq(any).{"${nested.lists}"}`],
  ["admin_audit_log", `details->a=eq.${nested.lists}`],
  ["admin_audit_log", `action->a=eq.${nested.lists}`],
  ["admin_audit_log", `or=(details.cs.${nested.lists},id.is.null)`],
  ["admin_audit_log", `or=(details.cs."${nested.lists}",id.is.null)`],
  ["admin_audit_log", `not.and=(id.is.null,not.or(details.not.in.("${nested.lists}")))`],
  ["admin_audit_log", `action=fts.${nested.groups}`],
  ["admin_audit_log", `action=not.fts(english).${nested.closedGroups}`],
  ["admin_audit_log", `action=wfts.${nested.words}`],
  ["admin_audit_log", `action=plfts.${nested.words}`],
  ["admin_audit_log", `action=phfts.${nested.words}`],
  ["admin_audit_log", `details=fts.${nested.chain}`],
  ["specimens", `document=cs.${nested.objects}`],
  ["specimens", `document=cs.${nested.quotedLists}`],
  ["specimens", `document=cs.${nested.fakeQuotes}`],
  ["specimens", `documents=cs.${nested.listItem}`],
  ["specimens", `search=eq.${nested.closedGroups}`],
  ["specimens", `search=eq.${nested.escapedGroups}`],
  ["specimens", `search=eq.${nested.quotedGroups}`],
  ["specimens", `search=cs.${nested.chain}`],
  ["specimens", `search=in.(${nested.negations})`],
  ["specimens", `searches=eq.{"${nested.chain}"}`],
  ["specimens", `route=eq.${nested.steps}`],
  ["specimens", `shape=eq.${nested.groups}`],
  ["specimens", `pair=eq.${nested.composite}`],
  ["specimens", `span=eq.${nested.lists}`],
  ["specimens", `markup=eq.${nested.elements}`],
  ["specimens", `kind=eq.${nested.dimensions}`],
  ["rpc/examine", `document=${nested.lists}`],
  ["rpc/examine", `document=${nested.closedLists}&select=x&note=eq.1`],
  ["rpc/examine", `documents=${nested.listItem}`],
  ["rpc/examine", `search=${nested.closedGroups}`],
  ["rpc/examine", `searches={"${nested.chain}"}`],
  ["rpc/examine", `pair=${nested.composite}`],
  ["rpc/examine", `pairs={"${nested.composite}"}`],
  [
    "rpc/submit_inquiry",
    `inquiry=${nested.lists}&idempotency_key=a&network=b&suspicious=true&due_at=now&can_prove=false&proof=x`,
  ],
];

const deep = "[".repeat(200_000) + "]".repeat(200_000);

/** Bodies, as text: what is a string there is parsed when the column or parameter has another type than text. */
const bodies: [string, string, string][] = [
  ["POST", "rpc/examine", `{"document":${deep}}`],
  ["POST", "rpc/examine", `{"documents":${JSON.stringify(nested.listItem)}}`],
  ["POST", "rpc/examine", `{"search":"${"(".repeat(200_000)}a${")".repeat(200_000)}"}`],
  ["POST", "rpc/examine", `{"search":["${"(".repeat(200_000)}a"]}`],
  ["POST", "rpc/examine", `{"search":[${'"(",'.repeat(15_000)}"a"]}`],
  ["POST", "rpc/examine", `{"searches":["a","${"a&".repeat(100_000)}a"]}`],
  ["POST", "rpc/examine", `{"searches":"{\\"${"a&".repeat(100_000)}a\\"}"}`],
  ["POST", "rpc/examine", `{"route":"$${".a".repeat(100_000)}"}`],
  ["POST", "rpc/examine", `{"pair":{"label":"x","value":${deep}}}`],
  ["POST", "rpc/examine", `{"pair":"(x,\\"${"[".repeat(200_000)}\\")"}`],
  ["POST", "rpc/examine", `{"nest":{"label":"x","inner_pair":"(x,\\"${"[".repeat(200_000)}\\")"}}`],
  ["POST", "rpc/examine", `{"pairs":[{"label":"x","value":1},"(x,\\"${"[".repeat(200_000)}\\")"]}`],
  ["POST", "rpc/take_body", deep],
  [
    "POST",
    "rpc/submit_inquiry",
    `{"inquiry":${deep},"idempotency_key":"","network":"","suspicious":true,"due_at":null,"can_prove":false,"proof":null}`,
  ],
  ["POST", "specimens", `{"document":${deep}}`],
  ["POST", "specimens", `[{"search":"a"},{"search":"${"(".repeat(200_000)}"}]`],
  ["POST", "specimens?columns=search", `[{"note":"a"},{"search":"${"a&".repeat(200_000)}a"}]`],
  ["PATCH", "specimens?id=eq.1", `{"search":"${"a&".repeat(200_000)}a"}`],
  ["PATCH", "specimens?id=eq.1", `{"markup":"${"<a>".repeat(100_000)}"}`],
];

/** The characters that an address may hold as they are, although `encodeURIComponent` encodes them. */
function encode(query: string): string {
  return encodeURI(query).replaceAll("%5B", "[").replaceAll("%5D", "]").replaceAll("#", "%23");
}

describe.each(engines)("nesting in values, on $name", (engine) => {
  let server: ShopProcess;
  let token: string;
  beforeAll(async () => {
    server = await startShopProcess(engine);
    token = await signInVisitor(server.url);
  }, 180_000);
  afterAll(() => server.stop());

  const ask = (path: string, init: RequestInit = {}, isSignedIn = false) =>
    fetch(`${server.url}/rest/v1/${path}`, {
      ...init,
      headers: {
        apikey: publishableKey,
        "Content-Type": "application/json",
        ...(isSignedIn && { Authorization: `Bearer ${token}` }),
      },
      signal: AbortSignal.timeout(10_000),
    });

  /** Refused with an error of the protocol, and the next request is answered. */
  async function expectError(response: Response) {
    const text = await response.text();
    expect([400, 413, 414, 431], text).toContain(response.status);
    // An address that is refused before any service is asked has no body of the protocol.
    if (response.status !== 431 && response.status !== 414) {
      expect(Object.keys(JSON.parse(text) as object)).toEqual(["code", "details", "hint", "message"]);
      expect(text.length).toBeLessThan(1_000);
    }
    const next = await ask("gadgets?select=id&limit=1");
    expect(next.status).toBe(200);
    expect((await fetch(`${server.url}/health/ready`)).status).toBe(200);
  }

  test.each(queries.map(([path, query]) => [path, query.slice(0, 60), query]))(
    "GET %s?%s… is refused",
    async (path, _, query) => {
      for (const isSignedIn of [false, true]) {
        await expectError(await ask(`${path}?${encode(query)}`, {}, isSignedIn));
      }
    },
  );

  test.each(bodies.map(([method, path, body]) => [method, path, body.slice(0, 60), body]))(
    "%s %s with %s… is refused",
    async (method, path, _, body) => {
      await expectError(await ask(path, { method, body }, true));
    },
  );

  test.each([
    ["a text", { note: "([{<!&|".repeat(700) }],
    ["a list of texts", { notes: ["([{<".repeat(1_200), '{"'.repeat(1_000)] }],
    ["a text inside JSON", { document: { note: "[{(<".repeat(1_200) } }],
    ["a JSON string", { document: "[".repeat(5_000) }],
  ])("brackets in %s are data", async (_, row) => {
    const stored = { note: "x", ...row };
    const response = await fetch(`${server.url}/rest/v1/specimens?select=${Object.keys(stored).join(",")}`, {
      method: "POST",
      headers: {
        apikey: publishableKey,
        "Content-Type": "application/json",
        Authorization: `Bearer ${token}`,
        Prefer: "return=representation",
      },
      body: JSON.stringify(stored),
    });
    expect(await response.json()).toEqual([stored]);
    const called = await ask("rpc/examine", { method: "POST", body: JSON.stringify(row) });
    expect(called.status).toBe(200);
  });

  test("brackets in a text of an address are data", async () => {
    const note = "[{(<!".repeat(1_000);
    expect(await (await ask(`rpc/examine?note=${encode(note)}`)).json()).toBe(note.length);
    expect((await ask(`gadgets?name=eq.${encode(note)}`)).status).toBe(200);
    expect((await ask(`gadgets?name=in.("${encode(note)}")`)).status).toBe(200);
    expect((await ask(`specimens?notes=cs.{"${encode("[(".repeat(500))}"}`)).status).toBe(200);
  });
});
