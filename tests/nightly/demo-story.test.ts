import { afterAll, expect, test } from "vitest";
import { embedded } from "../support/engines.ts";
import { openStory } from "../support/open-story.ts";

type Story = Awaited<ReturnType<typeof openStory>>;

const thursday = new Date("2026-11-26T09:30:00Z");
/** In the night, when the last answers are days ago. */
const sunday = new Date("2026-11-29T01:00:00Z");

test("a night on Sunday has inquiries of both languages in every state, late and waiting", async () =>
  (await open(sunday)).expectEveryState());

test("the figures of today tell of answers that come sooner and sooner", async () => {
  const today = await open(new Date());
  const figures = await today.query(
    `select bool_and(inquiries > 2) as every_week,
       avg(late::float / (in_time + late)) filter (where week < now() - interval '8 weeks') > 0.3 as is_late_at_first,
       avg(late::float / (in_time + late)) filter (where week > now() - interval '4 weeks') < 0.1 as is_better_at_last
     from public.inquiry_figures() where in_time + late > 0 and week is not null`,
  );
  expect(figures).toEqual([{ every_week: true, is_late_at_first: true, is_better_at_last: true }]);
});

test("the story is the same in every run, and its references are on every day", async () => {
  const rowsOf = async (story: Promise<Story>) =>
    (await story).query(
      `select inquiry.*, body, quoted, message.author_email, message.created_at as written_at, file.name as file
       from public.inquiries as inquiry left join public.inquiry_messages as message on message.inquiry_id = inquiry.id
         left join public.inquiry_attachments as file on file.message_id = message.id
       order by email, message.created_at, file.number`,
    );
  const rows = await rowsOf(open(thursday));
  expect(rows.length).toBeGreaterThan(150);
  expect(await rowsOf(open(thursday))).toEqual(rows);
  const references = (story: Story) =>
    story.query("select reference, name from public.inquiries order by email");
  expect(await references(await open(sunday))).toEqual(await references(await open(thursday)));
});

const closing: (() => Promise<void>)[] = [];
afterAll(() => Promise.all(closing.map((close) => close())));

async function open(now: Date) {
  const story = await openStory(embedded, now);
  closing.push(story.close);
  return story;
}
