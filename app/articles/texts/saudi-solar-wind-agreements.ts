import type { Article } from "../article.ts";

export const article: Article = {
  id: "26",
  slug: "saudi-solar-wind-agreements",
  date: "2025-07-14",
  modified: "2026-11-21T14:45:37Z",
  category: "renewable-energy",
  countries: ["SA"],
  title: {
    en: "Power deals signed for seven Saudi solar and wind projects",
    ar: "توقيع اتفاقيات لشراء الطاقة من سبعة مشاريع للشمس والرياح في السعودية",
  },
  description: {
    en: "ACWA Power, Badeel and SAPCO signed agreements for five solar and two wind plants, 15,000 MW in total. Operation is planned between the second half of 2027 and the first half of 2028.",
    ar: "وقّعت أكوا باور وبديل وسابكو اتفاقيات لخمس محطات شمسية ومحطتي رياح، بقدرة إجمالية تبلغ 15,000 ميغاواط. ومن المخطّط أن يبدأ التشغيل بين النصف الثاني من عام 2027 والنصف الأول من عام 2028.",
  },
  pictureAlt: {
    en: "Long rows of solar panels on desert ground, wind turbines on a ridge behind them, and a pylon line that leads away from both",
    ar: "صفوف طويلة من الألواح الشمسية في أرض صحراوية، ووراءها توربينات رياح على مرتفع وخط أبراج كهرباء يمتدّ بعيدًا",
  },
  source: { en: "Energy Global", ar: "إنرجي غلوبال" },
  sourceUrl:
    "https://www.energyglobal.com/solar/14072025/acwa-power-badeel-and-sapco-sign-ppas-for-several-renewable-energy-projects/",
  content: {
    en: `Three companies signed power purchase agreements for seven solar and wind projects in Saudi Arabia, with 15,000 MW in total. The three are ACWA Power, Badeel and SAPCO. Their counterpart is the Saudi Power Procurement Company (SPPC). The agreements were announced on 14 July 2025, when the plants were still to be built.

A power purchase agreement of this kind settles who will buy the electricity before the plant exists. The developer gains a known customer, and the buyer a known supplier. It is a contract about future output. The signature alone says nothing about the progress of construction.

Five of the projects are solar plants, and they account for 12,000 MW. The largest are to be Bisha in Asir and Humaij in Madinah, with 3,000 MW each. Khulis in Makkah is planned for 2,000 MW. Afif 1 and Afif 2, both in Riyadh Province, are planned for 2,000 MW each.

The other two are wind plants with 3,000 MW between them. Starah is planned for 2,000 MW and Shaqra for 1,000 MW, both in the same province. Solar panels deliver power in daylight only, while a wind turbine can also turn at night. A grid that is fed by both can draw on them at different hours.

The total investment is about 8.3 billion dollars, or 31 billion Saudi riyals. ACWA Power, Badeel and SAPCO own the projects jointly. Badeel is a company of the Public Investment Fund (PIF), and SAPCO is a subsidiary of Aramco.

Operation is planned between the second half of 2027 and the first half of 2028. Until then, the capacities named in the announcement remain plans. A figure in megawatts also needs careful reading. It states what a plant can deliver at full power, not how much electricity it yields over a year.

The signing took place in the presence of Prince Abdulaziz bin Salman, Minister of Energy. Marco Arcelli, Chief Executive Officer of ACWA Power, called it a significant milestone. With these projects, the renewable portfolio of ACWA Power in the Kingdom exceeds 34 GW. That figure includes the seven plants that were still to be built.

The projects belong to the National Renewable Energy Program, which the Ministry of Energy leads. Saudi Arabia targets up to 130 GW of renewable capacity by 2030. PIF has committed to develop 70% of that target capacity. In these seven projects the fund is present through Badeel.`,
    ar: `وقّعت ثلاث شركات اتفاقيات لشراء الطاقة من سبعة مشاريع للشمس والرياح في السعودية، تبلغ قدرتها الإجمالية 15,000 ميغاواط. والشركات هي أكوا باور (ACWA Power) وشركة الماء والكهرباء القابضة (بديل) وشركة أرامكو السعودية للطاقة (سابكو)، أما الطرف المقابل فهو الشركة السعودية لشراء الطاقة. وأُعلنت الاتفاقيات في 14 يوليو 2025 ولم تكن المحطات قد بُنيت بعد.

وتحدّد اتفاقية شراء الطاقة من هذا النوع من سيشتري الكهرباء قبل أن تُبنى المحطة. فالمطوّر يعرف لمن سيبيع، والمشتري يعرف ممن سيشتري. وهي عقد على إنتاج مقبل، ولا يدلّ توقيعها وحده على تقدّم في أعمال البناء.

وخمسة من هذه المشاريع محطات شمسية، تبلغ قدرتها معًا 12,000 ميغاواط. وستكون بيشة في عسير والهميج في المدينة المنورة أكبرها، بقدرة 3,000 ميغاواط لكل منهما. ومن المخطّط أن تبلغ قدرة محطة خليص في مكة المكرمة 2,000 ميغاواط، ومثلها لكل من محطتي عفيف 1 وعفيف 2 في منطقة الرياض.

والمشروعان الآخران محطتا رياح، تبلغ قدرتهما معًا 3,000 ميغاواط. ومن المخطّط أن تبلغ قدرة ستارة 2,000 ميغاواط وقدرة شقراء 1,000 ميغاواط، وكلتاهما في المنطقة نفسها. ولا تعطي الألواح الشمسية الكهرباء إلا نهارًا، في حين يمكن أن تدور توربينات الرياح ليلًا أيضًا. لذلك تستطيع شبكة تغذّيها الشمس والرياح معًا أن تعتمد على كل منهما في ساعات مختلفة.

ويبلغ إجمالي الاستثمار نحو 8.3 مليار دولار، أي 31 مليار ريال سعودي. وتملك أكوا باور وبديل وسابكو المشاريع معًا. وبديل من شركات صندوق الاستثمارات العامة، أما سابكو فشركة تابعة لأرامكو.

ومن المخطّط أن يبدأ التشغيل بين النصف الثاني من عام 2027 والنصف الأول من عام 2028. وحتى ذلك الحين تبقى القدرات المعلنة خططًا. ويحتاج الرقم بالميغاواط أيضًا إلى قراءة متأنية، فهو يبيّن ما تستطيع المحطة أن تعطيه بكامل قدرتها، لا كمية الكهرباء التي تنتجها في السنة.

وحضر التوقيع صاحب السمو الملكي الأمير عبدالعزيز بن سلمان، وزير الطاقة. ووصفه ماركو أرتشيلي، الرئيس التنفيذي لأكوا باور، بأنه علامة فارقة مهمة. وبهذه المشاريع تتجاوز محفظة أكوا باور من الطاقة المتجددة في المملكة 34 غيغاواط، وهو رقم يشمل المحطات السبع التي لم تكن قد بُنيت بعد.

وتندرج المشاريع في البرنامج الوطني للطاقة المتجددة، الذي تقوده وزارة الطاقة. وتستهدف السعودية بلوغ ما يصل إلى 130 غيغاواط من الطاقة المتجددة بحلول عام 2030. وقد التزم صندوق الاستثمارات العامة بتطوير 70% من هذه القدرة المستهدفة، وهو حاضر في المشاريع السبعة عبر بديل.`,
  },
};
