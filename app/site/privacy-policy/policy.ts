import type { Locale } from "../../i18n/text.ts";
import { arabicPolicy } from "./policy-ar.ts";
import { englishPolicy } from "./policy-en.ts";
import type { PolicyText } from "./policy-text.ts";

export const policy: Record<Locale, PolicyText> = { en: englishPolicy, ar: arabicPolicy };
