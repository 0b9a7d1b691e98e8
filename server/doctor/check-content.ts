import type { BuyersQuestion, Company, FirmFacts } from "../../app/firm-types.ts";
import type { Config } from "../config.ts";
import { holds, isStale } from "../../app/site/buyers/dated-content.server.ts";
import { addDays } from "../../app/i18n/days.ts";
import { type Finding, ok, problem, warning } from "./finding.ts";

/** Days before an end at which somebody should know. */
const noticeDays = 60;

type Certificate = NonNullable<FirmFacts["certificates"]>[number];
type Person = NonNullable<FirmFacts["people"]>[number];

/** Warns of made-up names and contact details: all of them on a public address, and single ones once the firm is real. */
export function checkSample(
  { isSample, email, phone, whatsapp, address }: Company,
  { isLocal, mailFrom }: Pick<Config, "isLocal" | "mailFrom">,
): Finding[] {
  if (isSample && isLocal) return [];
  if (isSample)
    return [
      warning(
        "Sample",
        "names and contact details on a public address are made up: replace them in firm/, then delete isSample there",
      ),
    ];
  const left = { email, phone, whatsapp, address: address.map(({ en }) => en).join(), MAIL_FROM: mailFrom };
  const names = Object.entries(left).flatMap(([name, text]) => (sampleMarks.test(text) ? [name] : []));
  return names.length === 0
    ? []
    : [problem("Sample", `${names.join(", ")} in firm/company.ts or the settings: still made up`)];
}

/** Domains that nobody can have, numbers of zeros, and the word itself. */
const sampleMarks = /\.example\b|00 ?000|sample/i;

/** Checks what the pages say, as of a day (YYYY-MM-DD). */
export function checkContent(facts: FirmFacts, rules: { read: string }[], today: string): Finding[] {
  const { certificates = [], people = [] } = facts;
  const findings = [
    ...checkRules(rules, today),
    ...certificates.flatMap((certificate) => checkCertificate(certificate, today)),
    ...people.flatMap((person) => checkConsent(person, today)),
  ];
  return [...(findings.length > 0 ? findings : [ok("Content", "is up to date")]), ...askForFacts(facts)];
}

function checkRules(rules: { read: string }[], today: string): Finding[] {
  const stale = rules.map(({ read }) => read).filter((read) => isStale(read, today));
  const [oldest] = stale.toSorted();
  if (!oldest) return [];
  const count = `the sources of ${stale.length} of ${rules.length} rules for buyers were read more than twelve months ago`;
  const message = `${count}, the first on ${oldest}: read them again, then correct app/site/buyers/rules.server.ts`;
  return [problem("Content", message)];
}

function checkCertificate(certificate: Certificate, today: string): Finding[] {
  const { standard, number, expires } = certificate;
  const message = `certificate ${number} for ${standard} ends on ${expires}`;
  if (!holds(certificate, today))
    return [problem("Content", `${message}: replace it in firm/facts.ts, then build the pages again`)];
  return expires <= addDays(today, noticeDays) ? [warning("Content", `${message}: renew it`)] : [];
}

function checkConsent({ name, consentedOn }: Person, today: string): Finding[] {
  if (/^\d{4}-\d\d-\d\d$/.test(consentedOn) && consentedOn <= today) return [];
  const message = `${name.en} has not agreed to be named: ask, or remove them from firm/facts.ts`;
  return [problem("Content", message)];
}

const factNames: Record<Exclude<keyof FirmFacts, "answers">, string> = {
  legal: "legal name and form, register, tax number, year of founding",
  invoicing: "currencies, country of the bank",
  payments: "what is invoiced at which stage",
  warrantyMonths: "months of warranty",
  support: "years of spare parts and of security updates",
  shipping: "place of dispatch, origin, Incoterms",
  standards: "standards you design to",
  certificates: "certificates",
  people: "engineers who agree to be named",
  processors: "host and email provider, with their countries",
  nda: "term of your NDA template",
};

const answerNames: Record<BuyersQuestion, string> = {
  manufacturer: "importers you work with",
  tests: "methods, limits and laboratories of your tests",
  failures: "a project with its figures and a failure",
  capacity: "number of engineers, batch sizes, lead times",
  payment: "bank guarantee, withholding tax",
  liability: "insurance",
  visits: "who visits clients, how soon, for how many years",
  outage: "second site, escrow of source code",
  nda: "law and court of the NDA",
  drawings: "where project files are kept, and how encrypted",
};

/** What buyers ask and the pages leave out. */
function askForFacts(facts: FirmFacts): Finding[] {
  const missing = [...missingOf(factNames, facts), ...missingOf(answerNames, facts.answers ?? {})];
  return missing.length === 0
    ? []
    : [ok("Facts", `buyers also ask, and firm/facts.ts may say: ${missing.join("; ")}`)];
}

function missingOf(names: Record<string, string>, given: object): string[] {
  return Object.entries(names).flatMap(([id, name]) => (id in given ? [] : [name]));
}

/** Checks how far the closed days reach, in order, as of a day (YYYY-MM-DD): staff enter those of a whole year at once. */
export function checkClosedDays(days: string[], today: string): Finding {
  const end = `${days.at(-1)?.slice(0, 4) ?? "0000"}-12-31`;
  if (end > addDays(today, noticeDays)) return ok("Closed days", `are known until ${end}`);
  const message = days.length > 0 ? `end on ${end}` : "are none, so promised replies fall on public holidays";
  const advice = "enter those of another year at the desk, under Hours";
  return (end < today ? problem : warning)("Closed days", `${message}: ${advice}`);
}
