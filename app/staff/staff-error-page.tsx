import { company } from "../company.ts";
import { useLocale } from "../i18n/use-locale.ts";
import { LtrText } from "../i18n/isolate.tsx";
import { InterpolatedText } from "../i18n/interpolated-text.tsx";
import { errorWords } from "../site/words.ts";
import { ButtonLink } from "../ui/button.tsx";
import { StaffLayout } from "./staff-layout.tsx";
import styles from "./staff-section.module.css";

/** Error boundary of the staff pages. */
export function StaffErrorPage() {
  const locale = useLocale();
  return (
    <StaffLayout title={errorWords.title[locale]}>
      <section className={styles.section}>
        <h1>{errorWords.title[locale]}</h1>
        <p>
          <InterpolatedText
            text={errorWords.text[locale]}
            values={{ email: <LtrText>{company.email}</LtrText> }}
          />
        </p>
        <ButtonLink variant="outline" href="">
          {errorWords.reload[locale]}
        </ButtonLink>
      </section>
    </StaffLayout>
  );
}
