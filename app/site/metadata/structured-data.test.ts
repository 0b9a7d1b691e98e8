import { describe, expect, test } from "vitest";
import { company } from "../../../firm/company.ts";
import { formatWeekday } from "../../i18n/format.ts";
import { pagePath } from "../../i18n/paths.ts";
import { locales } from "../../i18n/text.ts";
import type { Thing } from "./page-metadata-types.ts";
import { buildPageHead } from "./document-head.server.ts";
import { describeEntries } from "./organization-structured-data.server.ts";
import { publicPages } from "./page-metadata.ts";

const origin = "https://nawat.example";
const paths = publicPages.flatMap(({ page }) => locales.map((locale) => pagePath(locale, page)));

describe("the structured data of a page", () => {
  test("names the company, the site and the page itself", () => {
    for (const path of paths) {
      const graph = graphOf(path);
      expect(namesOf(graph)).toEqual(
        expect.arrayContaining([`${origin}/#organization`, `${origin}/#website`, origin + path]),
      );
    }
  });

  test("refers to no `@id` it does not define", () => {
    for (const path of paths) {
      const graph = graphOf(path);
      const names = namesOf(graph);
      expect(referencesIn(graph).filter((name) => !names.includes(name))).toEqual([]);
    }
  });

  test("has breadcrumbs from home to the page, named in the page's language", () => {
    expect(oneOf("/ar/cases", "BreadcrumbList")["itemListElement"]).toEqual([
      { "@type": "ListItem", position: 1, name: "الرئيسية", item: `${origin}/ar` },
      { "@type": "ListItem", position: 2, name: "دراسات الحالة", item: `${origin}/ar/cases` },
    ]);
    expect(typesOf("/en")).not.toContain("BreadcrumbList");
  });

  test("types the contact page, and gives the company's contact details", () => {
    expect(typesOf("/en/contact")).toContain("ContactPage");
    expect(typesOf("/en/cases")).not.toContain("ContactPage");
    expect(oneOf("/ar/contact", "Organization")).toMatchObject({
      name: company.name.ar,
      email: company.email,
      telephone: company.phone,
      address: { addressLocality: "بيروت", addressCountry: "LB" },
    });
  });

  test("says when somebody answers", () => {
    expect(oneOf("/en/contact", "Organization")["contactPoint"]).toMatchObject({
      hoursAvailable: {
        dayOfWeek: company.office.days.map((day) => formatWeekday("en", day)),
        opens: company.office.opens,
      },
    });
  });

  test("gives the entries that there are, of certificates those that hold", () => {
    const name = { en: "Rana Ltd", ar: "رنا ش.م.م." };
    const held = { standard: "ISO 9001", number: "1", body: "Body", expires: "2026-11-26" };
    const legal = { name, form: name, taxNumber: "2", founded: "2019" };
    const entries = { legal, certificates: [held, { ...held, expires: "2026-11-25" }] };
    const today = "2026-11-26";
    expect(describeEntries({}, "en", today)).toEqual({});
    expect(describeEntries({ isSample: true, ...entries }, "en", today)).toEqual({});
    const half = { legal: { name, form: name }, certificates: [] };
    expect(describeEntries(half, "ar", today)).toEqual({ legalName: name.ar });
    expect(describeEntries(entries, "en", today)).toEqual({
      legalName: name.en,
      taxID: "2",
      foundingDate: "2019",
      hasCertification: [expect.objectContaining({ name: "ISO 9001", expires: held.expires })],
    });
  });
});

function graphOf(path: string): Thing[] {
  const [data] = buildPageHead(path, origin).flatMap((tag) =>
    "script:ld+json" in tag ? [tag["script:ld+json"]] : [],
  );
  // The head's JSON-LD comes from structuredData.
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

/** The ids of references: objects with nothing but an `@id`. */
function referencesIn(value: unknown): unknown[] {
  if (typeof value !== "object" || value === null) return [];
  const inner = Object.entries(value);
  if (inner.length === 1 && inner[0]?.[0] === "@id") return [inner[0][1]];
  return inner.flatMap(([, part]) => referencesIn(part));
}
