import { QueryClientProvider } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { ConfirmPage } from "../auth/confirm-page.tsx";
import { ForgottenPasswordPage } from "../auth/forgotten-password-page.tsx";
import { SecondFactorPage } from "../auth/second-factor-page.tsx";
import { SignInPage } from "../auth/sign-in-page.tsx";
import { queryClient } from "../backend/query.ts";
import type { StaffPath } from "../routes.ts";
import { LocaleContext } from "../i18n/use-locale.ts";
import { StaffErrorPage } from "../staff/staff-error-page.tsx";
import { useStaffLocale } from "../staff/staff-locale.ts";
import { AccountPage } from "./account-page.tsx";
import { AdminPage } from "./admin-page.tsx";
import { SecurityTestPage } from "./security-test-page.tsx";

const pages = {
  auth: SignInPage,
  "auth/confirm": ConfirmPage,
  "auth/forgotten-password": ForgottenPasswordPage,
  "auth/second-factor": SecondFactorPage,
  admin: AdminPage,
  account: AccountPage,
  "security-test": SecurityTestPage,
} satisfies Record<StaffPath, ComponentType>;

/** The pages of the staff area. The build renders each; in the browser React Router goes between them. */
export const staffRoutes = Object.entries(pages).map(([path, Component]) => ({
  path: `/${path}`,
  Component: inStaffLocale(Component),
  ErrorBoundary: inStaffLocale(StaffErrorPage),
}));

function inStaffLocale(Page: ComponentType): ComponentType {
  return function StaffPage() {
    return (
      <QueryClientProvider client={queryClient}>
        <LocaleContext value={useStaffLocale()}>
          <Page />
        </LocaleContext>
      </QueryClientProvider>
    );
  };
}
