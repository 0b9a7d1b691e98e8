import { expect, test } from "../../support/browser/shared-server.ts";

test("a form that React fails to render stays as it was built, and is sent by the browser itself", async ({
  context,
}) => {
  // A page without the console check, because it logs the error.
  const page = await context.newPage();
  await page.addInitScript(() =>
    document.addEventListener("DOMContentLoaded", () =>
      document.querySelector("[data-island]")?.setAttribute("data-props", "{}"),
    ),
  );
  const failed = page.waitForEvent("pageerror");
  await page.goto("/en/contact");
  await failed;
  await page.getByLabel("Full name").fill("Nadia Haddad");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByLabel("Email address")).toBeFocused();
  await expect(page.getByLabel("Full name")).toHaveValue("Nadia Haddad");
});
