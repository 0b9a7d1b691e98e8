import { type DatedContent, holds, isStale } from "../../app/site/buyers/dated-content.server.ts";
import { addDays } from "../../app/i18n/days.ts";
import { type Finding, ok, problem, warning } from "./finding.ts";

/** Days before an end at which somebody should know. */
const noticeDays = 60;

type Certificate = NonNullable<DatedContent["company"]["certificates"]>[number];
type Person = NonNullable<DatedContent["company"]["people"]>[number];

/** Checks what the pages say, as of a day (YYYY-MM-DD). */
export function checkContent({ company, conformity }: DatedContent, today: string): Finding[] {
  const { certificates = [], people = [] } = company;
  const findings = [
    ...checkCells([...conformity.rules, ...conformity.gaps, ...conformity.everywhere], today),
    ...certificates.flatMap((certificate) => checkCertificate(certificate, today)),
    ...people.flatMap((person) => checkConsent(person, today)),
  ];
  return findings.length > 0 ? findings : [ok("Content", "is up to date")];
}

function checkCells(cells: { checked: string }[], today: string): Finding[] {
  const stale = cells.map(({ checked }) => checked).filter((checked) => isStale(checked, today));
  const [oldest] = stale.toSorted();
  if (!oldest) return [];
  const count = `${stale.length} of ${cells.length} rules for buyers were checked more than twelve months ago`;
  const message = `${count}, the first on ${oldest}: read their sources, then correct app/site/buyers/conformity.json`;
  return [problem("Content", message)];
}

function checkCertificate(certificate: Certificate, today: string): Finding[] {
  const { standard, number, expires } = certificate;
  const message = `certificate ${number} for ${standard} ends on ${expires}`;
  if (!holds(certificate, today))
    return [problem("Content", `${message}: replace it in app/company.ts, then build the pages again`)];
  return expires <= addDays(today, noticeDays) ? [warning("Content", `${message}: renew it`)] : [];
}

function checkConsent({ name, consentedOn }: Person, today: string): Finding[] {
  if (/^\d{4}-\d\d-\d\d$/.test(consentedOn) && consentedOn <= today) return [];
  const message = `${name.en} has not agreed to be named: ask, or remove them from app/company.ts`;
  return [problem("Content", message)];
}

/** Checks how far the closed days reach, in order, as of a day (YYYY-MM-DD): staff enter those of a whole year at once. */
export function checkClosedDays(days: string[], today: string): Finding {
  const end = `${days.at(-1)?.slice(0, 4) ?? "0000"}-12-31`;
  if (end > addDays(today, noticeDays)) return ok("Closed days", `are known until ${end}`);
  const message = days.length > 0 ? `end on ${end}` : "are none, so promised replies fall on public holidays";
  const advice = "enter those of another year at the desk, under Hours";
  return (end < today ? problem : warning)("Closed days", `${message}: ${advice}`);
}
