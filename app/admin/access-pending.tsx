import type { UseQueryResult } from "../backend/use-query.ts";
import { QueryView } from "../backend/query-view.tsx";
import { useLocale } from "../i18n/use-locale.ts";
import { SignOutButton } from "../auth/sign-out-button.tsx";
import type { Access } from "./use-access.ts";
import styles from "../staff/staff-section.module.css";
import { Loading } from "../staff/staff-layout.tsx";
import { adminWords } from "./words.ts";

/** The access check is still running, or it failed. */
export function AccessPending({ asked }: { asked: UseQueryResult<Access> }) {
  const locale = useLocale();
  if (!asked.error && !asked.isSlow) return <Loading />;
  return (
    <section className={styles.section}>
      <h1>{adminWords.title[locale]}</h1>
      <QueryView query={asked} errorTitle={adminWords.roleUnknown[locale]}>
        {() => null}
      </QueryView>
      <SignOutButton />
    </section>
  );
}
