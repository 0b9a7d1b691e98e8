import { describe, expect, test } from "vitest";
import { locales } from "../../../app/i18n/text.ts";
import { coreServices } from "../../../app/site/core-services.ts";
import { specializedServices } from "../../../app/site/services/specialized.ts";
import { serveBuiltSite } from "./built-site.ts";
import { fetchPage } from "./crawl.ts";

/** As the specification lists them. */
const catalogueSlugs = [
  ...["iot-consultancy", "product-customization-development", "hardware-robotics-design"],
  ...[
    "custom-electronics-hardware",
    "pcb-design-production",
    "3d-printing",
    "product-development-prototyping",
  ],
  ...["firmware-development", "short-run-manufacturing", "engineering-consultancy", "industrial-machinery"],
  ...["performance-optimization", "ai-in-robotics-as-a-service", "3d-design"],
];

describe.each(locales)("the services page in %s", async (locale) => {
  const { document } = await fetchPage(await serveBuiltSite(), `/${locale}/services`);

  test("has six and eight services, each once, with four features and a way to ask about it", () => {
    expect([coreServices.length, specializedServices.length]).toEqual([6, 8]);
    const services = [...coreServices, ...specializedServices];
    expect(
      services.map(({ id }) => {
        const entry = document(`[id="${id}"]`);
        const asked = entry.find(`a[href^="/${locale}/contact?"]`).attr("href") ?? "";
        return {
          name: entry.find("h3").text(),
          features: entry.find("ul").first().children().length,
          subject: new URL(asked, "http://site.invalid").searchParams.get("subject"),
        };
      }),
    ).toEqual(services.map(({ title }) => ({ name: title[locale], features: 4, subject: title[locale] })));
    const names = document("main h3").toArray();
    expect(names.map((name) => document(name).text())).toEqual(services.map(({ title }) => title[locale]));
  });

  test("has each name of the catalogue once, with a way to order it or to ask about its service", () => {
    for (const slug of catalogueSlugs) {
      const entry = document(`[id="${slug}"]`);
      expect(entry.length, slug).toBe(1);
      expect(entry.closest("li").find("a[href*='?']").length, slug).toBeGreaterThan(0);
    }
  });
});
