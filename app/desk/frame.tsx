import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { company } from "../company.ts";
import { fillIn, inLocale, type Locale } from "../i18n/text.ts";
import { Brand } from "../site/brand.tsx";
import { Toasts } from "../ui/toast.tsx";
import { Waiting } from "../ui/waiting.tsx";
import "./desk.css";
import "./records.css";
import { LanguageSwitch } from "./language-switch.tsx";
import { NeedsScript } from "./needs-script.tsx";
import { useDocumentLanguage } from "./staff-language.ts";
import { frameWords } from "./words.ts";

export interface FrameProps {
  locale: Locale;
  /** Of the document, without the company's name. */
  title: string;
  /** Who is signed in, and the way out. */
  account?: ReactNode;
  children: ReactNode;
}

/** What every page of the staff area stands in. */
export function Frame({ locale, title, account, children }: FrameProps) {
  useDocumentLanguage(locale, `${title} · ${company.name[locale]}`);
  const arrivesByLink = useLocation().key === "default";
  const words = inLocale(locale, frameWords);
  return (
    <div className="sheet desk">
      <meta name="early" content="/app/desk/early.ts" />
      <a className="skip" href="#main">
        {words.skip}
      </a>
      <header className="board desk-top">
        <Brand locale={locale} label={fillIn(words.home, { company: company.name[locale] })} />
        {account}
        <LanguageSwitch locale={locale} label={words.language} />
      </header>
      <main id="main" className="desk-body" tabIndex={-1} ref={arrivesByLink ? undefined : takeFocus}>
        {children}
        <NeedsScript />
      </main>
      <Toasts closeLabel={words.close} />
    </div>
  );
}

/** Work under way, before there is anything to show. */
export function Loading({ locale }: { locale: Locale }) {
  return (
    <div className="desk-loading scripted">
      <Waiting text={frameWords.loading[locale]} />
    </div>
  );
}

/** A page reached without loading a document would leave the focus nowhere. */
function takeFocus(main: HTMLElement | null) {
  main?.focus();
}
