import { expect, test } from "vitest";
import { foldText } from "../../app/i18n/folding.ts";
import { seededRandom } from "../nightly/fuzz/random.ts";
import { describeRules } from "./describe-rules.ts";

describeRules("texts are folded", (rules) => {
  async function foldAll(texts: string[]): Promise<string[]> {
    const rows = await rules.query<{ folded: string }>(
      "select private.fold(written) as folded from unnest($1::text[]) with ordinality as texts(written, number) order by number",
      [texts],
    );
    return rows.map(({ folded }) => folded);
  }

  async function charactersAssignedThere(): Promise<string[]> {
    const rows = await rules.query<{ character: string; decomposed: string }>(
      `select chr(code) as character, normalize(chr(code), NFKD) as decomposed
       from generate_series(1, ${0x1ffff}) as code where code not between ${0xd800} and ${0xf8ff}`,
    );
    // Both may know characters that the other does not yet.
    return rows
      .filter(({ character, decomposed }) => decomposed === character.normalize("NFKD"))
      .map(({ character }) => character)
      .filter((character) => !/\p{Cn}/u.test(character));
  }

  test("as in the browser: each character that there is, and texts of random ones", async () => {
    const characters = await charactersAssignedThere();
    expect(characters.length).toBeGreaterThan(80_000);
    const { below, oneIn } = seededRandom(20_261_202, 0);
    const texts = [
      ...Array.from({ length: Math.ceil(characters.length / 50) }, (_, block) =>
        characters.slice(block * 50, block * 50 + 50).join("x"),
      ),
      // Half of them of the scripts that are written here.
      ...Array.from({ length: 500 }, () =>
        Array.from({ length: 60 }, () => characters[below(oneIn(2) ? 1500 : characters.length)]).join(""),
      ),
    ];
    const folded = await foldAll(texts);
    expect(texts.filter((text, index) => folded[index] !== foldText(text))).toEqual([]);
  });

  // In a time that grew with the square, each would take minutes.
  test.each(["Order ", "خطّ تعبئة ", "\u0e48\u0e38", "ﷺ㌖", "Жλ१"])(
    "a text of 200,000 characters, of %s",
    async (piece) => {
      const text = piece.repeat(200_000 / piece.length);
      expect(await foldAll([text])).toEqual([foldText(text)]);
    },
  );
});
