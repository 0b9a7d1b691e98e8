import type { Text } from "../i18n/text.ts";

export const words = {
  heading: {
    en: "Latest Tech News",
    ar: "أحدث أخبار التقنية",
  },
  subtitle: {
    en: "Technology in the Gulf states: what was announced, built and measured.",
    ar: "التقنية في دول الخليج: ما أُعلن، وما بُني، وما قيس.",
  },
} satisfies Record<string, Text>;
