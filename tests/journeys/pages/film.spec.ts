import { existsSync } from "node:fs";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { words } from "../../../app/site/about/words.ts";
import { expect, openPage, test } from "../../support/browser/shared-server.ts";
import { journeyLocales } from "../../support/browser/journey-locales.ts";

const hasFilm = existsSync("firm/story/film");

const mebibyte = 1024 * 1024;
const filmFiles = /\.(webm|mp4)$/;

for (const locale of hasFilm ? journeyLocales(import.meta.filename) : []) {
  const other = locale === "en" ? "ar" : "en";

  test(`${locale}: poster and captions come when the film is near, the film when it is played, and the transcript says the same`, async ({
    page,
    request,
  }) => {
    const films = requestsFor(page, filmFiles);
    const posters = requestsFor(page, /poster-[^/]*\.webp$/);
    const captions = requestsFor(page, /\.vtt$/);
    await openPage(page, `/${locale}/about`);
    await page.waitForLoadState("networkidle");
    expect([...films, ...posters, ...captions]).toEqual([]);
    const film = page.locator("video");
    await film.scrollIntoViewIfNeeded();
    await expect.poll(() => posters.length).toBe(1);
    // A screen of one colour under its controls has about 1.
    await expect.poll(async () => (await sharp(await film.screenshot()).stats()).entropy).toBeGreaterThan(3);
    expect(films).toEqual([]);

    const tracks = await film.evaluate(({ textTracks }: HTMLVideoElement) =>
      [...textTracks].map(({ kind, language, mode }) => ({ kind, language, mode })),
    );
    expect(tracks).toEqual([
      { kind: "captions", language: locale, mode: "showing" },
      { kind: "captions", language: other, mode: "disabled" },
    ]);
    let end = 0;
    for (const language of [locale, other]) {
      const answer = await request.get(`/${language}/about/captions.vtt`);
      expect(answer.headers()["content-type"]).toMatch(/^text\/vtt/);
      const cues = (await answer.text()).split("\n\n").slice(1);
      const written = cues.map((cue) => cue.trim().split("\n").slice(1));
      for (const lines of written) expect(lines.length).toBeLessThanOrEqual(2);
      for (const [index, cue] of cues.entries()) {
        const [start = 0, stop = 0] = (cue.match(/[\d:.]+ --> [\d:.]+/)?.[0] ?? "")
          .split(" --> ")
          .map(secondsOf);
        const shown = await film.evaluate(captionAt, { language, second: (start + stop) / 2 });
        expect(shown).toBe(written[index]?.join("\n"));
        end = stop;
      }
      if (language === locale)
        expect(await page.locator("[data-transcript] li").allInnerTexts()).toEqual(
          written.map((lines) => lines.join(" ")),
        );
    }
    await film.evaluate(play);
    await expect.poll(() => film.evaluate(playedSeconds)).toBeGreaterThan(0.2);
    expect(films.length).toBeGreaterThan(0);
    expect(await film.evaluate(({ duration }: HTMLVideoElement) => duration)).toBeCloseTo(end, 0);
  });

  test(`${locale}: a film that cannot be loaded or decoded shows an error, and plays once it is available again`, async ({
    page,
  }) => {
    await page.route(filmFiles, (route) => route.abort("internetdisconnected"));
    await openWithScripts(page, `/${locale}/about`);
    const failed = page.getByRole("alert").filter({ hasText: words.filmFailed[locale] });
    const again = failed.getByRole("button", { name: words.filmRetry[locale] });
    await expect(failed).toBeHidden();
    await page.locator("video").evaluate(play);
    await expect(failed).toBeVisible();
    await failed.getByRole("link").click();
    await expect(page.locator(":target [data-transcript]")).toBeInViewport();
    await page.route(filmFiles, (route) => route.fulfill({ body: "This is no film." }));
    await again.click();
    await expect(failed, "it says so again").toBeVisible();
    await page.unrouteAll();
    // One of its formats is enough.
    await page.route(/\.webm$/, (route) => route.fulfill({ status: 404 }));
    await again.click();
    await expect(failed).toBeHidden();
    await expect.poll(() => page.locator("video").evaluate(playedSeconds)).toBeGreaterThan(0.2);
    await expect(failed).toBeHidden();
  });
}

if (hasFilm) {
  test("each format of the film is at most 6 MB, has its media type, and supports range requests", async ({
    page,
    request,
  }) => {
    await openPage(page, "/en/about");
    const sources = await page.locator("video source").evaluateAll((all) =>
      all.map((source) => ({
        src: source.getAttribute("src") ?? "",
        type: source.getAttribute("type")?.split(";")[0],
      })),
    );
    expect(sources.map(({ type }) => type)).toEqual(["video/webm", "video/mp4"]);
    for (const { src, type } of sources) {
      const part = await request.get(src, { headers: { Range: "bytes=0-99" } });
      expect(part.status()).toBe(206);
      expect(part.headers()["content-type"]).toBe(type);
      expect(await part.body()).toHaveLength(100);
      const whole = Number(part.headers()["content-range"]?.split("/")[1]);
      expect(whole).toBeLessThanOrEqual(6 * mebibyte);
    }
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("the film is there with the browser's controls, and nothing is requested", async ({ page }) => {
      const asked = requestsFor(page, filmFiles);
      await page.goto("/ar/about");
      const film = page.locator("video[controls][playsinline]");
      await expect(film).toBeVisible();
      await expect(film.locator("track[default]")).toHaveAttribute("srclang", "ar");
      await page.waitForLoadState("networkidle");
      expect(asked).toEqual([]);
    });
  });
}

/** Opens a page and waits until its script has loaded, which is after first paint. */
async function openWithScripts(page: Page, path: string) {
  const script = page.waitForResponse(/\/assets\/film\.island-[^/]*\.js$/);
  await openPage(page, path);
  await (await script).finished();
  // What is far from the window is not loaded.
  await page.locator("video").scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
}

/** Runs in the page: plays it as its own button does, ignoring the result. */
function play(film: HTMLVideoElement) {
  film.muted = true;
  film.play().catch(() => undefined);
}

/** Records the requests for these files, from now on. */
function requestsFor(page: Page, files: RegExp): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (files.test(new URL(request.url()).pathname)) asked.push(request.url());
  });
  return asked;
}

function playedSeconds(film: HTMLVideoElement): number {
  return film.currentTime;
}

/** Of a moment of a caption: `00:00:50.000`. */
function secondsOf(moment: string): number {
  return moment.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
}

/** Runs in the page: the caption in a language at a moment, once it has come. */
async function captionAt(film: HTMLVideoElement, { language, second }: { language: string; second: number }) {
  const track = [...film.textTracks].find((one) => one.language === language);
  if (!track) return undefined;
  track.mode = "showing";
  while (!track.cues?.length) await new Promise((resolve) => setTimeout(resolve, 20));
  const cue = [...track.cues].find(({ startTime, endTime }) => startTime <= second && second < endTime);
  return cue instanceof VTTCue ? cue.text : undefined;
}
