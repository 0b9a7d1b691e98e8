import { afterAll, describe, expect, test } from "vitest";
import { embedded } from "../../support/engines.ts";
import { publishableKey, signInVisitor, startShopProcess } from "./shop-process.ts";

/** What a parser reads recursively, or for long. All fit into an address. */
const nested = {
  lists: "[".repeat(7_700),
  closedLists: "[".repeat(3_800) + "]".repeat(3_800),
  objects: '{"a":'.repeat(1_500),
  listItem: `{"${"[".repeat(7_000)}"}`,
  groups: "(".repeat(14_000),
  closedGroups: `${"(".repeat(6_000)}a${")".repeat(6_000)}`,
  negations: `${"!".repeat(14_000)}a`,
};

/** Filters of an address: `encode` leaves brackets as they are, so that as many as possible fit. */
const queries: [string, string][] = [
  ["admin_audit_log", `details=eq.${nested.closedLists}`],
  ["admin_audit_log", `details=cs.${nested.lists}`],
  ["admin_audit_log", `details=in.("${nested.lists}")`],
  ["admin_audit_log", `details->a=eq.${nested.lists}`],
  ["admin_audit_log", `or=(details.cs."${nested.lists}",id.is.null)`],
  ["admin_audit_log", `not.and=${nested.groups}`],
  ["admin_audit_log", `action=fts.${nested.groups}`],
  ["admin_audit_log", `select=${nested.groups}`],
  ["admin_audit_log", `id=in.${nested.groups}`],
  ["admin_audit_log", `id=in.("${nested.groups}`],
  ["gadgets", `spec=eq.${nested.objects}`],
  ["gadgets", `tags=eq.${nested.listItem}`],
  ["gadgets", `search=eq.${nested.closedGroups}`],
  ["gadgets", `search=in.(${nested.negations})`],
  ["gadgets", `id=eq.${nested.lists}`],
  ["gadgets", `made_at=eq.${nested.groups}`],
  ["rpc/examine", `document=${nested.lists}`],
  ["rpc/submit_inquiry", `inquiry=${nested.lists}&idempotency_key=a&network=b&suspicious=true&due_at=now`],
];

const deep = "[".repeat(200_000) + "]".repeat(200_000);

/** Bodies, as text: what is a string there is parsed when the parameter has another type than text. */
const bodies: [string, string][] = [
  ["rpc/examine", `{"document":${deep}}`],
  ["rpc/examine", `{"notes":${deep}}`],
  ["rpc/examine", `{"notes":${JSON.stringify(nested.listItem)}}`],
  ["rpc/examine", `{"counts":${JSON.stringify(nested.listItem)}}`],
  ["rpc/examine", `{"counts":[${JSON.stringify(nested.lists)}]}`],
  ["rpc/examine", `{"counts":[${"[".repeat(60)}"a"${"]".repeat(60)}]}`],
  ["rpc/examine", `{"amount":"${"(".repeat(200_000)}"}`],
  ["rpc/examine", `{"amount":{"a":${JSON.stringify(nested.lists)}}}`],
  ["rpc/examine", `{"serial":"${"{".repeat(200_000)}"}`],
  ["rpc/examine", `{"at":"${"(".repeat(200_000)}"}`],
  ["rpc/examine", `{"times":["now","${"(".repeat(200_000)}"]}`],
  ["rpc/look_up", `{"search":"${"a&".repeat(200_000)}a"}`],
  ["rpc/take_body", deep],
  [
    "rpc/submit_inquiry",
    `{"inquiry":${deep},"idempotency_key":"","network":"","suspicious":true,"due_at":null}`,
  ],
];

/** The characters that an address may hold as they are, although `encodeURIComponent` encodes them. */
function encode(query: string): string {
  return encodeURI(query).replaceAll("%5B", "[").replaceAll("%5D", "]").replaceAll("#", "%23");
}

// The embedded Postgres has the smaller stack, and takes the process with it.
const server = await startShopProcess(embedded);
afterAll(server.stop);
const token = await signInVisitor(server.url);

describe("nesting in values", () => {
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
    expect([400, 404, 413, 414, 431], text).toContain(response.status);
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

  test.each(bodies.map(([path, body]) => [path, body.slice(0, 60), body]))(
    "POST %s with %s… is refused",
    async (path, _, body) => {
      await expectError(await ask(path, { method: "POST", body }, true));
    },
  );

  test.each([
    ["a text", { note: "([{<!&|".repeat(700) }],
    ["a list of texts", { notes: ["([{<".repeat(1_200), '{"'.repeat(1_000)] }],
    ["a text inside JSON", { document: { note: "[{(<".repeat(1_200) } }],
    ["a JSON string", { document: "[".repeat(5_000) }],
  ])("brackets in %s are data", async (_, values) => {
    const called = await ask("rpc/examine", { method: "POST", body: JSON.stringify(values) });
    expect(called.status).toBe(200);
  });

  test("brackets in a text of an address are data", async () => {
    const note = "[{(<!".repeat(1_000);
    expect((await ask(`gadgets?name=eq.${encode(note)}`)).status).toBe(200);
    expect((await ask(`gadgets?name=in.("${encode(note)}")`)).status).toBe(200);
  });
});
