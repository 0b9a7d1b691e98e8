import { type ChangeEvent, useId } from "react";
import { useNavigate } from "react-router";
import type { Localized, Locale } from "../i18n/text.ts";
import controls from "../ui/control.module.css";
import styles from "../ui/filter-form.module.css";
import { FilterInput } from "../ui/filter-input.tsx";
import { useFilterForm } from "../ui/use-filter-form.ts";
import { type AuditParams, parseAuditParams, serializeAuditParams } from "./audit-params.ts";
import { actionLabel, auditedActions, type auditWords } from "./words.ts";

export interface AuditFiltersProps {
  locale: Locale;
  words: Localized<typeof auditWords>;
  params: AuditParams;
  staff: string[];
}

/** Filters. They change the address, which a colleague can be sent. */
export function AuditFilters({ locale, words, params, staff }: AuditFiltersProps) {
  const id = useId();
  const navigate = useNavigate();
  const { action, actor, reference, since, until } = params;
  const actors = actor && actor !== "system" && !staff.includes(actor) ? [...staff, actor] : staff;

  const { onSubmit, onChoose, onWrite } = useFilterForm((values) => {
    void navigate(serializeAuditParams(parseAuditParams(values)), { replace: true });
  });

  return (
    <form role="search" aria-label={words.filters} className={styles.filters} onSubmit={onSubmit}>
      <div className={styles.field}>
        <label htmlFor={`${id}-action`}>{words.action}</label>
        <select
          id={`${id}-action`}
          name="action"
          className={controls.control}
          value={action ?? ""}
          onChange={onChoose}
        >
          <option value="">{words.anyAction}</option>
          {auditedActions.map((one) => (
            <option key={one} value={one}>
              {actionLabel(locale, one)}
            </option>
          ))}
        </select>
      </div>
      <div className={styles.field}>
        <label htmlFor={`${id}-actor`}>{words.actor}</label>
        <select
          id={`${id}-actor`}
          name="actor"
          className={controls.control}
          value={actor ?? ""}
          onChange={onChoose}
        >
          <option value="">{words.anyone}</option>
          <option value="system">{words.system}</option>
          {actors.map((address) => (
            <option key={address} value={address}>
              {address}
            </option>
          ))}
        </select>
      </div>
      <div className={styles.field}>
        <label htmlFor={`${id}-reference`}>{words.reference}</label>
        <FilterInput
          id={`${id}-reference`}
          name="reference"
          dir="ltr"
          className={controls.control}
          maxLength={20}
          autoComplete="off"
          placeholder="N-7F3K2"
          value={reference ?? ""}
          onChange={onWrite}
        />
      </div>
      <Day id={`${id}-since`} name="since" label={words.since} value={since} onChange={onWrite} />
      <Day id={`${id}-until`} name="until" label={words.until} value={until} onChange={onWrite} />
    </form>
  );
}

interface DayProps {
  id: string;
  name: string;
  label: string;
  value: string | undefined;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

function Day({ id, name, label, value, onChange }: DayProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <FilterInput
        id={id}
        name={name}
        type="date"
        // Safari turns month, day and year around in a page from right to left.
        dir="ltr"
        className={controls.control}
        value={value ?? ""}
        onChange={onChange}
      />
    </div>
  );
}
