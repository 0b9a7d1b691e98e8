import type { LocalizedText } from "../../i18n/text.ts";

/** Of each picture of a service, its alternative text. */
export const pictureWords = {
  "robotics-solutions": {
    en: "A six-axis arm lowers a copper bushing into a clamped aluminium block; three are in already, four wait in a tray.",
    ar: "ذراع سداسية المحاور تُنزل جلبة نحاسية في كتلة ألمنيوم مثبّتة؛ ثلاث جلب في مواضعها وأربع تنتظر في صينيتها.",
  },
  "circuit-board-development": {
    en: "A production panel with one bare board still in it and an empty place beside it; in front, the assembled board on brass pillars next to a strip of parts on tape.",
    ar: "لوح إنتاج فيه لوحة بلا مكوّنات ومكان لوحة نُزعت منه، وأمامه اللوحة مجمّعة على أعمدة من النحاس الأصفر وإلى جانبها شريط مكوّنات.",
  },
  "firmware-development": {
    en: "A board on the spring pins of an open test jig, joined by a flat cable to a debug probe whose screen shows signals.",
    ar: "لوحة على دبابيس نابضية في تجهيزة اختبار مفتوحة، يصلها كابل شريطي بأداة تتبع تعرض شاشتها الإشارات.",
  },
  "ai-with-robotics": {
    en: "A stereo camera on a stand looks into a bin of mixed gears, nuts and screws; its cable leads to a small computer under a heat sink, with a calibration plate in front.",
    ar: "كاميرا بعدستين على حامل تنظر إلى صينية فيها تروس وصواميل وبراغٍ مختلطة؛ يصلها كابلها بحاسوب صغير يعلوه مشتّت حرارة، وأمامهما لوح معايرة.",
  },
  "iot-solutions": {
    en: "An opened sensor node with its battery, board and probe cable, its lid leaning against it, and its gateway behind.",
    ar: "وحدة استشعار مفتوحة تظهر بطاريتها ولوحتها وكابل مجسّها، وغطاؤها مسنود إليها، وخلفها البوابة.",
  },
  "industrial-solutions": {
    en: "A controller on its rail with breaker, relays and numbered terminals, wired; a proximity sensor on a copper-braided cable lies in front.",
    ar: "متحكم على سكة تثبيت مع قاطعه ومرحّلاته وأطراف توصيله المرقّمة، وأسلاكه موصولة؛ وأمامه مستشعر تقارب على كابل بجديلة نحاسية.",
  },
} satisfies Record<string, LocalizedText>;
