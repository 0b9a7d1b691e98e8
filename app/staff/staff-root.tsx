import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, Suspense } from "react";
import { Outlet } from "react-router";
import { queryClient } from "../backend/query.ts";
import { company } from "../../firm/company.ts";
import { InterpolatedText } from "../i18n/interpolated-text.tsx";
import { LtrText } from "../i18n/isolate.tsx";
import { LocaleContext, useLocale } from "../i18n/use-locale.ts";
import { errorWords } from "../site/words.ts";
import { ButtonLink } from "../ui/form/button.tsx";
import { InlineScript } from "../ui/inline-script.tsx";
import headScript from "./frame/head-script.ts?script";
import { StaffLayout } from "./frame/staff-layout.tsx";
import { useStaffLocale } from "./staff-locale.ts";
import styles from "./staff-section.module.css";

/** Around every page of the staff area. */
export default function StaffRoot() {
  return (
    <>
      <InlineScript text={headScript} />
      {/* What password managers add before React comes makes it render this part anew, and not the document. */}
      <Suspense>
        <Provided>
          <Outlet />
        </Provided>
      </Suspense>
    </>
  );
}

export function ErrorBoundary() {
  return (
    <Provided>
      <ErrorPage />
    </Provided>
  );
}

function Provided({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <LocaleContext value={useStaffLocale()}>{children}</LocaleContext>
    </QueryClientProvider>
  );
}

function ErrorPage() {
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
