import { describe, expect, test } from "vitest";
import type { Condition } from "./condition.ts";
import type { SelectItem } from "./selection.ts";
import { parseQuery, separateArguments } from "./query.ts";

function parse(text: string) {
  return parseQuery(new URLSearchParams(text), "gadgets");
}

function column(name: string) {
  return { column: name, path: [] };
}

function filter(
  name: string,
  operation: Extract<Condition, { kind: "filter" }>["operation"],
  negated = false,
): Condition {
  return { kind: "filter", field: column(name), negated, operation };
}

function compare(
  name: string,
  operator: "eq" | "gt" | "like" | "cs",
  value: string,
  negated = false,
): Condition {
  return filter(name, { kind: "comparison", operator, value }, negated);
}

test.each<[string, Condition[]]>([
  ["id=eq.1", [compare("id", "eq", "1")]],
  ["id=not.eq.1", [compare("id", "eq", "1", true)]],
  ["name=eq.a.b,(c)", [compare("name", "eq", "a.b,(c)")]],
  ["name=eq.", [compare("name", "eq", "")]],
  ["name=eq.%22quoted%22", [compare("name", "eq", '"quoted"')]],
  ["id=gt.1&id=eq.2", [compare("id", "gt", "1"), compare("id", "eq", "2")]],
  ["اسم=eq.نواة", [compare("اسم", "eq", "نواة")]],
  ['"a.b"=eq.1', [compare("a.b", "eq", "1")]],
  ["id=in.(1,2)", [filter("id", { kind: "in", values: ["1", "2"] })]],
  ["id=in.()", [filter("id", { kind: "in", values: [] })]],
  ['id=in.("a,b","c)\\"d",e"f)', [filter("id", { kind: "in", values: ["a,b", 'c)"d', 'e"f'] })]],
  ["id=is.null", [filter("id", { kind: "is", state: "null" })]],
  ["id=is.NOT_NULL", [filter("id", { kind: "is", state: "not_null" })]],
  ["id=not.is.unknown", [filter("id", { kind: "is", state: "unknown" }, true)]],
  [
    "a=fts(english).cat",
    [filter("a", { kind: "search", operator: "fts", language: "english", value: "cat" })],
  ],
  ["a=wfts.cat dog", [filter("a", { kind: "search", operator: "wfts", value: "cat dog" })]],
  [
    "a=like(any).{x*,y*}",
    [filter("a", { kind: "comparison", operator: "like", quantifier: "any", value: "{x*,y*}" })],
  ],
  [
    "or=(a.eq.1,b.gt.2)",
    [
      {
        kind: "group",
        join: "or",
        negated: false,
        conditions: [compare("a", "eq", "1"), compare("b", "gt", "2")],
      },
    ],
  ],
  [
    'not.and=(a.eq."x,y)", not.or(b.cs.{p,q},c.not.in.(1,2)))',
    [
      {
        kind: "group",
        join: "and",
        negated: true,
        conditions: [
          compare("a", "eq", "x,y)"),
          {
            kind: "group",
            join: "or",
            negated: true,
            conditions: [compare("b", "cs", "{p,q}"), filter("c", { kind: "in", values: ["1", "2"] }, true)],
          },
        ],
      },
    ],
  ],
  [
    "spec->ports->0->>kind=eq.usb",
    [
      {
        kind: "filter",
        negated: false,
        operation: { kind: "comparison", operator: "eq", value: "usb" },
        field: {
          column: "spec",
          path: [
            { arrow: "->", key: "ports" },
            { arrow: "->", key: 0 },
            { arrow: "->>", key: "kind" },
          ],
        },
      },
    ],
  ],
  ["apikey=x&select=id&order=id&limit=1&offset=1&columns=id&on_conflict=id", []],
])("parses the filter %s", (text, conditions) => {
  expect(parse(text).conditions).toEqual(conditions);
});

test.each<[string, SelectItem[]]>([
  ["select=*", ["*"]],
  ["", ["*"]],
  ["select=id, name ,*", [{ field: column("id") }, { field: column("name") }, "*"]],
  ["select=n:name", [{ field: column("name"), alias: "n" }]],
  ["select=name::text", [{ field: column("name"), cast: "text" }]],
  [
    'select="o,d:d"::timestamp with time zone',
    [{ field: column("o,d:d"), cast: "timestamp with time zone" }],
  ],
  ["select=with-dash", [{ field: column("with-dash") }]],
  [
    "select=v:spec->volts::int",
    [{ field: { column: "spec", path: [{ arrow: "->", key: "volts" }] }, alias: "v", cast: "int" }],
  ],
])("parses the selection of ?%s", (text, selection) => {
  expect(parse(text).select).toEqual(selection);
});

test.each([
  ["order=id", [{ field: column("id") }]],
  ["order=id.desc", [{ field: column("id"), direction: "desc" }]],
  [
    "order=a.asc.nullslast,b.nullsfirst",
    [
      { field: column("a"), direction: "asc", nulls: "last" },
      { field: column("b"), nulls: "first" },
    ],
  ],
])("parses the order of ?%s", (text, order) => {
  expect(parse(text).order).toEqual(order);
});

test.each([
  ["limit=5&offset=10", 5n, 10n],
  ["limit=5&limit=7", 7n, 0n],
  ["limit=many&offset=some", undefined, 0n],
  ["limit=99999999999999999999&offset=99999999999999999999", 2n ** 63n - 1n, 2n ** 63n - 1n],
])("parses limit and offset of ?%s", (text, limit, offset) => {
  expect(parse(text)).toMatchObject({ offset });
  expect(parse(text).limit).toBe(limit);
});

test.each([
  [
    "id=0",
    '"failed to parse filter (0)" (line 1, column 1)',
    'unexpected "0" expecting "not" or operator (eq, gt, ...)',
  ],
  ["id=noop.0", '"failed to parse filter (noop.0)" (line 1, column 6)', "unknown single value operator noop"],
  ["id=is.0", '"failed to parse filter (is.0)" (line 1, column 4)', "trilean value"],
  ["id=in.1", '"failed to parse filter (in.1)" (line 1, column 4)', 'expecting "("'],
  ["id=in.(1", '"failed to parse filter (in.(1)"', "unexpected end of input"],
  ["id=eq(some).1", "failed to parse filter", "unknown single value operator eq"],
  ["id=constructor.1", "failed to parse filter", "unknown single value operator constructor"],
  ["or=()", '"failed to parse logic tree (())" (line 1, column 4)', "expecting field name"],
  ["or=(id.eq.1", '"failed to parse logic tree ((id.eq.1)"', 'expecting "," or ")"'],
  ["or=(id.eq.1)x", "failed to parse logic tree", "expecting end of input"],
  [`or=${"(or".repeat(30)}(id.eq.1${")".repeat(31)}`, "failed to parse logic tree", "more than 20 groups"],
  [`select=a${"->b".repeat(30)}`, "failed to parse select parameter", "more than 20 steps"],
  ["select=", '"failed to parse select parameter ()" (line 1, column 1)', "expecting field name"],
  ["select=id,", "failed to parse select parameter (id,)", "unexpected end of input"],
  ['select="odd ""', "failed to parse select parameter", "unexpected"],
  ["select=id;drop", "failed to parse select parameter", 'unexpected ";"'],
  ["select=name::", "failed to parse select parameter", "expecting letter or digit"],
  ["order=id.up", '"failed to parse order (id.up)" (line 1, column 3)', 'expecting "asc", "desc"'],
  ["columns=a;b", "failed to parse columns parameter", 'unexpected ";"'],
])("refuses ?%s with PGRST100", (text, message, details) => {
  expect(() => parse(text)).toThrow(
    expect.objectContaining({
      status: 400,
      code: "PGRST100",
      message: expect.stringContaining(message),
      details: expect.stringContaining(details),
    }),
  );
});

test.each([
  ["select=other(*)", "PGRST200"],
  ["select=id,o:other!inner(id,name)", "PGRST200"],
  ["select=..other(*)", "PGRST100"],
  ["select=...other(*)", "PGRST200"],
  ["select=count()", "PGRST123"],
  ["select=price.sum()", "PGRST123"],
  ["other.id=eq.1", "PGRST108"],
  ["other.order=id", "PGRST108"],
  ["order=other(id)", "PGRST108"],
  ["limit=-1", "PGRST103"],
])("refuses ?%s with %s", (text, code) => {
  expect(() => parse(text)).toThrow(expect.objectContaining({ code }));
});

describe("a function called by GET", () => {
  test("takes as arguments what is neither reserved nor begins with an operator", () => {
    const { values, query } = separateArguments(
      new URLSearchParams("a=1&b=equal&c=eq.1&d=fts(english).x&select=id&or=(a.eq.1)&note=not.eq.1&e=is&f="),
    );
    expect([...values]).toEqual([
      ["a", "1"],
      ["b", "equal"],
      ["e", "is"],
      ["f", ""],
    ]);
    expect([...query.keys()]).toEqual(["c", "d", "select", "or", "note"]);
  });
});
