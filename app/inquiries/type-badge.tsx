import type { Inquiry } from "../backend/inquiry-rows.ts";
import type { Locale } from "../i18n/text.ts";
import { Badge } from "../ui/badge.tsx";
import { typeWords } from "./inbox-words.ts";

export function TypeBadge({ locale, type }: { locale: Locale; type: Inquiry["type"] }) {
  return <Badge variant={type === "project" ? "strong" : "plain"}>{typeWords[type][locale]}</Badge>;
}
