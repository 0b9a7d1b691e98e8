import type { Inquiry } from "../backend/inquiry-rows.ts";
import { useLocale } from "../i18n/use-locale.ts";
import { Badge } from "../ui/text/badge.tsx";
import { typeWords } from "./inbox-words.ts";

export function TypeBadge({ type }: { type: Inquiry["type"] }) {
  const locale = useLocale();
  return <Badge variant={type === "project" ? "strong" : "plain"}>{typeWords[type][locale]}</Badge>;
}
