import { useLocation } from "react-router";
import { pageFromPath, pagePath, useLocaleFromPath } from "../i18n/paths.ts";
import { Breadcrumb } from "../ui/breadcrumb.tsx";
import { pageMetadata, type PublicPage } from "./metadata/page-metadata.ts";
import { words } from "./words.ts";

/** The way from the home page to this one, which is being shown or is the one above. */
export function HomeBreadcrumb({ page }: { page: PublicPage }) {
  const locale = useLocaleFromPath();
  const isShown = pageFromPath(useLocation().pathname) === page;
  const toStep = (step: PublicPage) => ({
    name: pageMetadata[step].name[locale],
    href: pagePath(locale, step),
  });
  const { href, name } = toStep(page);
  const last = isShown ? { name } : { name, href };
  return <Breadcrumb label={words.breadcrumb[locale]} trail={[toStep("home"), last]} />;
}
