import { expect, test } from "./shared-server.ts";

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
  await page.getByLabel("Full Name").fill("Nadia Haddad");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByLabel("Email Address")).toBeFocused();
  await expect(page.getByLabel("Full Name")).toHaveValue("Nadia Haddad");
});
