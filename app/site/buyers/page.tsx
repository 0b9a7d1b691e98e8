import { company } from "../../company.ts";
import { localeFromPath } from "../../i18n/text.ts";
import type { Route } from "./+types/page.ts";
import { BuyersSheet } from "./buyers-sheet.tsx";
import { describeBuyersPage } from "./buyers-page.server.ts";

export function loader({ url }: Route.LoaderArgs) {
  const today = new Date().toISOString().slice(0, 10);
  return describeBuyersPage(company, localeFromPath(url.pathname), today);
}

export default function BuyersPage({ loaderData }: Route.ComponentProps) {
  return <BuyersSheet page={loaderData} />;
}
