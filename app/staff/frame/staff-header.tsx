import { type ReactNode, useRef } from "react";
import { company } from "../../../firm/company.ts";
import { directionOf, interpolate, type Locale, type LocalizedText, otherLocale } from "../../i18n/text.ts";
import { useLocale, useWords } from "../../i18n/use-locale.ts";
import { Brand } from "../../site/frame/brand.tsx";
import { Menu } from "../../ui/dialog/menu.tsx";
import { TabList, type TabListProps } from "../../ui/tabs.tsx";
import { useMedia } from "../../ui/use-media.ts";
import { CommandPalette } from "../commands/command-palette.tsx";
import { paletteWords } from "../commands/words.ts";
import styles from "./staff-header.module.css";
import { layoutWords } from "../words.ts";
import { useCommands } from "../commands/use-commands.ts";
import { setStaffLocale } from "../staff-locale.ts";
import linkStyles from "../../site/frame/language-link.module.css";
import { languageNames } from "../../i18n/language-names.ts";

export interface StaffHeaderProps {
  isSignedIn: boolean;
  account?: ReactNode;
  tabs?: TabListProps | undefined;
}

/** One line. What a narrow window has no room for is in a menu. */
export function StaffHeader({ isSignedIn, account, tabs }: StaffHeaderProps) {
  const locale = useLocale();
  const words = useWords(layoutWords);
  const palette = useRef<HTMLDivElement>(null);
  const isWide = useMedia("(width >= 80rem)");
  const rest = (
    <>
      {account}
      <StaffLanguageSwitch label={words.language} />
    </>
  );
  return (
    <header className={`surface-dark screen-only ${styles.header}`}>
      <Brand
        className={styles.brand}
        locale={locale}
        label={interpolate(words.home, { company: company.name[locale] })}
      />
      {tabs && <TabList {...tabs} className={styles.tabs} />}
      {isSignedIn && (
        <div className={styles.palette} ref={palette}>
          <CommandPalette />
        </div>
      )}
      {isWide || !account ? (
        rest
      ) : (
        <Menu
          label={words.more}
          className={styles.more}
          button={
            <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
              <path d="M2 10h4M8 10h4M14 10h4" />
            </svg>
          }
        >
          {tabs?.tabs.map(({ name, label }) => (
            <button key={name} type="button" className={styles.moreTab} onClick={() => tabs.onSelect(name)}>
              {label}
            </button>
          ))}
          <button type="button" onClick={() => palette.current?.querySelector("button")?.click()}>
            {paletteWords.open[locale]}
          </button>
          {rest}
        </Menu>
      )}
    </header>
  );
}

/** Each with its own name, which its readers look for. */
const languageCommand: Record<Locale, LocalizedText> = {
  en: { en: "Language: English", ar: "اللغة: English" },
  ar: { en: "Language: العربية", ar: "اللغة: العربية" },
};

/** The other language's own name, as on the public pages; here it is a button, because the address stays. */
function StaffLanguageSwitch({ label }: { label: string }) {
  const locale = useLocale();
  const other = otherLocale(locale);
  useCommands(() => [
    {
      id: "language",
      group: "general",
      label: languageCommand[other],
      keywords: "arabic english translate عربي إنجليزي لغات",
      run: () => setStaffLocale(other),
    },
  ]);
  return (
    <div role="group" aria-label={label}>
      <button
        type="button"
        className={linkStyles.link}
        lang={other}
        dir={directionOf(other)}
        onClick={() => setStaffLocale(other)}
      >
        {languageNames[other][other]}
      </button>
    </div>
  );
}
