import { pagePath } from "../i18n/paths.ts";
import { type Locale, locales } from "../i18n/text.ts";
import { coreServices, coreServiceWords } from "./core-services.ts";
import type { Thing } from "./json-ld.ts";
import { pageMetadata } from "./page-metadata.ts";
import { catalogue } from "./services/catalogue.ts";

/** The six core services, and the catalogue as what the company offers, in schema.org's terms. */
export function describeServices(locale: Locale, origin: string): Thing[] {
  const page = origin + pagePath(locale, "services");
  const describe = (id: string, name: string, description: string): Thing => ({
    "@type": "Service",
    "@id": `${page}#service-${id}`,
    name,
    description,
    provider: { "@id": `${origin}/#organization` },
    availableLanguage: [...locales],
  });
  const core = coreServices.map((id) =>
    describe(id, coreServiceWords[`${id}Title`][locale], coreServiceWords[`${id}Text`][locale]),
  );
  const offers = catalogue.map(({ slug, title, excerpt }) => ({
    "@type": "Offer",
    itemOffered: describe(slug, title[locale], excerpt[locale]),
  }));
  return [
    ...core,
    {
      "@type": "OfferCatalog",
      "@id": `${page}#offers`,
      name: pageMetadata.services.name[locale],
      itemListElement: offers,
    },
  ];
}
