import type { ArticleFile } from "../../../app/articles/article.ts";

export const article: ArticleFile = {
  id: "8",
  date: "2025-01-21",
  written: "2026-11-29",
  category: "smart-cities",
  countries: ["AE"],
  services: ["iot", "security"],
  title: {
    en: "Abu Dhabi gives digital government AED 13 billion",
    ar: "أبوظبي ترصد 13 مليار درهم للحكومة الرقمية",
  },
  description: {
    en: "The strategy for 2025-2027 plans more than 200 AI systems across government services. It also aims to digitize and automate every government process.",
    ar: "تعتزم حكومة أبوظبي إدخال أكثر من 200 نظام للذكاء الاصطناعي في خدماتها. وتستهدف بحلول 2027 سحابة سيادية لأعمالها كلها وإجراءات رقمية مؤتمتة.",
  },
  pictureAlt: {
    en: "An office tower standing on a chip with rows of pins, with sheets of paper going in on one side and small squares in rows coming out on the other",
    ar: "برج مكاتب قائم على شريحة إلكترونية لها صفوف من الأرجل المعدنية، تدخله أوراق من جانب وتخرج من الجانب الآخر مربعات صغيرة مصطفة",
  },
  source: { en: "The National", ar: "The National" },
  sources: [
    "https://www.thenationalnews.com/future/technology/2025/01/21/abu-dhabi-reveals-digital-strategy-2025-2027-with-35bn-for-infrastructure",
    "https://www.khaleejtimes.com/uae/abu-dhabi-launches-dh13-billion-strategy-to-become-worlds-first-fully-ai-native-government-by-202",
    "https://menafn.com/1109113615/Abu-Dhabi-To-Be-The-Worlds-First-Fully-AI-Native-Government-Across-All-Digital-Services-By-2027",
  ],
  content: {
    en: `A form may be filled in on a screen and still be printed out by whoever receives it. Abu Dhabi wants no such gaps: its Government Digital Strategy 2025-2027 aims to digitize and automate 100% of government processes. The strategy was announced on 21 January 2025, and AED 13 billion (about $3.5 billion) is set aside for it.

A second target of 100% concerns the computers. The strategy wants all government operations to run on a sovereign cloud, in which data is kept and governed under national control. This narrows the choice of data centres, and it settles in advance whose law applies to the data.

More than 200 systems that use artificial intelligence (AI) are planned across government services. There will also be a single digital platform for enterprise resource planning (ERP), the kind of software in which an organization keeps its budgets, staff and purchases. A programme called AI for All will train citizens in the use of AI. Abu Dhabi wants to become, by 2027, the world’s first fully AI-native government across digital services.

The Abu Dhabi Executive Council approved the strategy at its first meeting of 2025. Sheikh Khaled bin Mohamed bin Zayed Al Nahyan, Crown Prince of Abu Dhabi, chairs the council. The Department of Government Enablement (DGE) implements the plan with other government entities. The emirate’s public service platform is called TAMM; TAMM 3.0 was an earlier step in the same direction.

By 2027 the strategy is expected to add more than AED 24 billion to Abu Dhabi’s gross domestic product. More than 5,000 jobs are expected too, in support of Emiratization, the employment of UAE citizens.`,
    ar: `تريد أبوظبي أن تكون حكومتها بحلول 2027 أول حكومة في العالم تقوم خدماتها الرقمية كلها على الذكاء الاصطناعي (AI-native). ورصدت 13 مليار درهم (نحو 3.5 مليار دولار) لاستراتيجية حكومتها الرقمية للأعوام من 2025 إلى 2027، التي أعلنتها في 21 يناير 2025.

وتستهدف الاستراتيجية بلوغ 100% في أمرين: اعتماد أعمال الحكومة على سحابة سيادية تُحفظ فيها البيانات وتُدار تحت سيطرة وطنية، ورقمنة الإجراءات الحكومية وأتمتتها.

سيُستخدم في الخدمات الحكومية أكثر من 200 نظام للذكاء الاصطناعي، وستُطوَّر منصة رقمية موحّدة لتخطيط موارد المؤسسات (ERP). وسيدرّب برنامج «الذكاء الاصطناعي للجميع» المواطنين على استخدام هذه التقنية. وكان الإصدار الثالث (TAMM 3.0) من منصة الخدمات الحكومية «تَم» خطوة سابقة في الاتجاه نفسه.

وافق على الاستراتيجية المجلس التنفيذي لإمارة أبوظبي، برئاسة الشيخ خالد بن محمد بن زايد آل نهيان، ولي عهد أبوظبي، في أول اجتماعاته عام 2025. وتتولّى التنفيذ دائرة التمكين الحكومي مع جهات حكومية أخرى.

يُتوقّع أن تضيف الاستراتيجية أكثر من 24 مليار درهم إلى الناتج المحلي الإجمالي للإمارة بحلول 2027، وأن تستحدث أكثر من 5 آلاف وظيفة تدعم التوطين.`,
  },
  note: {
    en: "A device needs the time before it can reach its cloud. It checks that the server’s certificate is valid today. If a power cut has put the clock back to 1970, no certificate is valid yet. A time server reached over TLS fails the same check. A coin cell of 220 mAh would keep a clock that draws 1 µA for 25 years, if it did not age. Without one, store the last known time in flash, and never start earlier than the day the firmware was built.",
    ar: "يحتاج الجهاز إلى الوقت قبل أن يصل إلى سحابته، لأنه يتحقّق من أن شهادة الخادم صالحة اليوم. فإذا أعاده انقطاع الكهرباء إلى عام 1970 رفضها، فصلاحيتها لم تبدأ بعد، ورفض للسبب نفسه خادم الوقت إن كان يسأله عبر TLS. وخلية زرّية سعتها 220 ملّي أمبير ساعة تكفي على الورق 25 سنة لساعة داخلية (RTC) تستهلك ميكروأمبيرًا واحدًا. فإن لم توضع، فليحفظ الجهاز آخر وقت معروف في ذاكرة الفلاش، ولا يبدأ عدّه من يوم أقدم من يوم بناء برمجياته الثابتة.",
  },
};
