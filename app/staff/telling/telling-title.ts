import type { LocalizedText } from "../../i18n/text.ts";

/** Apart from the other words, which come when they are shown: the palette looks for it. */
export const tellingTitle: LocalizedText = { en: "Notifications", ar: "الإشعارات" };
