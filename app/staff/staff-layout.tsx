import { type ReactNode, useState } from "react";
import { useLocation } from "react-router";
import { useSession } from "../backend/session.ts";
import { company } from "../company.ts";
import { interpolate } from "../i18n/text.ts";
import { useLocale, useWords } from "../i18n/use-locale.ts";
import { Brand } from "../site/brand.tsx";
import { SkipLink } from "../site/skip-link.tsx";
import { moveFocus } from "../ui/move-focus.ts";
import { Skeleton } from "../ui/skeleton.tsx";
import { CommandPalette } from "./commands/command-palette.tsx";
import { CommandsContext, type CommandSources } from "./commands/use-commands.ts";
import styles from "./staff-layout.module.css";
import { StaffLanguageSwitch } from "./staff-language-switch.tsx";
import { ModuleFailedNotice } from "./module-failed-notice.tsx";
import { StaffNotices } from "./staff-notices.tsx";
import { NoScriptNotice } from "./no-script-notice.tsx";
import { useDocumentLanguage } from "./staff-locale.ts";
import { layoutWords } from "./words.ts";
import { queryWords } from "../backend/query-words.ts";

export interface StaffLayoutProps {
  /** Of the document, without the company's name. */
  title: string;
  /** The signed-in account and its sign-out button. */
  account?: ReactNode;
  children: ReactNode;
}

/** The layout of every staff page. */
export function StaffLayout({ title, account, children }: StaffLayoutProps) {
  const locale = useLocale();
  useDocumentLanguage(locale, `${title} · ${company.name[locale]}`);
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
        <header className={`surface-dark ${styles.header}`}>
          <Brand
            className={styles.brand}
            locale={locale}
            label={interpolate(words.home, { company: company.name[locale] })}
          />
          {isSignedIn && <CommandPalette />}
          {account}
          <StaffLanguageSwitch label={words.language} />
        </header>
        <main id="main" className={styles.body} tabIndex={-1} ref={isDocumentLoad ? undefined : moveFocus}>
          <ModuleFailedNotice />
          {children}
          <NoScriptNotice />
        </main>
        <StaffNotices />
      </div>
    </CommandsContext>
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
