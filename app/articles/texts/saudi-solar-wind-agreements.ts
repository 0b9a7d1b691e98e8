import type { Article } from "../article.ts";

export const article: Article = {
  id: "26",
  slug: "saudi-solar-wind-agreements",
  date: "2025-07-14",
  modified: "2026-11-23T12:00:00Z",
  category: "renewable-energy",
  countries: ["SA"],
  title: {
    en: "Power deals signed for seven Saudi solar and wind projects",
    ar: "توقيع اتفاقيات لشراء الكهرباء من سبعة مشاريع للطاقة الشمسية والرياح في السعودية",
  },
  description: {
    en: "ACWA Power, Badeel and SAPCO signed agreements for five solar and two wind plants, 15,000 MW in total. Operation is planned to begin between the second half of 2027 and the first half of 2028.",
    ar: "وقّعت أكوا باور وبديل وسابكو اتفاقيات لخمس محطات شمسية ومحطتي رياح، بقدرة إجمالية تبلغ 15,000 ميغاواط. ويبدأ التشغيل، بحسب الخطة، بين النصف الثاني من 2027 والنصف الأول من 2028.",
  },
  pictureAlt: {
    en: "Long rows of solar panels on desert ground, wind turbines on a ridge behind them, and a pylon line that leads away from both",
    ar: "صفوف طويلة من الألواح الشمسية في أرض صحراوية، ووراءها توربينات رياح على مرتفع وخط أبراج كهرباء يمتدّ بعيدًا",
  },
  source: { en: "Energy Global", ar: "إنرجي غلوبال" },
  sourceUrl:
    "https://www.energyglobal.com/solar/14072025/acwa-power-badeel-and-sapco-sign-ppas-for-several-renewable-energy-projects/",
  content: {
    en: `ACWA Power, Badeel and SAPCO have signed power purchase agreements for seven solar and wind projects in Saudi Arabia, 15,000 MW in total. The buyer is the Saudi Power Procurement Company (SPPC). The agreements were announced on 14 July 2025. The plants are still to be built, and operation is planned to begin between the second half of 2027 and the first half of 2028.

Five solar plants account for 12,000 MW. Bisha in Asir and Humaij in Madinah are the largest, at 3,000 MW each. Khulis in Makkah is planned for 2,000 MW. Afif 1 and Afif 2, both in Riyadh Province, are planned for 2,000 MW each.

Two wind plants make up the remaining 3,000 MW. Starah is planned for 2,000 MW and Shaqra for 1,000 MW, both in Riyadh Province. Four of the seven plants are therefore to stand in one province, where the ratio of solar to wind capacity is four to three. For the whole package it is four to one.

The total investment is about 8.3 billion dollars, or 31 billion Saudi riyals. That is a little more than half a million dollars for each megawatt. ACWA Power, Badeel and SAPCO own the projects jointly. Badeel is a company of the Public Investment Fund (PIF), and SAPCO is a subsidiary of Aramco.

The agreements were signed in the presence of Prince Abdulaziz bin Salman, Minister of Energy. Marco Arcelli, Chief Executive Officer of ACWA Power, called the signing a significant milestone. With these projects the company’s renewable portfolio in the Kingdom exceeds 34 GW. The figure includes plants that exist only as contracts so far.

The projects belong to the National Renewable Energy Program, which the Ministry of Energy leads. Saudi Arabia targets up to 130 GW of renewable capacity by 2030, and PIF has committed to develop 70% of the target. The seven projects would supply more than a tenth of the 130 GW. Their owners plan to have them running about two years before the target date.

ACWA Power also has a share in another large Saudi project. With Air Products and NEOM it owns NEOM Green Hydrogen Company in equal shares. Zawya Projects reported in June 2025 that this company is to integrate up to four gigawatts of solar and wind energy at its plant in Oxagon. There, solar and wind power is to be used to make green ammonia. The power from the seven new projects, by contrast, is to be sold under contract to SPPC.`,
    ar: `وقّعت أكوا باور وشركة الماء والكهرباء القابضة (بديل) وشركة أرامكو السعودية للطاقة (سابكو) اتفاقيات لشراء الكهرباء من سبعة مشاريع للطاقة الشمسية والرياح في السعودية، قدرتها 15,000 ميغاواط. والمشتري هو الشركة السعودية لشراء الطاقة. أُعلنت الاتفاقيات في 14 يوليو 2025 ولم تُبنَ المحطات بعد، وتقضي الخطة ببدء التشغيل بين النصف الثاني من 2027 والنصف الأول من 2028.

المحطات الشمسية خمس، قدرتها 12,000 ميغاواط، أكبرها بيشة في عسير والهميج في المدينة المنورة، ولكل منهما 3,000 ميغاواط. وتليهما ثلاث محطات، قدرة كل منها 2,000 ميغاواط: خليص في مكة المكرمة، وعفيف 1 وعفيف 2 في منطقة الرياض.

للرياح محطتان في منطقة الرياض قدرتهما 3,000 ميغاواط: ستارة، وقدرتها 2,000 ميغاواط، وشقراء، وقدرتها 1,000 ميغاواط. وبذلك تجتمع في هذه المنطقة أربع من المحطات السبع، لا تزيد فيها القدرة الشمسية على قدرة الرياح إلا بالثلث. أما في المشاريع كلها فالقدرة الشمسية أربعة أمثال قدرة الرياح.

يبلغ إجمالي الاستثمار نحو 8.3 مليار دولار، أو 31 مليار ريال سعودي، أي ما يزيد قليلًا على نصف مليون دولار للميغاواط. والمشاريع ملك مشترك للشركات الثلاث. وبديل من شركات صندوق الاستثمارات العامة، وسابكو شركة تابعة لأرامكو.

حضر التوقيع الأمير عبدالعزيز بن سلمان، وزير الطاقة. ووصف الرئيس التنفيذي لأكوا باور توقيع الاتفاقيات بأنه إنجاز مهم. وبهذه المشاريع تتجاوز محفظة أكوا باور من الطاقة المتجددة في المملكة 34 غيغاواط، وهو رقم يشمل محطات ما زالت عقودًا.

تندرج المشاريع في البرنامج الوطني للطاقة المتجددة الذي تقوده وزارة الطاقة. وتستهدف السعودية ما يصل إلى 130 غيغاواط من الطاقة المتجددة بحلول 2030، تعهّد صندوق الاستثمارات العامة بتطوير 70% منها. وتوفّر المشاريع السبعة أكثر من عُشر المستهدف، ومواعيد تشغيلها تسبق ذلك العام بنحو سنتين.

لأكوا باور حصة في مشروع سعودي كبير آخر، إذ تملك مع إير برودكتس ونيوم، بحصص متساوية، شركة نيوم للهيدروجين الأخضر. وذكرت «زاوية بروجكتس» في يونيو 2025 أن الشركة تعتزم ربط ما يصل إلى أربعة غيغاواط من طاقة الشمس والرياح بمصنعها في أوكساجون. وهناك ستُستخدم كهرباء الشمس والرياح في صنع الأمونيا الخضراء، أما كهرباء المشاريع السبعة فتُباع بموجب عقود إلى الشركة السعودية لشراء الطاقة.`,
  },
};
