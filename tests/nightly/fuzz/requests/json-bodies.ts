import type { Random } from "../random.ts";
import { makeHostileText } from "../hostile-text.ts";

/** Parameters of the shop's functions. */
const parameters = [
  ...["document", "note", "notes", "amount", "counts", "serial", "at", "times"],
  ...["tag", "content", "words", "admin_email", "a", "n", "t", "who", "wanted", "up_to", "inquiry"],
];

/** JSON of every size and shape, now and then none. */
export function makeBody(random: Random): string {
  const maxLength = random.oneIn(6) ? 1_100_000 : 20_000;
  switch (random.below(8)) {
    case 0:
      return makeHostileText(random, maxLength);
    case 1:
      return makeWideBody(random, maxLength);
    case 2:
      return `[${"{},".repeat(random.pick([0, 10, 999, 1_001, 50_000]))}{}]`;
    default:
      return JSON.stringify(makeObject(random, maxLength));
  }
}

function makeObject(random: Random, maxLength: number): unknown {
  return Object.fromEntries(
    Array.from({ length: 1 + random.below(3) }, () => [
      random.pick(parameters),
      makeValue(random, maxLength / 4, 0),
    ]),
  );
}

function makeValue(random: Random, maxLength: number, depth: number): unknown {
  switch (random.below(depth > 3 ? 4 : 7)) {
    case 0:
      return random.pick([null, true, 1, -1, 1e300, 0.1, ""]);
    case 1:
    case 2:
    case 3:
      return makeHostileText(random, maxLength);
    case 4:
      return Array.from({ length: random.below(4) }, () => makeValue(random, maxLength / 4, depth + 1));
    case 5:
      return { [random.pick(parameters)]: makeValue(random, maxLength / 2, depth + 1) };
    default:
      return makeNested(random.pick([3, 30, 63, 64, 65, 300]));
  }
}

function makeNested(levels: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < levels; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}

/** Many keys, items or digits: little for the one who sends them. */
function makeWideBody(random: Random, maxLength: number): string {
  const count = Math.floor(maxLength / 14);
  return random.pick([
    () => `{${Array.from({ length: count }, (_, n) => `"key${n}":1`).join(",")}}`,
    () => `[${"1,".repeat(maxLength / 2)}1]`,
    () => `{"document":[${"[],".repeat(Math.floor(maxLength / 3))}[]]}`,
    () => `{"amount":${"9".repeat(maxLength)}}`,
    () => `{"document":${"[".repeat(maxLength / 2)}${"]".repeat(maxLength / 2)}}`,
    () => "[".repeat(maxLength),
    () => `{"amount":1e${"9".repeat(random.pick([2, 4, 6]))}}`,
    () => `{"document":[${"1e99999,".repeat(random.pick([1, 10, 1_000]))}1]}`,
    () => `${" ".repeat(maxLength)}{}`,
  ])();
}
