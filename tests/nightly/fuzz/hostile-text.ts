import type { Random } from "./random.ts";

/** Of the filter grammar, of SQL, for other parsers, and hostile signs. */
const fragments = [
  ...["", " ", "1", "0", "-1", "9".repeat(30), "1e400", "1e131071", "NaN", "null", "true", "pump", "%"],
  ...["{water}", "{{{", '{"volts": 12}', "(", ")", "()", "(1,2)", '("a","b\\"c")', "((((((((", "[[[[[[["],
  ...["00000000-0000-4000-8000-000000000001", "2024-01-01", "infinity", "<a>&b;</a>", "pg_class"],
  ...["a & !(b | c) <-> d:*", "'", '"', "\\", "--", ";", "/*", "$1", "$$", "' or '1'='1", "secrets(*)"],
  ...[
    '"; drop table gadgets; --',
    "(select content from secrets)",
    "1) union select content from secrets --",
  ],
  ...["\u0000", "\ud800", "\u202e", "🙂", "نص", "ﷺ", "e\u0301", "\r\nX-Injected: 1", "=1+1"],
  ...["<script>alert(1)</script>", ".", "..", ",", "::", "::text", "id.desc.nullslast", "public.secrets"],
  ...["visitor@example.com", "a@b", "+961 1 234 567", "https://example.com/#x", "//evil.example"],
  ...["__proto__", "constructor"],
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
  ],
  ...["%", "*", "_", "a&", "a|", "a ", "a or ", "a<->", "1,", "1 ", "9", "0", ".a", ",*", "a,", "::text"],
  ...[",{}", '"a":1,', "&a=1", ";q=0.1,", "a=b;", "bytes=0-0,", "../", "//", "%25", "\n", "\t", "1e99999,"],
  ...["x", "é", "中", "😀", "ﷺ", "\u0301", "\u202e", "\u200b", "\u0000", "\ud800"],
];

/** What parsers read by calling themselves. */
const pairs = ["[ ]", "{ }", "( )", '" "', '{"a": }', "<a> </a>", "{[1,2), }"];

const sizes = [1, 3, 10, 33, 100, 250, 1_000, 2_500, 7_700, 15_000, 40_000, 130_000, 500_000, 1_100_000];

/** A text that some parser may not like, of at most `maxLength` characters. */
export function makeHostileText(random: Random, maxLength: number): string {
  const size = Math.min(maxLength, random.pick(sizes));
  const repeat = (unit: string) => unit.repeat(Math.ceil(size / unit.length)).slice(0, size);
  switch (random.below(8)) {
    case 0:
    case 1:
      return repeat(random.pick(units));
    case 2:
      return repeat(`${random.pick(units)}${random.pick(units)}`);
    case 3: {
      const [open = "", close = ""] = random.pick(pairs).split(" ");
      const count = Math.floor(size / (open.length + close.length));
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
