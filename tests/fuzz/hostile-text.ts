import type { Random } from "./random.ts";

/** Fragments of the filter grammar, of SQL, for other parsers, and hostile text. */
const fragments = [
  ...[
    "",
    " ",
    "1",
    "0",
    "-1",
    "9".repeat(30),
    "1e400",
    "1e131071",
    "NaN",
    "null",
    "not_null",
    "true",
    "pump",
    "*p*",
    "%",
  ],
  ...[
    "{water}",
    "{{{",
    '{"volts": 12}',
    "[2001,2005)",
    "[,]",
    "(",
    ")",
    "()",
    "(1,2)",
    '("a","b\\"c")',
    "((((((((",
    "[[[[[[[",
  ],
  ...[
    "(name.eq.pump,id.gt.1)",
    "(and(id.eq.1,or(id.eq.2)),name.is.null)",
    "00000000-0000-4000-8000-000000000001",
  ],
  ...[
    "2024-01-01",
    "infinity",
    "$.a[*]",
    "<a>&b;</a>",
    "int4[]",
    "pg_class",
    "a & !(b | c) <-> d:*",
    "{[1,2),[3,4)}",
  ],
  ...[
    "'",
    '"',
    "\\",
    "--",
    ";",
    "/*",
    "$1",
    "$$",
    "' or '1'='1",
    '"; drop table gadgets; --',
    "(select content from secrets)",
  ],
  ...[
    "1) union select content from secrets --",
    "public.secrets",
    "secrets(*)",
    "secrets!inner(content)",
    "count()",
  ],
  ...[
    "\u0000",
    "\ud800",
    "\u202e",
    "🙂",
    "نص",
    "ﷺ",
    "e\u0301",
    "\r\nX-Injected: 1",
    "=1+1",
    "<script>alert(1)</script>",
  ],
  ...[
    ".",
    "..",
    ",",
    "->",
    "->>",
    "::",
    "::text",
    "::regclass",
    "id.desc.nullslast",
    "name->a->>0",
    "x:name::text",
  ],
  ...[
    "visitor@example.com",
    "a@b",
    "+961 1 234 567",
    "https://example.com/#x",
    "//evil.example",
    "__proto__",
    "constructor",
  ],
];

/** What is cheap once and may not be cheap many times. */
const units = [
  ...[
    "[",
    "]",
    "{",
    "}",
    "(",
    ")",
    "<a>",
    "[[]],",
    '{"a":',
    '["',
    '"',
    "'",
    "\\",
    "\\\\",
    "!",
    "-",
    "+",
    "/",
    "%",
    "%a",
    "*",
    "_",
  ],
  ...[
    "a&",
    "a|",
    "a ",
    "a or ",
    "a<->",
    "1,",
    "1 ",
    "9",
    "0",
    ".a",
    "->a",
    "->>a",
    ",*",
    "a,",
    "a:",
    "::text",
    "a.eq.1,",
  ],
  ...[
    "and(",
    "not.",
    "or(a.eq.1,",
    ",{}",
    '"a":1,',
    "&a=1",
    ";q=0.1,",
    "a=b;",
    "bytes=0-0,",
    "../",
    "//",
    "%25",
    "\n",
    "\t",
  ],
  ...["x", "é", "中", "😀", "ﷺ", "\u0301", "\u202e", "\u200b", "\u0000", "\ud800"],
];

const sizes = [1, 3, 10, 33, 100, 250, 1_000, 2_500, 7_700, 15_000, 40_000, 130_000, 500_000, 1_100_000];

/** A text that some parser may not like, of at most `longest` characters. */
export function makeHostileText(random: Random, maxLength: number): string {
  const size = Math.min(maxLength, random.pick(sizes));
  switch (random.below(8)) {
    case 0:
    case 1:
      return repeat(random.pick(units), size);
    case 2:
      return repeat(`${random.pick(units)}${random.pick(units)}`, size);
    case 3: {
      const half = Math.floor(size / 2);
      const [open, close] = random.pick([
        ["[", "]"],
        ["{", "}"],
        ["(", ")"],
        ['"', '"'],
        ['{"a":', "}"],
        ["<a>", "</a>"],
      ] as const);
      const count = Math.floor(half / Math.max(open.length, close.length));
      return `${open.repeat(count)}${random.pick(fragments)}${close.repeat(count)}`;
    }
    case 4:
      return Array.from({ length: 1 + random.below(5) }, () => random.pick(fragments)).join(
        random.pick([",", ".", "", ":", " ", "->"]),
      );
    default:
      return random.pick(fragments);
  }
}

/** Encodes a text as part of an address: fully, sparingly, twice or wrongly. */
export function encodePart(random: Random, text: string): string {
  switch (random.below(8)) {
    case 0:
      return encodeURIComponent(encodeURIComponent(text.toWellFormed()));
    case 1:
      return text.replaceAll(/[^!-~]|[#]/g, "");
    case 2:
    case 3:
      return encodeSparingly(text);
    default:
      return encodeURIComponent(text.toWellFormed());
  }
}

/** Leaves as they are the characters that only need not be encoded, so that more fits into an address. */
export function encodeSparingly(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[^!$&-;=?-Z[\]_a-z{|}~"\\<]/gu, (character) => encodeURIComponent(character));
}

/** Corrupts one position of an address, to send broken percent-encoding and unfinished text too. */
export function corrupt(random: Random, address: string): string {
  const position = random.below(address.length + 1);
  const corruption = random.pick([
    "(",
    ")",
    ".",
    "%",
    ",",
    '"',
    "&",
    "=",
    ":",
    "%00",
    "%FF",
    "'",
    "%ED%A0%80",
  ]);
  return address.slice(0, position) + corruption + address.slice(position + random.below(2));
}

/** A text that a header may hold. */
export function makeHeaderText(random: Random, maxLength: number): string {
  return makeHostileText(random, maxLength).replaceAll(/[^\t\u0020-\u007e\u0080-\u00ff]/g, "?");
}

function repeat(unit: string, size: number): string {
  return unit.repeat(Math.ceil(size / unit.length)).slice(0, size);
}
