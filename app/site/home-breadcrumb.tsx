import { pagePath, useLocaleFromPath } from "../i18n/paths.ts";
import { Breadcrumb } from "../ui/breadcrumb.tsx";
import { breadcrumbWords } from "./words.ts";

/** The way from the home page to the page being shown, whose name is `here`. */
export function HomeBreadcrumb({ here }: { here: string }) {
  const locale = useLocaleFromPath();
  const home = { name: breadcrumbWords.breadcrumbHome[locale], href: pagePath(locale, "home") };
  return <Breadcrumb label={breadcrumbWords.breadcrumbLabel[locale]} trail={[home, { name: here }]} />;
}
