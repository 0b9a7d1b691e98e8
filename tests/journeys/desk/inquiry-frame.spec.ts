import { ahmad, expect, test } from "../../support/browser/desk-server.ts";
import { progressWords } from "../../../app/inquiries/desk/progress/progress-words.ts";

test("a reply is begun while the page around the inquiry stays where it is", async ({ openDesk }) => {
  const page = await openDesk("ada", "en", ahmad.path);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  // The focus keeps clear of a notice.
  await page.keyboard.press("t");
  await expect(page.getByText("Assigned to ada", { exact: true })).toBeVisible();
  await page.keyboard.press("r");
  await expect(page.getByLabel("Your reply")).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("an amount stays within its frame, and a closed inquiry shows no time to reply by", async ({
  openDesk,
  site,
}) => {
  await site.query(
    `update public.inquiries set status = 'closed', outcome = 'quoted', outcome_amount = 18400, outcome_currency = 'USD'
     where email = $1`,
    [ahmad.email],
  );
  const page = await openDesk("ada", "ar", ahmad.path);
  const progress = page.getByRole("region", { name: progressWords.title.ar });
  const outcome = progress.getByRole("button", { name: progressWords.outcome.ar });
  await expect(outcome).toContainText("18,400");
  expect(await outcome.evaluate((button) => button.scrollWidth - button.clientWidth)).toBeLessThanOrEqual(0);
  await expect(progress.getByText("بلا موعد").last()).toBeVisible();
  await expect(progress.getByRole("time")).toHaveCount(0);
});
