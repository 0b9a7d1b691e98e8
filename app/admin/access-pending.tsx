import type { UseQueryResult } from "../backend/use-query.ts";
import { QueryView } from "../backend/query-view.tsx";
import type { Locale } from "../i18n/text.ts";
import { SignOutButton } from "../auth/sign-out-button.tsx";
import type { Access } from "./check-access.ts";
import styles from "../staff/staff-section.module.css";
import { Loading } from "../staff/staff-layout.tsx";
import { adminWords } from "./words.ts";

/** The access check is still running, or it failed. */
export function AccessPending({ locale, asked }: { locale: Locale; asked: UseQueryResult<Access> }) {
  if (!asked.error && !asked.isSlow) return <Loading locale={locale} />;
  return (
    <section className={styles.section}>
      <h1>{adminWords.title[locale]}</h1>
      <QueryView locale={locale} query={asked} errorTitle={adminWords.roleUnknown[locale]}>
        {() => null}
      </QueryView>
      <SignOutButton locale={locale} />
    </section>
  );
}
