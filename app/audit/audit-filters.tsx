import { useNavigate } from "react-router";
import type { TeamMember } from "../backend/staff-rows.ts";
import { useLocale, useWords } from "../i18n/use-locale.ts";
import { givenName } from "../staff/staff-name.ts";
import { FilterInput, FilterSelect } from "../ui/filter-field.tsx";
import styles from "../ui/filter-form.module.css";
import { useFilterForm } from "../ui/use-filter-form.ts";
import { type AuditParams, parseAuditParams, serializeAuditParams } from "./audit-params.ts";
import { actionWords } from "./action-words.ts";
import { auditWords } from "./words.ts";

/** Filters. They change the address, which a colleague can be sent. */
export function AuditFilters({ params, team }: { params: AuditParams; team: TeamMember[] }) {
  const locale = useLocale();
  const words = useWords(auditWords);
  const navigate = useNavigate();
  const { action = "", actor = "", reference = "", since = "", until = "" } = params;
  const staff = new Map(team.map((member) => [member.email, givenName(locale, member) ?? member.email]));
  if (actor && actor !== "system" && !staff.has(actor)) staff.set(actor, actor);

  const { onSubmit, onChoose, onWrite } = useFilterForm((values) => {
    void navigate(serializeAuditParams(parseAuditParams(values)), { replace: true });
  });

  // Safari turns month, day and year around in a page from right to left.
  const day = { type: "date", dir: "ltr", onChange: onWrite };
  return (
    <form role="search" aria-label={words.filters} className={styles.filters} onSubmit={onSubmit}>
      <FilterSelect
        name="action"
        label={words.action}
        value={action}
        onChange={onChoose}
        options={[
          ["", words.anyAction],
          ...Object.entries(actionWords).map(([code, { label }]) => [code, label[locale]] as const),
        ]}
      />
      <FilterSelect
        name="actor"
        label={words.actor}
        value={actor}
        onChange={onChoose}
        options={[["", words.anyone], ["system", words.system], ...staff]}
      />
      <FilterInput
        name="reference"
        label={words.reference}
        dir="ltr"
        maxLength={20}
        autoComplete="off"
        placeholder="N-7F3K2"
        value={reference}
        onChange={onWrite}
      />
      <FilterInput name="since" label={words.since} value={since} {...day} />
      <FilterInput name="until" label={words.until} value={until} {...day} />
    </form>
  );
}
