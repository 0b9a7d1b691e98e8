import { beforeAll, describe, expect, test } from "vitest";
import { foldText } from "../../app/i18n/folding.ts";
import type { Database } from "../../server/database/database.ts";
import { seededRandom } from "../nightly/fuzz/random.ts";
import { engines, openMigratedDatabase } from "../support/engines.ts";

describe.each(engines)("texts are folded on $name", (engine) => {
  let database: Database;

  beforeAll(async () => {
    const opened = await openMigratedDatabase(engine);
    database = opened.database;
    return opened.close;
  });

  async function foldAll(texts: string[]): Promise<string[]> {
    const { rows } = await database.transaction((transaction) =>
      transaction.query<{ folded: string }>(
        "select private.fold(written) as folded from unnest($1::text[]) with ordinality as texts(written, number) order by number",
        [texts],
      ),
    );
    return rows.map(({ folded }) => folded);
  }

  async function charactersAssignedThere(): Promise<string[]> {
    const { rows } = await database.transaction((transaction) =>
      transaction.query<{ code: number }>(
        `select code from generate_series(1, ${0x1ffff}) as code
         where code not between ${0xd800} and ${0xf8ff} and unicode_assigned(chr(code))`,
      ),
    );
    // Both may know characters that the other does not yet.
    return rows
      .map(({ code }) => String.fromCodePoint(code))
      .filter((character) => !/\p{Cn}/u.test(character));
  }

  test("as in the browser, each character that there is", async () => {
    const characters = await charactersAssignedThere();
    expect(characters.length).toBeGreaterThan(80_000);
    const texts = Array.from({ length: Math.ceil(characters.length / 50) }, (_, block) =>
      characters.slice(block * 50, block * 50 + 50).join("x"),
    );
    const folded = await foldAll(texts);
    const differing = texts.filter((text, index) => folded[index] !== foldText(text));
    expect(differing).toEqual([]);
  });

  test("as in the browser, texts of random characters", async () => {
    const characters = await charactersAssignedThere();
    const { below, oneIn } = seededRandom(20_261_202, 0);
    const texts = Array.from({ length: 500 }, () =>
      // Half of them of the scripts that are written here.
      Array.from({ length: 60 }, () => characters[below(oneIn(2) ? 1500 : characters.length)]).join(""),
    );
    expect(await foldAll(texts)).toEqual(texts.map(foldText));
  });

  test.each(["Order ", "خطّ تعبئة ", "\u0e48\u0e38", "ﷺ㌖", "Жλ१"])(
    "in a time that grows as the text does, of %s",
    async (piece) => {
      const timeOf = async (length: number) => {
        const start = performance.now();
        await foldAll([piece.repeat(length / piece.length)]);
        return performance.now() - start;
      };
      await timeOf(2000);
      const short = Math.min(await timeOf(2000), await timeOf(2000), await timeOf(2000));
      // A hundred times as long. Where time grows with the square, it takes ten thousand times as long.
      expect(await timeOf(200_000)).toBeLessThan(1000 * Math.max(short, 5));
    },
    30_000,
  );
});
