import { beforeAll, beforeEach, expect, test } from "vitest";
import { foldText } from "../../app/i18n/folding.ts";
import { columnName } from "../../app/inquiries/fields.ts";
import { choiceWords } from "../../app/inquiries/words.ts";
import { numberedReference } from "../support/numbered-reference.ts";
import { describeTeam, users } from "./team/open-team.ts";

/** What is stored, how people look for it, and whether it is found. */
const found: [stored: Record<string, unknown>, ...words: string[]][] = [
  [
    { reference: "N-5968Q" },
    ...["N-5968Q", "n 5968q", "n5968q", "\u2068N-5968Q\u2069", "(N-5968Q)", "N‑5968Q", "N – 5968Q."],
    ...["N-٥٩٦٨Q", "Your reference: N-5968Q", "الرقم المرجعي: \u2066N-5968Q\u2069"],
  ],
  [{ phone: "03 123456" }, "+9613123456", "009613123456"],
  [{ phone: "(+961) 3-123 456" }, "03123456", "03/123 456"],
  [{ phone: "+961 70 123 456" }, "70/123456"],
  [{ phone: "70123456" }, "0096170123456"],
  [{ phone: "01 987654 / 03 123456" }, "+961 3 123 456", "+9611987654"],
  [{ phone: "+٩٦١ ٣ ١٢٣٤٥٦" }, "03-123456"],
  [{ phone: "+44 (0)20 7946 0958 ext 12" }, "+442079460958"],
  [{ phone: "050 123 4567" }, "Rana +966501234567"],
  [{ company: "O’Hara" }, "O'Hara", "oʼhara"],
  [{ company: "Ra’ed" }, "raed"],
  [{ company: "مُؤسّسة الأرز" }, "موسسه الارز"],
  [{ company: "شرکت پارس" }, "شركت بارس"],
  [{ company: "Hydro Énergie Straße Łódź" }, "HYDRO energie strasse lodz"],
  [{ company: "Smith–Jones" }, "smith-jones"],
  [{ company: "(C++) firmware" }, "“C++”"],
  [{ company: "ΣΊΣΥΦΟΣ" }, "σίσυφος"],
  [{ name: "أحمد الخوري" }, "احمد", "الخورى", "خوري احمد"],
  [{ email: "a.khoury@example.com" }, "khoury@exam", "A.KHOURY@example.com", "<a.khoury@example.com>,"],
  [{ description: "لوحة تحكّم لمضخّات الريّ، ٢٤ فولت، مدرسة" }, "تحكم", "لمضخــات", "24 فولت", "مدرسه"],
  [
    { project_type: "iot", features: ["ota-updates"], timeline: "asap" },
    ...["إنترنت الأشياء", "iot system", "تحديثات عن بعد", "over-the-air", "أقرب وقت"],
  ],
];

const lost: [stored: Record<string, unknown>, ...words: string[]][] = [
  [{ name: "أحمد الخوري" }, "احمد ليس"],
  [
    { email: "a.khoury@example.com" },
    ...["khoury%", "k_oury", "'; drop table inquiries; --", "\\", "x".repeat(300)],
  ],
  // A digit stands alone in what it finds.
  [{ company: "Gauge", phone: "+49 7000 0000" }, "gauge 7"],
];

describeTeam("the search of the desk", (team) => {
  beforeAll(() => team.setAdmins("ada"));
  beforeEach(() =>
    team.execute("set local session_replication_role = replica; truncate public.inquiries cascade"),
  );

  /** Stores an inquiry and returns its id. */
  async function store(fields: Record<string, unknown> = {}): Promise<string> {
    const id = crypto.randomUUID();
    const inquiry = {
      id,
      type: "project",
      name: "Rana",
      email: `${id}@example.com`,
      description: "A pump",
      ...fields,
    };
    const columns = Object.keys({ reference: "", ...inquiry }).join(", ");
    await team.query(
      `insert into public.inquiries (${columns}) select ${columns}
       from jsonb_populate_record(null::public.inquiries, jsonb_build_object('reference', private.generate_reference()) || $1)`,
      [JSON.stringify(inquiry)],
    );
    return id;
  }

  async function addMail(inquiry: string, mail: Record<string, unknown>) {
    const values = {
      inquiry_id: inquiry,
      direction: "received",
      address: "x@example.com",
      subject: "",
      body: "",
      ...mail,
    };
    const columns = Object.keys(values).join(", ");
    await team.query(
      `insert into public.inquiry_messages (${columns}) select ${columns} from jsonb_populate_record(null::public.inquiry_messages, $1)`,
      [JSON.stringify(values)],
    );
  }

  const addNote = (inquiry: string, body: string) =>
    team.query("insert into public.inquiry_notes (inquiry_id, author_id, body) values ($1, $2, $3)", [
      inquiry,
      users.ada,
      body,
    ]);

  const search = (text: string, view = "all") =>
    team.callAs("ada", "select id as result from public.list_inquiries(search => $1, view => $2)", [
      text,
      view,
    ]);

  test("finds any part of any field, however it is written, and nothing else", async () => {
    await store({ phone: "+961 3 765 432" });
    for (const [stored, ...words] of found) {
      const id = await store(stored);
      for (const asked of words) expect(await search(asked), asked).toEqual([id]);
      await team.query("update public.inquiries set status = 'spam' where id = $1", [id]);
    }
    for (const [stored, ...words] of lost) {
      await store(stored);
      for (const asked of words) expect(await search(asked), asked).toEqual([]);
    }
    const id = await store({ company: "Gauge 7", phone: "+49 30 1234" });
    expect(await search("gauge 7")).toEqual([id]);
  });

  test("finds the old one behind a thousand that came later, also where a new one is found", async () => {
    const old = await store({ company: "Thunderbird", created_at: "2024-01-01" });
    await team.query(
      `insert into public.inquiries (reference, type, name, email, subject, message)
       select ${numberedReference("n")}, 'contact', 'Buyer', 'buyer@example.com', 'Board', 'Hello'
       from generate_series(1, 1001) as n`,
    );
    const recent = await store({ company: "Thunderbird" });
    expect(new Set(await search("thunderbird"))).toEqual(new Set([old, recent]));
  });

  test("finds words of mails of either side, of what they quote, of whom they name, and of notes", async () => {
    const id = await store();
    await store();
    await addMail(id, {
      address: "buyer@cedar.example",
      cc: ["boss@cedar.example"],
      subject: "Re: Drawings",
      body: "We chose the brass valve.\nTel. +961 3 123 456 · Fax 01/987654",
      quoted: "> membrane",
    });
    await addMail(id, { direction: "sent", body: "نرسل العرض غدًا" });
    await addNote(id, "Budget agreed by phone");
    for (const words of [
      ...["brass valve", "membrane", "drawings", "العرض غدا", "agreed", "pump brass agreed", "03123456"],
      ...["<buyer@cedar.example>,", "@cedar.example", "boss@cedar.example"],
    ])
      expect(await search(words), words).toEqual([id]);
    expect(await search("brass copper")).toEqual([]);
  });

  test("finds what several write at the same moment", async () => {
    const id = await store();
    const words = Array.from({ length: 8 }, (_, number) => `zeppelin${number}`);
    await Promise.all(words.map((word) => addNote(id, word)));
    expect(await search(words.join(" "))).toEqual([id]);
  });

  test("knows the words of the page for each choice", async () => {
    for (const [key, { en, ar }] of Object.entries(choiceWords)) {
      const [field = "", choice = ""] = key.split(/\.(.*)/s);
      const rows = await team.query<{ words: string }>("select private.choice_words($1, $2) as words", [
        columnName(field),
        choice,
      ]);
      expect(foldText(rows[0]?.words ?? ""), key).toBe(foldText(`${en} ${ar}`));
    }
  });

  test("no longer finds what was deleted or changed, but what its author left", async () => {
    const id = await store();
    await addMail(id, { address: "stranger@example.org", body: "Ornithopter" });
    await addNote(id, "Zeppelin");
    await team.query("update public.inquiry_notes set author_id = null, author_email = null");
    expect(await search("zeppelin")).toEqual([id]);
    await team.query("update public.inquiry_notes set body = 'Balloon'");
    await team.query("select private.erase_messages_from('stranger@example.org')");
    for (const word of ["ornithopter", "stranger@example.org", "zeppelin"])
      expect(await search(word), word).toEqual([]);
    expect(await search("balloon")).toEqual([id]);
    await team.query("delete from public.inquiry_notes");
    expect(await search("balloon")).toEqual([]);
    await team.query("select public.erase_person($1)", [`${id}@example.com`]);
    expect(await team.query("select from public.inquiry_search_texts")).toEqual([]);
  });

  test("finds spam among spam, and its way out and back leaves it found where it is", async () => {
    const id = await store({ status: "spam", company: "Casino Royale" });
    expect(await search("casino")).toEqual([]);
    expect(await search("royale", "spam")).toEqual([id]);
    await team.query("update public.inquiries set status = 'new'");
    await addMail(id, { body: "A real question" });
    expect(await search("casino question")).toEqual([id]);
    expect(await search("casino", "spam")).toEqual([]);
    await team.query("update public.inquiries set status = 'spam'");
    expect(await search("casino")).toEqual([]);
    expect(await search("casino", "spam")).toEqual([id]);
  });

  test("spends nothing of the index on spam", async () => {
    const size = async () => {
      await team.query("select gin_clean_pending_list('public.inquiry_search_texts_groups')");
      return team.query("select pg_relation_size('public.inquiry_search_texts_groups') as size");
    };
    const before = await size();
    for (let number = 0; number < 10; number++)
      await store({ status: "spam", description: randomCharacters(5000) });
    expect(await size()).toEqual(before);
    expect(
      await team.query(
        "select from public.inquiry_search_texts where is_spam and char_length(folded) > 2001",
      ),
    ).toEqual([]);
  });

  test("spends a bounded part of the index on a conversation of any length, the newest first", async () => {
    const id = await store();
    for (let number = 0; number < 5; number++)
      await addMail(id, {
        body: `Mail${number}begins ${randomCharacters(99_000)}`,
        quoted: "x ".repeat(40_000),
      });
    const [row] = await team.query<{ length: number; keys: number }>(
      `select char_length(folded) as length, cardinality(private.group_keys(folded)) as keys
       from public.inquiry_search_texts`,
    );
    expect(row?.length).toBeLessThanOrEqual(42_001);
    expect(row?.keys).toBeLessThanOrEqual(65_536);
    expect(await search("mail4begins")).toEqual([id]);
    expect(await search("mail0begins")).toEqual([]);
  });

  test("keeps 5,000 characters that stand for eighteen each at 5,000", async () => {
    await store({ description: "ﷺ".repeat(4000) + "㋿".repeat(1000) });
    expect(
      await team.query("select char_length(folded) < 3000 as is_short from public.inquiry_search_texts"),
    ).toEqual([{ is_short: true }]);
  });
});

/** Characters that stand together in no other text. */
function randomCharacters(count: number): string {
  return Array.from({ length: count }, () =>
    String.fromCodePoint(0x4e00 + Math.floor(Math.random() * 20_000)),
  ).join("");
}
