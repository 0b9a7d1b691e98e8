import { beforeAll, describe, expect, test } from "vitest";
import { engines } from "../engines.ts";
import { loadMailsTo, waitForMail } from "../mailbox.ts";
import { type OpenServer, openServer } from "../server.ts";
import { type SignedIn, signUpAndIn } from "./site-api-client.ts";
import {
  openPage,
  postTo,
  sendForPage,
  unknownPage,
  visitor,
  waitForCode,
  waitForPageLink,
} from "./visitor-page.ts";

describe.each(engines)("the page of an inquiry on $name", (engine) => {
  let server: OpenServer;
  let ada: SignedIn;

  beforeAll(async () => {
    server = await openServer(engine);
    ada = await signUpAndIn(server, "ada@example.com");
    await ada.database.rpc("bootstrap_first_admin", { admin_email: "ada@example.com" });
    return server.stop;
  });

  const post = (path: string, fields: Record<string, string>) => postTo(server, path, fields);
  const open = (path: string) => openPage(server, path);
  /** Each test has an address of its own, whose mails it counts. */
  const newVisitor = () => ({ ...visitor, email: `${crypto.randomUUID()}@cedarwater.example` });
  const rowOf = async (path: string) => {
    const { data } = await ada.database
      .from("inquiries")
      .select("*")
      .eq("reference", path.split("/")[3] ?? "");
    return data?.[0];
  };

  test("is told once, though the receipt was quicker, and not later", async () => {
    const path = await sendForPage(server, newVisitor());
    const { id } = (await rowOf(path)) ?? {};
    const tell = async (hash: string, mailId: string | null = null) =>
      (
        await server.query("select public.add_inquiry_key($1, $2, $3) as told", [id, hash.repeat(64), mailId])
      )[0]?.["told"];
    expect(await tell("a")).toBe(false);
    await server.query("delete from private.inquiry_keys where inquiry_id = $1", [id]);
    expect(await tell("b", crypto.randomUUID())).toBe(true);
    expect(await tell("c")).toBe(true);
    expect(await tell("d")).toBe(false);
    await server.query("delete from private.inquiry_keys where inquiry_id = $1", [id]);
    await server.query(
      "update public.inquiries set created_at = now() - interval '2 minutes' where id = $1",
      [id],
    );
    expect(await tell("e")).toBe(false);
  });

  test("is told to who has just sent it, and opens with that link alone", async () => {
    const key = crypto.randomUUID();
    const send = () =>
      fetch(`${server.url}/functions/v1/submit-inquiry`, {
        method: "POST",
        body: JSON.stringify(newVisitor()),
        headers: { "Content-Type": "application/json", "Idempotency-Key": key },
      }).then((answer) => answer.json());
    const { page: path } = await send();
    expect(path).toMatch(/^\/en\/inquiry\/N-\w{5}\/[\w-]{43}$/);
    const { status, headers, page } = await open(path);
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      "cache-control": expect.stringContaining("no-store"),
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex",
      "content-security-policy": expect.stringContaining("default-src 'none'"),
    });
    // The one that sends files.
    expect(
      page("script")
        .map((_, script) => page(script).attr("src"))
        .get(),
    ).toEqual([expect.stringMatching(/^\/assets\/upload-files-[\w-]+\.js$/)]);
    expect(page("h1").text()).toContain(visitor.subject);
    for (const shown of [visitor.name, visitor.phone, visitor.message])
      expect(page("body").text()).toContain(shown);
    const other = `${path.slice(0, -1)}${path.endsWith("A") ? "B" : "A"}`;
    for (const wrong of [
      other,
      unknownPage,
      "/en/inquiry/N-22222",
      "/en/inquiry/N-22222/x",
      "/ar/inquiry/x/y/z",
    ]) {
      const missing = await open(wrong);
      expect(missing.status, wrong).toBe(404);
      expect(missing.page("body").text()).not.toContain(visitor.name);
      expect(missing.page("input[name=email]")).not.toHaveLength(0);
    }
    expect((await open(path.replace("/en/", "/ar/"))).page("html").attr("dir")).toBe("rtl");
    const kept = await server.query<{ text: string }>(
      "select known::text as text from private.inquiry_keys as known",
    );
    expect(kept.map(({ text }) => text).join()).not.toContain(path.split("/")[4]);
  });

  test("is in the receipt and in a reply, and neither is kept with its key", async () => {
    const { email } = await sendAs();
    const path = await waitForPageLink(server, email);
    expect((await open(path)).status).toBe(200);
    const row = await rowOf(path);
    await ada.database.rpc("send_reply", {
      inquiry_id: row?.id ?? "",
      expected_version: row?.version ?? 0,
      body: "Dear Maya, yes.",
      locale: "en",
      new_status: "answered",
    });
    const replied = await waitForPageLink(server, email, 2);
    expect(replied).not.toBe(path);
    for (const link of [path, replied]) expect((await open(link)).status).toBe(200);
    expect((await open(replied)).page("ol li").text()).toMatch(/Replied|Answered|Reply/);
    await expect
      .poll(() =>
        server.query("select from public.inquiry_mails where sent_text is null and recipient = $1", [email]),
      )
      .toEqual([]);
    const kept = await server.query<{ sent_text: string }>(
      "select sent_text from public.inquiry_mails where recipient = $1",
      [email],
    );
    for (const { sent_text: text } of kept) {
      expect(text).toContain(`/inquiry/${row?.reference}/…`);
      expect(text).not.toMatch(/inquiry\/N-\w{5}\/[\w-]{43}/);
    }
  });

  async function sendAs(inquiry = newVisitor()) {
    return { path: await sendForPage(server, inquiry), email: inquiry.email };
  }

  test("takes a note as an answer by mail is taken, once", async () => {
    const { path } = await sendAs();
    const row = await rowOf(path);
    await ada.database.rpc("set_inquiry_status", {
      inquiry_id: row?.id ?? "",
      expected_version: row?.version ?? 0,
      new_status: "answered",
    });
    for (let times = 0; times < 2; times++) {
      const answer = await post(path, { action: "note", note: " It must survive <b>45 °C</b>. " });
      expect([answer.status, answer.headers.get("location")]).toEqual([303, `${path}?done=note#sent`]);
    }
    const { data: messages } = await ada.database.rpc("list_inquiry_messages", {
      inquiry_id: row?.id ?? "",
      page_size: 10,
    });
    expect(
      messages?.map((message: { direction: string; body: string }) => [message.direction, message.body]),
    ).toEqual([["received", "It must survive <b>45 °C</b>."]]);
    expect((await rowOf(path))?.status).toBe("in_progress");
    for (const [note, problem] of [
      ["  ", 422],
      ["x".repeat(5001), 422],
    ] as const) {
      const refused = await post(path, { action: "note", note });
      expect(refused.status).toBe(problem);
    }
    const { page } = await open(path);
    expect(page("body").text()).not.toContain("45 °C");
  });

  test("corrects details, and staff see what stood there before", async () => {
    const { path } = await sendAs();
    const given = { action: "correct", name: visitor.name, company: visitor.company };
    const unchanged = await post(path, { ...given, phone: visitor.phone });
    expect(unchanged.status).toBe(422);
    expect((await post(path, { ...given, name: " ", phone: "1" })).status).toBe(422);
    const done = await post(path, { ...given, phone: "٠٣ ١٢٣ ٤٥٦" });
    expect(done.status).toBe(303);
    const row = await rowOf(path);
    expect(row).toMatchObject({ phone: "03 123 456", status: "new", version: 2 });
    const { data: messages } = await ada.database.rpc("list_inquiry_messages", {
      inquiry_id: row?.id ?? "",
      page_size: 10,
    });
    expect(messages?.[0]?.body).toContain("03 123 456 (before: +961 70 000 000)");
    const { page } = await open(path);
    expect(page("body").text()).toContain("03 123 456");
    expect(page("body").text()).toContain("Corrected phone number");
  });

  test("takes two hundred changes a day, however they are made", async () => {
    const { path } = await sendAs();
    const row = await rowOf(path);
    await server.query(
      `insert into public.admin_audit_log (action, resource_type, resource_id)
       select 'inquiry.question_answered', 'inquiries', $1 from generate_series(1, 199)`,
      [row?.id],
    );
    const answer = (text: string) => post(path, { action: "answer", question: "power", answer: text });
    expect((await answer("12 V")).status).toBe(303);
    expect((await answer("24 V")).status).toBe(429);
    // Who has only the link keeps nobody from erasing.
    expect((await post(path, { action: "ask_code", purpose: "erase", sure_erase: "on" })).status).toBe(303);
  });

  test("of what is taken for spam bothers nobody", async () => {
    const { path, email } = await sendAs();
    await waitForMail(server.dataDir, email);
    const row = await rowOf(path);
    await ada.database.rpc("set_inquiry_status", {
      inquiry_id: row?.id ?? "",
      expected_version: row?.version ?? 0,
      new_status: "spam",
    });
    expect((await post(path, { action: "note", note: "Hello" })).status).toBe(429);
    expect((await post(path, { action: "ask_code", purpose: "erase", sure_erase: "on" })).status).toBe(429);
    await post("/en/inquiry", { action: "new_link", email });
    expect(await loadMailsTo(server.dataDir, email)).toHaveLength(1);
  });

  test("mails a mailbox ten codes and links a day, whatever inquiries name it", async () => {
    const email = `${crypto.randomUUID()}@cedarwater.example`;
    const codes = [];
    for (let inquiries = 0; inquiries < 4; inquiries++) {
      const { path } = await sendAs({ ...newVisitor(), email });
      for (let times = 0; times < 3; times++)
        codes.push((await post(path, { action: "ask_code", purpose: "erase", sure_erase: "on" })).status);
    }
    expect(codes.filter((status) => status === 303)).toHaveLength(10);
    expect(codes.filter((status) => status === 429)).toHaveLength(2);
    // A stranger can use these up, but not with a link from the mailbox.
    const { path } = await sendAs({ ...newVisitor(), email });
    const ask = () => post(path, { action: "ask_code", purpose: "erase", sure_erase: "on" });
    expect((await ask()).status).toBe(429);
    await server.query("update private.inquiry_keys set mail_id = gen_random_uuid() where inquiry_id = $1", [
      (await rowOf(path))?.id,
    ]);
    expect((await ask()).status).toBe(303);
  });

  test("keeps no key that a visitor writes into it", async () => {
    const { path } = await sendAs();
    await post(path, { action: "note", note: `See ${server.url}${path} please` });
    await post(path, { action: "answer", question: "existing", answer: `${server.url}${path}` });
    const { page: other } = await (
      await fetch(`${server.url}/functions/v1/submit-inquiry`, {
        method: "POST",
        body: JSON.stringify({ ...newVisitor(), message: `Like ${server.url}${path}` }),
        headers: { "Content-Type": "application/json" },
      })
    ).json();
    expect((await rowOf(other))?.message).toMatch(/^Like .*\/inquiry\/N-\w{5}\/…$/);
    const key = path.split("/")[4] ?? "";
    for (const table of ["inquiries", "inquiry_messages", "inquiry_answers", "inquiry_mails"])
      expect(
        await server.query(`select from public.${table} as one where strpos(one::text, $1) > 0`, [key]),
        table,
      ).toEqual([]);
  });

  test("asks ten questions, of which each answer is saved on its own and can be changed", async () => {
    const { path } = await sendAs();
    const first = await post(path, { action: "answer", question: "purpose", answer: "Measure fuel." });
    expect(first.headers.get("location")).toBe(`${path}?done=answer&question=quantity#quantity`);
    await post(path, { action: "answer", question: "power", answer: "", unknown: "on" });
    await post(path, { action: "answer", question: "purpose", answer: "Measure fuel and voltage." });
    for (const wrong of [
      { question: "purpose", answer: "" },
      { question: "purpose", answer: "x".repeat(2001) },
    ])
      expect((await post(path, { action: "answer", ...wrong })).status).toBe(422);
    expect((await post(path, { action: "answer", question: "soul", answer: "x" })).status).toBe(422);
    const row = await rowOf(path);
    const { data } = await ada.database
      .from("inquiry_answers")
      .select("question,answer")
      .eq("inquiry_id", row?.id ?? "");
    expect(data?.toSorted((one, other) => one.question.localeCompare(other.question))).toEqual([
      { question: "power", answer: null },
      { question: "purpose", answer: "Measure fuel and voltage." },
    ]);
    const { page } = await open(`${path}?question=size`);
    expect(page("form input[name=question]").attr("value")).toBe("size");
    expect(page("body").text()).toContain("Measure fuel and voltage.");
  });

  test("asks for an agreement once, of which staff are told and to which they agree", async () => {
    const { path } = await sendAs();
    expect((await post(path, { action: "nda" })).status).toBe(422);
    for (let times = 0; times < 2; times++)
      expect((await post(path, { action: "nda", agree: "on" })).status).toBe(303);
    const row = await rowOf(path);
    expect(row?.nda_asked_at).toBeTruthy();
    const agreed = await ada.database.rpc("agree_nda", {
      inquiry_id: row?.id ?? "",
      expected_version: row?.version ?? 0,
    });
    expect(agreed.error).toBeNull();
    const { data: messages } = await ada.database.rpc("list_inquiry_messages", {
      inquiry_id: row?.id ?? "",
      page_size: 10,
    });
    expect(messages).toHaveLength(1);
  });

  test("withdraws with a mailed code only, which is for that alone and tried five times at most", async () => {
    const { path, email } = await sendAs();
    expect((await post(path, { action: "withdraw", code: "000000" })).status).toBe(422);
    expect((await post(path, { action: "ask_code", purpose: "withdraw", sure_withdraw: "on" })).status).toBe(
      303,
    );
    const code = await waitForCode(server, email);
    const wrong = code === "123456" ? "654321" : "123456";
    expect((await post(path, { action: "erase", code })).status).toBe(422);
    for (let tries = 0; tries < 5; tries++)
      expect((await post(path, { action: "withdraw", code: wrong })).status).toBe(422);
    expect((await post(path, { action: "withdraw", code })).status).toBe(422);
    expect((await rowOf(path))?.status).toBe("new");
    await post(path, { action: "ask_code", purpose: "withdraw", sure_withdraw: "on" });
    const next = await waitForCode(server, email, 2);
    expect(
      (await post(path, { action: "withdraw", code: `${next.slice(0, 3)} ${next.slice(3)}` })).status,
    ).toBe(303);
    expect((await rowOf(path))?.status).toBe("closed");
    const { page } = await open(path);
    expect(page("input[name=action][value=withdraw], input[name=purpose][value=withdraw]")).toHaveLength(0);
    await post(path, { action: "ask_code", purpose: "erase", sure_erase: "on" });
    expect((await post(path, { action: "ask_code", purpose: "erase", sure_erase: "on" })).status).toBe(429);
  });

  test("changes the address with a code mailed to the former one", async () => {
    const { path, email } = await sendAs();
    const next = `${crypto.randomUUID()}@new.example`;
    for (const wrong of ["", "nobody", email])
      expect((await post(path, { action: "ask_code", purpose: "email", new_email: wrong })).status).toBe(422);
    const former = await waitForPageLink(server, email);
    await post(path, { action: "ask_code", purpose: "email", new_email: next });
    const code = await waitForCode(server, email);
    expect(await loadMailsTo(server.dataDir, next)).toEqual([]);
    expect((await post(path, { action: "change_email", code })).status).toBe(303);
    expect((await rowOf(path))?.email).toBe(next);
    // Who still reads the former mailbox opens nothing any more, and the link that the new one gets ends all others.
    expect((await open(former)).status).toBe(404);
    const own = await waitForPageLink(server, next);
    expect((await open(own)).status).toBe(200);
    await expect.poll(async () => (await open(path)).status).toBe(404);
    await post(own, { action: "ask_code", purpose: "erase", sure_erase: "on" });
    await waitForCode(server, next);
  });

  test("erases everything of the inquiry, and confirms it by mail", async () => {
    const { path, email } = await sendAs();
    const kept = await sendAs({ ...newVisitor(), email });
    const reference = path.split("/")[3] ?? "";
    await post(path, { action: "answer", question: "purpose", answer: "A secret purpose" });
    await post(path, { action: "ask_code", purpose: "erase", sure_erase: "on" });
    const code = await waitForCode(server, email);
    const erased = await post(path, { action: "erase", code });
    expect(erased.status).toBe(200);
    expect(await erased.text()).toContain(reference);
    expect((await open(path)).status).toBe(404);
    expect(await rowOf(path)).toBeUndefined();
    expect((await open(kept.path)).status).toBe(200);
    await expect
      .poll(async () => (await loadMailsTo(server.dataDir, email)).at(-1)?.subject)
      .toBe(`Your inquiry was erased (${reference})`);
    await expect
      .poll(() => server.query("select from public.inquiry_mails where kind = 'erased'"))
      .toEqual([]);
    const left = await server.query<{ name: string }>(
      "select table_schema || '.' || table_name as name from information_schema.tables where table_schema in ('public', 'private')",
    );
    for (const { name } of left) {
      const found = await server.query(
        `select from ${name} as one where strpos(one::text, 'A secret purpose') > 0 or strpos(one::text, $1) > 0`,
        [reference],
      );
      expect(found, name).toEqual([]);
    }
  });

  test("a lost link is replaced by mail, and nobody learns whether there was one", async () => {
    const { path, email } = await sendAs();
    await waitForMail(server.dataDir, email);
    const answers = await Promise.all(
      [email.toUpperCase(), "nobody@cedarwater.example"].map(async (asked) => {
        const answer = await post("/en/inquiry", { action: "new_link", email: asked });
        return [answer.status, await answer.text()];
      }),
    );
    expect(answers[0]?.[0]).toBe(200);
    expect(answers[1]?.[0]).toBe(200);
    expect(answers[0]?.[1]).toBe(answers[1]?.[1]?.toString());
    const next = await waitForPageLink(server, email, 2);
    expect((await open(next)).status).toBe(200);
    expect((await open(path)).status).toBe(404);
    expect((await post("/ar/inquiry", { action: "new_link", email: "nobody" })).status).toBe(422);
    for (let times = 0; times < 5; times++) {
      await post(next, { action: "new_link", email });
      await expect
        .poll(() =>
          server.query("select from public.inquiry_mails where kind = 'link' and due_at is not null"),
        )
        .toEqual([]);
    }
    expect(await loadMailsTo(server.dataDir, email)).toHaveLength(4);
  });

  test("presses of a machine that fills in nothing change nothing", async () => {
    const { path } = await sendAs();
    const before = await rowOf(path);
    for (let round = 0; round < 3; round++) {
      const { page } = await open(path);
      const forms = page("form")
        .toArray()
        .map((form) =>
          Object.fromEntries(
            page(form)
              .find("input, textarea")
              .toArray()
              .filter((field) => page(field).attr("type") !== "checkbox")
              .map((field) => [page(field).attr("name") ?? "", String(page(field).val() ?? "")]),
          ),
        );
      expect(forms.length).toBeGreaterThan(4);
      for (const fields of forms) await post(path, fields);
      for (const link of page("a[href^='/en/inquiry'], a[href^='?']").toArray())
        await open(new URL(page(link).attr("href") ?? "", server.url + path).pathname);
    }
    expect(await rowOf(path)).toEqual(before);
    expect(
      await server.query("select from public.inquiry_answers where inquiry_id = $1", [before?.id]),
    ).toEqual([]);
    expect((await open(path)).status).toBe(200);
  });

  test("what is no form of the page, or too much, is refused", async () => {
    const { path } = await sendAs();
    expect((await post(path, {})).status).toBe(400);
    expect((await post(path, { action: "delete" })).status).toBe(400);
    expect((await post(path, { action: "note", note: "x".repeat(200_000) })).status).toBe(413);
    expect((await fetch(server.url + path, { method: "DELETE" })).status).toBe(405);
    const late = await post(unknownPage, { action: "note", note: "Three more pumps" });
    expect([late.status, await late.text()]).toEqual([404, expect.stringContaining("Three more pumps")]);
    expect((await open(unknownPage)).page("body").text()).not.toContain("Three more pumps");
    const json = await fetch(server.url + path, {
      method: "POST",
      body: JSON.stringify({ action: "note", note: { deep: ["x"] } }),
      headers: { "Content-Type": "application/json" },
    });
    expect(json.status).toBe(422);
  });
});
