import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { foldText } from "../../app/i18n/folding.ts";
import { columnName } from "../../app/inquiries/fields.ts";
import { choiceWords } from "../../app/inquiries/words.ts";
import { openTeam, users } from "./open-team.ts";
import { engines } from "../support/engines.ts";
import { withRollback } from "./with-rollback.ts";

describe.each(engines)("the search of the desk on $name", (engine) => {
  let team: Awaited<ReturnType<typeof openTeam>>;

  beforeAll(async () => {
    team = await openTeam(engine);
    await team.setAdmins("ada");
  });
  afterAll(() => team.close());
  beforeEach(() =>
    team.execute("set local session_replication_role = replica; delete from public.inquiry_search_texts"),
  );

  const owner = async <Row>(statement: string, parameters: unknown[] = []) =>
    (await team.database.transaction((t) => t.query<Row>(statement, parameters))).rows;

  /** Stores an inquiry and returns its id. */
  async function store(fields: Record<string, unknown> = {}): Promise<string> {
    const id = randomUUID();
    const inquiry = {
      id,
      type: "project",
      name: "Rana",
      email: `${id}@example.com`,
      description: "A pump",
      features: [],
      has_existing_system: false,
      needs_consultation: false,
      locale: "en",
      reference: await newReference(),
      status: "new",
      status_changed_at: new Date(),
      created_at: new Date(),
      version: 1,
      ...fields,
    };
    const columns = Object.keys(inquiry).join(", ");
    await owner(
      `insert into public.inquiries (${columns})
       select ${columns} from jsonb_populate_record(null::public.inquiries, $1)`,
      [JSON.stringify(inquiry)],
    );
    return id;
  }

  async function newReference(): Promise<string> {
    const [row] = await owner<{ reference: string }>("select private.generate_reference() as reference");
    return row?.reference ?? "";
  }

  async function receiveMail(inquiry: string, mail: Record<string, string> = {}) {
    const { address = "rana@example.com", subject = "", body = "Hello", quoted = null } = mail;
    await owner(
      `insert into public.inquiry_messages (inquiry_id, direction, address, subject, body, quoted)
       values ($1, 'received', $2, $3, $4, $5)`,
      [inquiry, address, subject, body, quoted],
    );
  }

  const addNote = (inquiry: string, body: string) =>
    owner("insert into public.inquiry_notes (inquiry_id, author_id, body) values ($1, $2, $3)", [
      inquiry,
      users.ada,
      body,
    ]);

  /** The ids of what is found, sorted. */
  async function search(text: string, view = "all"): Promise<unknown> {
    const found = await team.callAs(
      "ada",
      "select id as result from public.list_inquiries(search => $1, view => $2)",
      [text, view],
    );
    return Array.isArray(found) ? found.map(String).toSorted() : found;
  }

  test("finds words of mails of either side, of what they quote, and of notes", async () => {
    const id = await store();
    await store();
    await receiveMail(id, {
      subject: "Re: Drawings",
      body: "We chose the brass valve.",
      quoted: "> membrane",
    });
    await owner(
      `insert into public.inquiry_messages (inquiry_id, direction, address, subject, body)
       values ($1, 'sent', 'rana@example.com', '', 'نرسل العرض غدًا')`,
      [id],
    );
    await addNote(id, "Budget agreed by phone");
    for (const words of ["brass valve", "membrane", "drawings", "العرض غدا", "agreed", "pump brass agreed"])
      expect(await search(words), words).toEqual([id]);
    expect(await search("brass copper")).toEqual([]);
  });

  test("finds what several write at the same moment", async () => {
    const id = await store();
    const words = Array.from({ length: 8 }, (_, number) => `zeppelin${number}`);
    await Promise.all(words.map((word) => addNote(id, word)));
    expect(await search(words.join(" "))).toEqual([id]);
  });

  test("finds who a mail was copied to", async () => {
    const id = await store();
    await withRollback(team.database, async (transaction) => {
      await transaction.query(
        `insert into public.inquiry_messages (inquiry_id, direction, address, subject, body, cc)
         values ($1, 'received', 'rana@example.com', '', '', '{boss@cedar.example}')`,
        [id],
      );
      const { rows } = await transaction.query<{ folded: string }>(
        "select folded from public.inquiry_search_texts where inquiry_id = $1",
        [id],
      );
      expect(rows[0]?.folded).toContain("boss@cedar.example");
    });
  });

  test("finds every address that writes or is written to", async () => {
    const id = await store({ email: "rana@example.com" });
    await store();
    await receiveMail(id, { address: "buyer@cedar.example" });
    for (const address of ["RANA@example.com", "<buyer@cedar.example>,", "@cedar.example"])
      expect(await search(address), address).toEqual([id]);
  });

  test.each([
    "N-5968Q",
    "n 5968q",
    "n5968q",
    "\u2068N-5968Q\u2069",
    "(N-5968Q)",
    "N‑5968Q",
    "N – 5968Q.",
    "N-٥٩٦٨Q",
    "Your reference: N-5968Q",
    "الرقم المرجعي: \u2066N-5968Q\u2069",
  ])("finds the reference %s", async (reference) => {
    await team.execute("set local session_replication_role = replica; delete from public.inquiries");
    const id = await store({ reference: "N-5968Q" });
    await store();
    expect(await search(reference)).toEqual([id]);
  });

  test.each([
    ["03 123456", "+9613123456"],
    ["03 123456", "009613123456"],
    ["(+961) 3-123 456", "03123456"],
    ["+961 70 123 456", "70/123456"],
    ["70123456", "0096170123456"],
    ["01 987654 / 03 123456", "+961 3 123 456"],
    ["01 987654 / 03 123456", "+9611987654"],
    ["+٩٦١ ٣ ١٢٣٤٥٦", "03-123456"],
    ["+44 (0)20 7946 0958 ext 12", "+442079460958"],
    ["050 123 4567", "Rana +966501234567"],
  ])("finds the number %s by %s", async (stored, asked) => {
    const id = await store({ phone: stored });
    await store({ phone: "+961 3 765 432" });
    expect(await search(asked)).toEqual([id]);
  });

  test("finds a number in a mail", async () => {
    const id = await store();
    await receiveMail(id, { body: "Best regards\nRana\nTel. +961 3 123 456 · Fax 01/987654" });
    expect(await search("03123456")).toEqual([id]);
  });

  test.each([
    ["O’Hara", "O'Hara"],
    ["O'Hara", "oʼhara"],
    ["Ra’ed", "raed"],
    ["مُؤسّسة الأرز", "موسسه الارز"],
    ["شرکت پارس", "شركت بارس"],
    ["Straße Łódź", "strasse lodz"],
    ["Smith–Jones", "smith-jones"],
    ["(C++) firmware", "“C++”"],
    ["ΣΊΣΥΦΟΣ", "σίσυφος"],
  ])("finds %s by %s", async (company, asked) => {
    const id = await store({ company });
    await store();
    expect(await search(asked)).toEqual([id]);
  });

  test("finds what was chosen by the words of the page in both languages", async () => {
    const id = await store({ project_type: "iot", features: ["ota-updates"], timeline: "asap" });
    await store({ project_type: "digital" });
    for (const words of ["إنترنت الأشياء", "iot system", "تحديثات عن بعد", "over-the-air", "أقرب وقت"])
      expect(await search(words), words).toEqual([id]);
  });

  test("knows the words of the page for each choice", async () => {
    for (const [key, { en, ar }] of Object.entries(choiceWords)) {
      const [field = "", choice = ""] = key.split(/\.(.*)/s);
      const rows = await owner<{ words: string }>("select private.choice_words($1, $2) as words", [
        columnName(field),
        choice,
      ]);
      expect(foldText(rows[0]?.words ?? ""), key).toBe(foldText(`${en} ${ar}`));
    }
  });

  test("no longer finds what was deleted or changed", async () => {
    const id = await store();
    await receiveMail(id, { address: "stranger@example.org", body: "Ornithopter" });
    await addNote(id, "Zeppelin");
    await owner("update public.inquiry_notes set body = 'Balloon'");
    await owner("select private.erase_messages_from('stranger@example.org')");
    for (const word of ["ornithopter", "stranger@example.org", "zeppelin"])
      expect(await search(word), word).toEqual([]);
    expect(await search("balloon")).toEqual([id]);
    await owner("delete from public.inquiry_notes");
    expect(await search("balloon")).toEqual([]);
    await owner("update public.inquiries set status = 'closed', status_changed_at = now() where id = $1", [
      id,
    ]);
    await owner("select public.erase_person($1)", [`${id}@example.com`]);
    expect(await owner("select from public.inquiry_search_texts where inquiry_id = $1", [id])).toEqual([]);
  });

  test("the text of mails and notes stays when the account of their author goes", async () => {
    const id = await store();
    await addNote(id, "Zeppelin");
    await owner("update public.inquiry_notes set author_id = null, author_email = null");
    expect(await search("zeppelin")).toEqual([id]);
  });

  test("spam is found among spam, and its way out and back leaves it found where it is", async () => {
    const id = await store({ status: "spam", company: "Casino Royale" });
    expect(await search("casino")).toEqual([]);
    expect(await search("royale", "spam")).toEqual([id]);
    await owner("update public.inquiries set status = 'new' where id = $1", [id]);
    await receiveMail(id, { body: "A real question" });
    expect(await search("casino question")).toEqual([id]);
    expect(await search("casino", "spam")).toEqual([]);
    await owner("update public.inquiries set status = 'spam' where id = $1", [id]);
    expect(await search("casino")).toEqual([]);
    expect(await search("casino", "spam")).toEqual([id]);
  });

  test("spam costs the index nothing", async () => {
    const size = async () => {
      await team.database.transaction((t) =>
        t.query("select gin_clean_pending_list('public.inquiry_search_texts_groups')"),
      );
      const [row] = await owner<{ size: string }>(
        "select pg_relation_size('public.inquiry_search_texts_groups') as size",
      );
      return Number(row?.size);
    };
    const before = await size();
    for (let number = 0; number < 10; number++)
      await store({ status: "spam", description: randomCharacters(5000) });
    expect(await size()).toBe(before);
    const [row] = await owner<{ longest: number }>(
      "select max(char_length(folded)) as longest from public.inquiry_search_texts where is_spam",
    );
    expect(row?.longest).toBeLessThanOrEqual(2001);
  });

  test("a conversation of any length costs the index a bounded part of it, the newest first", async () => {
    const id = await store();
    for (let number = 0; number < 5; number++)
      await receiveMail(id, {
        body: `Mail${number}begins ${randomCharacters(99_000)}`,
        quoted: "x ".repeat(40_000),
      });
    const [row] = await owner<{ length: number; keys: number }>(
      `select char_length(folded) as length, cardinality(private.group_keys(folded)) as keys
       from public.inquiry_search_texts where inquiry_id = $1`,
      [id],
    );
    expect(row?.length).toBeLessThanOrEqual(42_001);
    expect(row?.keys).toBeLessThanOrEqual(65_536);
    expect(await search("mail4begins")).toEqual([id]);
    expect(await search("mail0begins")).toEqual([]);
  });

  test("5,000 characters that stand for eighteen each stay 5,000", async () => {
    const id = await store({ description: "ﷺ".repeat(4000) + "㋿".repeat(1000) });
    const [row] = await owner<{ length: number }>(
      "select char_length(folded) as length from public.inquiry_search_texts where inquiry_id = $1",
      [id],
    );
    expect(row?.length).toBeLessThan(3000);
  });
});

/** Characters that stand together in no other text. */
function randomCharacters(count: number): string {
  return Array.from({ length: count }, () =>
    String.fromCodePoint(0x4e00 + Math.floor(Math.random() * 20_000)),
  ).join("");
}
