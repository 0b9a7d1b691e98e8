import { actionWords } from "../../../app/inquiries/desk/actions/action-words.ts";
import { contactWords } from "../../../app/inquiries/desk/contact/contact-words.ts";
import { progressWords } from "../../../app/inquiries/desk/progress/progress-words.ts";
import { uiWords } from "../../../app/ui/words.ts";
import { ahmad, expect, test } from "../../support/browser/desk-server.ts";

test("Escape leaves a menu and a dialog alone, and the focus goes back to what opened them", async ({
  openDesk,
}) => {
  const page = await openDesk("ada", "en", ahmad.path);
  const more = page.getByRole("button", { name: actionWords.more.en });
  const correct = page.getByRole("button", { name: actionWords.correct.en });
  const heading = page.getByRole("heading", { level: 1 });
  await more.focus();
  await page.keyboard.press("Enter");
  await expect(correct).toBeVisible();
  await expect(more).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expect(correct).toBeHidden();
  await expect(more).toBeFocused();
  await expect(heading).toBeVisible();

  await page.keyboard.press("Enter");
  await heading.click();
  await expect(correct).toBeHidden();

  await more.click();
  await correct.click();
  const dialog = page.getByRole("dialog", { name: contactWords.title.en });
  await expect(dialog.getByLabel(contactWords.email.en)).toBeFocused();
  await expect(correct).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(more).toBeFocused();
  await more.click();
  await correct.click();
  await dialog.getByRole("button", { name: uiWords.close.en }).click();
  await expect(dialog).toHaveCount(0);
  await expect(heading).toBeVisible();

  // What a menu shows when it opens has the focus, by its key too.
  await heading.focus();
  await page.keyboard.press("o");
  const progress = page.getByRole("region", { name: progressWords.title.en });
  await expect(progress.getByLabel(progressWords.outcome.en)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(heading).toBeFocused();
});
