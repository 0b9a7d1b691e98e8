import { findLowContrastText } from "../../support/page-checks/text-over-pictures.ts";
import { expect, openPage, test } from "../../support/browser/shared-server.ts";

test("text on a picture of its own colour is detected", async ({ page }) => {
  await openPage(page, "/en");
  await page.locator("h1").evaluate((heading) => {
    const picture = document.createElement("canvas");
    const drawing = picture.getContext("2d");
    if (!drawing) throw new Error("The browser cannot draw.");
    drawing.fillStyle = getComputedStyle(heading).color;
    drawing.fillRect(0, 0, picture.width, picture.height);
    picture.style.setProperty("position", "absolute");
    picture.style.setProperty("inset", "0");
    picture.style.setProperty("z-index", "-1");
    heading.style.setProperty("position", "relative");
    heading.style.setProperty("isolation", "isolate");
    heading.append(picture);
  });
  expect(await findLowContrastText(page)).not.toEqual([]);
});
