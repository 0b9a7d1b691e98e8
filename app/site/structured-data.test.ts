import { describe, expect, test } from "vitest";
import { company } from "../company.ts";
import { pagePath } from "../i18n/paths.ts";
import { locales } from "../i18n/text.ts";
import type { Thing } from "./json-ld.ts";
import { describePage } from "./page-head.server.ts";
import { publicPages } from "./page-table.ts";

const origin = "https://nawat.example";
const paths = publicPages.flatMap(({ page }) => locales.map((locale) => pagePath(locale, page)));

describe("what a page tells machines", () => {
  test("names the company, the site and the page itself", () => {
    for (const path of paths) {
      const graph = graphOf(path);
      expect(namesOf(graph)).toEqual(
        expect.arrayContaining([`${origin}/#organization`, `${origin}/#website`, origin + path]),
      );
    }
  });

  test("points at nothing it does not describe", () => {
    for (const path of paths) {
      const graph = graphOf(path);
      const names = namesOf(graph);
      expect(referencesIn(graph).filter((name) => !names.includes(name))).toEqual([]);
    }
  });

  test("leads from home to the page, each step by its name in the page's language", () => {
    expect(oneOf("/ar/cases", "BreadcrumbList")["itemListElement"]).toEqual([
      { "@type": "ListItem", position: 1, name: "الرئيسية", item: `${origin}/ar` },
      { "@type": "ListItem", position: 2, name: "دراسات الحالة", item: `${origin}/ar/cases` },
    ]);
    expect(typesOf("/en")).not.toContain("BreadcrumbList");
  });

  test("calls the contact page one, and gives the ways to reach the company", () => {
    expect(typesOf("/en/contact")).toContain("ContactPage");
    expect(typesOf("/en/cases")).not.toContain("ContactPage");
    expect(oneOf("/ar/contact", "Organization")).toMatchObject({
      name: company.name.ar,
      email: company.email,
      telephone: company.phone,
      address: { addressLocality: "بيروت", addressCountry: "LB" },
    });
  });

  test("lists the six core services and the fourteen of the catalogue on the services page", () => {
    const services = graphOf("/ar/services").filter((thing) => thing["@type"] === "Service");
    expect(services.map(({ name }) => name)).toContain("أنظمة الروبوتات");
    expect(services).toHaveLength(6);
    expect(oneOf("/en/services", "OfferCatalog")["itemListElement"]).toHaveLength(14);
    expect(typesOf("/en")).not.toContain("Service");
  });
});

function graphOf(path: string): Thing[] {
  const [data] = describePage(path, origin).flatMap((tag) =>
    "script:ld+json" in tag ? [tag["script:ld+json"]] : [],
  );
  // What describePage puts there is structuredData's.
  return (data as { "@graph": Thing[] })["@graph"];
}

function typesOf(path: string): unknown[] {
  return graphOf(path).map((thing) => thing["@type"]);
}

function oneOf(path: string, type: string): Thing {
  const [found] = graphOf(path).filter((thing) => thing["@type"] === type);
  if (!found) throw new Error(`${path} describes no ${type}`);
  return found;
}

function namesOf(graph: Thing[]): unknown[] {
  return graph.map((thing) => thing["@id"]);
}

/** The names in places that hold nothing but a name. */
function referencesIn(value: unknown): unknown[] {
  if (typeof value !== "object" || value === null) return [];
  const inner = Object.entries(value);
  if (inner.length === 1 && inner[0]?.[0] === "@id") return [inner[0][1]];
  return inner.flatMap(([, part]) => referencesIn(part));
}
