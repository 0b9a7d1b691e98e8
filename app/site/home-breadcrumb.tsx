import { pagePath, useLocaleFromPath } from "../i18n/paths.ts";
import type { Localized } from "../i18n/text.ts";
import { Breadcrumb } from "../ui/breadcrumb.tsx";
import type { breadcrumbWords } from "./breadcrumb-words.ts";

interface HomeBreadcrumbProps {
  words: Localized<typeof breadcrumbWords>;
  /** Name of the page being shown. */
  here: string;
}

/** The way from the home page to the page being shown. */
export function HomeBreadcrumb({ words, here }: HomeBreadcrumbProps) {
  const trail = [{ name: words.breadcrumbHome, href: pagePath(useLocaleFromPath(), "home") }, { name: here }];
  return <Breadcrumb label={words.breadcrumbLabel} trail={trail} />;
}
