import { lazy, type ReactNode, Suspense, useState } from "react";
import { Navigate, useLocation } from "react-router";
import { useSession } from "../../backend/session.ts";
import { company } from "../../../firm/company.ts";
import { useLocale, useWords } from "../../i18n/use-locale.ts";
import { SkipLink } from "../../site/frame/skip-link.tsx";
import { ButtonLink } from "../../ui/form/button.tsx";
import { moveFocus } from "../../ui/move-focus.ts";
import noticeStyles from "../../ui/state/notice.module.css";
import type { TabListProps } from "../../ui/tabs.tsx";
import { Skeleton } from "../../ui/state/skeleton.tsx";
import { CommandsContext, type CommandSources } from "../commands/use-commands.ts";
import { StaffHeader } from "./staff-header.tsx";
import styles from "./staff-layout.module.css";
import { StaffNotices } from "./staff-notices.tsx";
import { useDocumentLanguage } from "../staff-locale.ts";
import { useUnreadCount } from "../telling/unread.ts";
import { layoutWords } from "../words.ts";
import { queryWords } from "../../backend/query-words.ts";
import { directionOf, locales, type LocalizedText } from "../../i18n/text.ts";

const Telling = lazy(() =>
  import("../telling/telling.tsx").catch(() => ({
    default: () => null,
  })),
);

export interface StaffLayoutProps {
  /** Of the document, without the company's name. */
  title: string;
  /** The signed-in account and its sign-out button. */
  account?: ReactNode;
  tabs?: TabListProps;
  children: ReactNode;
}

/** The layout of every staff page. */
export function StaffLayout({ title, account, tabs, children }: StaffLayoutProps) {
  const locale = useLocale();
  const unread = useUnreadCount();
  useDocumentLanguage(locale, `${unread > 0 ? `(${unread}) ` : ""}${title} · ${company.name[locale]}`);
  // As it was when the layout came: an address that changes later is no new page.
  const [isDocumentLoad] = useState(useLocation().key === "default");
  const words = useWords(layoutWords);
  const [commands] = useState<CommandSources>(() => new Map());
  const session = useSession();
  const isSignedIn = session.status === "open" && !session.missingFactor;
  return (
    <CommandsContext value={commands}>
      <div className={`surface-base ${styles.layout}`}>
        <SkipLink label={words.skip} />
        <div className={styles.header}>
          <StaffHeader isSignedIn={isSignedIn} account={account} tabs={tabs} />
        </div>
        {isSignedIn && (
          <Suspense>
            <Telling />
          </Suspense>
        )}
        <main id="main" className={styles.body} tabIndex={-1} ref={isDocumentLoad ? undefined : moveFocus}>
          <ModuleFailedNotice />
          <div role="alert" className={`${noticeStyles.notice} ${styles.storageBlocked}`}>
            <BothLanguages text={layoutWords.needsStorage} />
          </div>
          {children}
          <noscript>
            <BothLanguages text={layoutWords.needsScript} />
          </noscript>
        </main>
        <StaffNotices />
      </div>
    </CommandsContext>
  );
}

/** Shown where the page's scripts could not be loaded: then the preferred language is not applied, and the notice is in both. */
function ModuleFailedNotice() {
  return (
    <div role="alert" className={`${noticeStyles.notice} ${styles.moduleFailed}`}>
      {locales.map((locale) => (
        <div key={locale} lang={locale} dir={directionOf(locale)}>
          <p>{layoutWords.moduleFailed[locale]}</p>
          <ButtonLink variant="ghost" href="">
            {layoutWords.reloadPage[locale]}
          </ButtonLink>
        </div>
      ))}
    </div>
  );
}

/** Leads to another page of the staff area, whose script may have to come first. */
export function StaffRedirect({ title, to }: { title: string; to: string }) {
  return (
    <StaffLayout title={title}>
      <Loading />
      <Navigate to={to} replace />
    </StaffLayout>
  );
}

/** Shown while there is nothing to show yet. */
export function Loading() {
  const locale = useLocale();
  return (
    <div className={`${styles.loading} requires-script`}>
      <Skeleton text={queryWords.loading[locale]} />
    </div>
  );
}

/** What is said before the preferred language is known. */
function BothLanguages({ text }: { text: LocalizedText }) {
  return locales.map((locale) => (
    <p key={locale} lang={locale} dir={directionOf(locale)}>
      {text[locale]}
    </p>
  ));
}
