import { company } from "../../../firm/company.ts";
import { formatDateTime } from "../../i18n/format.ts";
import { LtrText } from "../../i18n/isolate.tsx";
import { interpolate, listSeparator } from "../../i18n/text.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { LogoMark } from "../../site/frame/brand.tsx";
import { useNow } from "../use-now.ts";
import styles from "./letterhead.module.css";
import { layoutWords } from "../words.ts";

/** Whose paper it is and when it was printed: what the page says is of that moment. */
export function Letterhead() {
  const locale = useLocale();
  const moment = formatDateTime(locale, new Date(useNow()).toISOString());
  return (
    <header className={`print-only ${styles.letterhead}`}>
      <LogoMark className={styles.mark} />
      <div>
        <b>{company.name[locale]}</b>
        <p>{company.address.map((line) => line[locale]).join(listSeparator(locale))}</p>
        <p>
          <LtrText>{company.email}</LtrText> · <LtrText>{company.phone}</LtrText>
        </p>
      </div>
      <p>{interpolate(layoutWords.printed[locale], { moment })}</p>
    </header>
  );
}
