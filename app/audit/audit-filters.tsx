import { Link, useNavigate } from "react-router";
import { formatDays } from "../i18n/format.ts";
import { interpolate, listSeparator, type Locale } from "../i18n/text.ts";
import { useLocale, useWords } from "../i18n/use-locale.ts";
import { actionLabel } from "../staff/events/event-words.ts";
import { eventKinds, events } from "../staff/events/events.ts";
import { useNow } from "../staff/use-now.ts";
import { givenName } from "../staff/staff-name.ts";
import { useTeam } from "../staff/team.ts";
import { FilterInput, FilterSelect } from "../ui/form/filter-field.tsx";
import filterStyles from "../ui/form/filter-form.module.css";
import { useFilterForm } from "../ui/form/use-filter-form.ts";
import styles from "./audit-log.module.css";
import { type AuditParams, parseAuditParams, serializeAuditParams } from "./audit-params.ts";
import { auditWords } from "./words.ts";

/** The log as a whole, and each kind of its entries. */
export function KindLinks({ params }: { params: AuditParams }) {
  const words = useWords(auditWords);
  return (
    <nav className={`strip ${styles.kinds}`} aria-label={words.kinds}>
      {[undefined, ...eventKinds].map((kind) => (
        <Link
          key={kind ?? "all"}
          to={serializeAuditParams({ ...params, kind, action: undefined, before: undefined })}
          aria-current={kind === params.kind ? "page" : undefined}
        >
          {words[kind ?? "all"]}
        </Link>
      ))}
    </nav>
  );
}

/** Filters. They change the address, which a colleague can be sent. */
export function AuditFilters({ params }: { params: AuditParams }) {
  const locale = useLocale();
  const words = useWords(auditWords);
  const navigate = useNavigate();
  const now = useNow();
  const { kind, search = "", action = "", actor = "", since = "", until = "" } = params;
  const staff = new Map(useTeam().map((member) => [member.email, givenName(locale, member) ?? member.email]));
  if (actor && actor !== "system" && !staff.has(actor)) staff.set(actor, actor);

  const { onSubmit, onChoose, onWrite } = useFilterForm((values) => {
    void navigate(serializeAuditParams(parseAuditParams(values)), { replace: true });
  });
  const days = (daysBack: number) =>
    serializeAuditParams({ ...params, since: dayBefore(now, daysBack), until: undefined, before: undefined });

  // Safari turns month, day and year around in a page from right to left.
  const day = { type: "date", dir: "ltr", onChange: onWrite };
  const actorName = actor === "system" ? words.system : staff.get(actor);
  const set = [tellDays(locale, params), actionLabel(locale, action), actorName];
  return (
    <form role="search" aria-label={words.filters} className={styles.filters} onSubmit={onSubmit}>
      {kind && <input type="hidden" name="kind" value={kind} />}
      <FilterInput
        name="search"
        className={styles.search}
        label={words.search}
        hidesLabel
        placeholder={words.search}
        type="search"
        dir="auto"
        maxLength={100}
        autoComplete="off"
        value={search}
        onChange={onWrite}
      />
      <details className={`disclosure ${styles.more}`}>
        <summary>{set.filter(Boolean).join(listSeparator(locale)) || words.anyDay}</summary>
        <div className={filterStyles.filters}>
          <p className="row">
            <Link className="link" to={days(0)}>
              {words.today}
            </Link>{" "}
            <Link className="link" to={days(6)}>
              {words.lastWeek}
            </Link>
          </p>
          <FilterInput name="since" label={words.since} value={since} {...day} />
          <FilterInput name="until" label={words.until} value={until} {...day} />
          <FilterSelect
            name="action"
            label={words.action}
            value={action}
            onChange={onChoose}
            options={[
              ["", words.anyAction],
              ...Object.keys(events).map((code) => [code, actionLabel(locale, code)] as const),
            ]}
          />
          <FilterSelect
            name="actor"
            label={words.actor}
            value={actor}
            onChange={onChoose}
            options={[["", words.anyone], ["system", words.system], ...staff]}
          />
        </div>
      </details>
    </form>
  );
}

/** Of the reader's own clock. */
function dayBefore(now: number, days: number): string {
  const date = new Date(now);
  date.setDate(date.getDate() - days);
  const two = (n: number) => String(n).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

function tellDays(locale: Locale, { since, until }: AuditParams): string | undefined {
  if (since && until && since <= until) return formatDays(locale, since, until);
  const [day, words] = since ? [since, auditWords.fromDay] : [until, auditWords.untilDay];
  return day && interpolate(words[locale], { day: formatDays(locale, day, day) });
}
