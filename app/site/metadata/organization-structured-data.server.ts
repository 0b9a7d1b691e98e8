import { office } from "../../../firm/office.ts";
import { company } from "../../../firm/company.ts";
import type { Company } from "../../firm-types.ts";
import type { Certificate } from "../../firm-types.ts";
import { formatWeekday } from "../../i18n/format.ts";
import { pagePath } from "../../i18n/paths.ts";
import { listSeparator, type Locale, locales, otherLocale } from "../../i18n/text.ts";
import { holds } from "../buyers/dated-content.server.ts";
import type { LocalizedPage, Thing } from "./page-metadata-types.ts";
import { interpolateFacts } from "../localize-words.ts";
import { pageMetadata } from "./page-metadata.ts";

/** In full where a reader looks for it. */
export function describeOrganization({ locale, page }: LocalizedPage, origin: string): Thing {
  return {
    "@type": "Organization",
    "@id": `${origin}/#organization`,
    name: company.name[locale],
    alternateName: company.name[otherLocale(locale)],
    url: origin + pagePath(locale, "home"),
    logo: { "@type": "ImageObject", url: `${origin}/icon-512.png`, width: 512, height: 512 },
    ...(["home", "about", "contact"].includes(page) && describeCompany(locale, origin)),
  };
}

function describeCompany(locale: Locale, origin: string): Thing {
  const [building, street] = company.address;
  return {
    description: interpolateFacts(locale, pageMetadata.home.description[locale]),
    email: company.email,
    telephone: company.phone,
    address: {
      "@type": "PostalAddress",
      streetAddress: [building[locale], street[locale]].join(listSeparator(locale)),
      addressLocality: company.city[locale],
      addressCountry: company.countryCode,
    },
    ...describeEntries(company, locale, new Date().toISOString().slice(0, 10)),
    location: {
      "@type": "Place",
      name: company.city[locale],
      geo: { "@type": "GeoCoordinates", ...company.position },
    },
    contactPoint: {
      "@type": "ContactPoint",
      contactType: "customer service",
      email: company.email,
      telephone: company.phone,
      url: origin + pagePath(locale, "contact"),
      availableLanguage: [...locales],
      hoursAvailable: {
        "@type": "OpeningHoursSpecification",
        dayOfWeek: office.days.map((day) => formatWeekday("en", day)),
        opens: office.opens,
        closes: office.closes,
      },
    },
  };
}

/** What a buyer looks up. Samples are for readers, not for search engines. */
export function describeEntries(
  { isSample, legal, certificates = [] }: Pick<Company, "isSample" | "legal" | "certificates">,
  locale: Locale,
  today: string,
): Thing {
  if (isSample) return {};
  const { name, taxNumber, founded } = legal ?? {};
  const held = certificates.filter((certificate) => holds(certificate, today));
  return {
    ...(name && { legalName: name[locale] }),
    ...(taxNumber && { taxID: taxNumber }),
    ...(founded && { foundingDate: founded }),
    ...(held.length > 0 && { hasCertification: held.map(describeCertificate) }),
  };
}

function describeCertificate({ standard, number, body, expires }: Certificate): Thing {
  return {
    "@type": "Certification",
    name: standard,
    certificationIdentification: number,
    issuedBy: { "@type": "Organization", name: body },
    expires,
  };
}
