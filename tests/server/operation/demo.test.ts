import { once } from "node:events";
import { mkdir, rm } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { createEmptyDataFolder } from "../../support/data-folder.ts";
import { embedded, postgres } from "../../support/engines.ts";
import { openStory } from "../../support/open-story.ts";
import { startServer } from "../../support/server.ts";
import { openMailPage } from "../../../demo/mail-page.ts";
import { parsePort, refuseSettings } from "../../../demo/refuse-settings.ts";
import { openSiteFront } from "../../../demo/site-front.ts";
import { memberId } from "../../../demo/story/team.ts";

describe("the settings of the demo", () => {
  test.each([
    "HOST",
    "PUBLIC_URL",
    "TRUSTED_PROXY_HOPS",
    "DATABASE_URL",
    "SMTP_URL",
    "IMAP_URL",
    "NODE_USE_ENV_PROXY",
  ])("%s is refused in one sentence", (name) =>
    expect(() => refuseSettings({ [name]: "1", PORT: "80" })).toThrow(new RegExp(`^${name} is set, .*\\.$`)),
  );

  test("a proxy by NODE_OPTIONS is, too, beside all others", () => {
    const NODE_OPTIONS = "--enable-source-maps --use-env-proxy";
    expect(() => refuseSettings({ NODE_OPTIONS, HOST: "::" })).toThrow(
      /^HOST is set, .*\.\nNODE_OPTIONS has --use-env-proxy, .*\.$/,
    );
  });

  test("all others are not", () => {
    expect(() =>
      refuseSettings({ PORT: "4000", NODE_OPTIONS: "--enable-source-maps", DATA_DIR: "data", SMTP_URL: "" }),
    ).not.toThrow();
    expect(parsePort({})).toBe(3000);
    expect(() => parsePort({ PORT: "many" })).toThrow("PORT must be a whole number");
  });
});

test("the page of mails outlives an address that is none, and a mail that is none", async () => {
  const folder = await createEmptyDataFolder();
  const { url, close } = await openMailPage(folder, 0);
  const statusOf = async (path: string) => (await fetch(url + path)).status;
  expect(await statusOf("//")).toBe(400);
  await mkdir(join(folder, "x.eml"));
  expect(await statusOf("/")).toBe(500);
  await rm(folder, { recursive: true });
  expect(await statusOf("/")).toBe(200);
  await close();
});

test("the front answers headers it cannot send on, too large a body, and when the server is gone", async () => {
  const testDatabase = await embedded.createTestDatabase();
  const server = await startServer(testDatabase);
  const front = await openSiteFront(0, "");
  front.forwardTo(server.url);
  const send = async (bytes: number) => {
    const headers = { "Content-Type": "application/json" };
    const body = "x".repeat(bytes);
    return (await fetch(`${front.url}/functions/v1/submit-inquiry`, { method: "POST", headers, body }))
      .status;
  };
  const socket = connect(Number(new URL(front.url).port)).setEncoding("utf8");
  socket.write("GET /en HTTP/1.1\r\nHost: localhost\r\nTrailer: x\r\n\r\n");
  expect((await once(socket, "data"))[0]).toContain(" 400 ");
  socket.destroy();
  for (let turn = 1; turn < 10; turn++) expect([413, 502]).toContain(await send(turn * 2 ** 20));
  await server.stop();
  expect(await send(1)).toBe(502);
  await front.close();
  await testDatabase.remove();
});

describe("the story of the demo", () => {
  const now = new Date("2026-11-26T09:30:00Z");
  let story: Story;

  beforeAll(async () => {
    story = await openStory(postgres, now);
    return story.close;
  });

  test("has inquiries of both languages and forms in every state", () => story.expectEveryState());

  test("has nothing of the future, no two texts alike, and only addresses that cannot be real", async () => {
    const [found] = await story.query(
      `select
     (select max(created_at) <= $1 from public.inquiries) and (select max(created_at) <= $1 from public.inquiry_messages)
       and (select max(created_at) <= $1 from public.admin_audit_log) as is_past,
     (select (count(*) - count(distinct coalesce(message, description)))::int from public.inquiries) as repeated,
     (select count(*)::int from public.inquiries where email !~ '[@.]example(\\.com)?$') as real,
     (select count(*)::int from public.inquiries where phone !~ '00 ?0') as dialable,
     (select count(*)::int from public.inquiry_messages where body ~ '[{}]|undefined') as unfilled,
     (select count(*)::int from public.list_team() where last_sign_in_at is null or name_ar is null) as strangers,
     (select count(*)::int from public.mails where kind = 'reply' and signature is null) as unsigned,
     (select count(distinct assignee_id)::int from public.inquiries
       where status in ('new', 'in_progress') and assignee_id in ($2, $3)) as busy`,
      [now, memberId("nadine"), memberId("karim")],
    );
    const none = { repeated: 0, real: 0, dialable: 0, unfilled: 0, strangers: 0, unsigned: 0 };
    expect(found).toEqual({ ...none, is_past: true, busy: 2 });
  });

  test("has conversations both ways, with files, quoted text and notes, which are searched", async () => {
    const found = await story.query(
      `select count(*) filter (where direction = 'sent') > 90 as sent, count(*) filter (where direction = 'received') > 40 as received,
     count(quoted) > 25 as quoted, bool_or(is_automatic) as automatic,
     (select count(*)::int from public.inquiry_attachments where is_stored) = 12 as files,
     (select count(*)::int from public.inquiry_notes) > 9 as notes,
     (select array_agg(name) from public.list_inquiries(search => 'Würth 61300')) as found_by_note
   from public.inquiry_messages`,
    );
    expect(found).toEqual([
      {
        sent: true,
        received: true,
        quoted: true,
        automatic: true,
        files: true,
        notes: true,
        found_by_note: ["Jonas Weber"],
      },
    ]);
  });

  test("leaves an audit log that holds, and a clock that runs", async () => {
    const [verified] = await story.query("select public.verify_audit_log() as found");
    expect(verified).toMatchObject({ found: { problem: null, is_complete: true } });
    const [clock] = await story.query(
      "select abs(extract(epoch from now() - clock_timestamp())) < 60 as runs, gen_random_uuid() <> gen_random_uuid() as draws",
    );
    expect(clock).toEqual({ runs: true, draws: true });
  });
});

type Story = Awaited<ReturnType<typeof openStory>>;
