import type { ArticleFile } from "../../../app/articles/article.ts";

export const article: ArticleFile = {
  id: "29",
  date: "2025-12-30",
  isReportDate: true,
  written: "2026-11-29",
  category: "renewable-energy",
  countries: ["BH"],
  services: ["industrial", "iot"],
  title: {
    en: "Bahrain lays foundation stone of Al Dur solar plant",
    ar: "البحرين تضع حجر أساس محطة الدور الشمسية",
  },
  description: {
    en: "The plant is planned to have 100 MW and about 135,000 panels, on two adjacent sites. Completion was scheduled for the third quarter of 2026.",
    ar: "ستضمّ المحطة نحو 135 ألف لوح على موقعين متجاورين، وتطوّرها هيئة الكهرباء والماء بنفسها. وكان مقرّرًا أن تكتمل في الربع الثالث من 2026.",
  },
  pictureAlt: {
    en: "A row of tilted solar panels on galvanized posts in sandy ground, a foundation stone between them, and a cable in the ground that leads to the transformer of a substation",
    ar: "صف من الألواح الشمسية المائلة على قوائم مغلفنة في أرض رملية، وبينها حجر أساس، وتحتها كابل يصل إلى محوّل محطة تحويل كهربائية",
  },
  source: { en: "Zawya (after the Bahrain News Agency)", ar: "زاوية (نقلًا عن وكالة أنباء البحرين)" },
  sources: [
    "https://www.zawya.com/en/world/middle-east/bahrain-lays-foundation-stone-for-100mw-al-dur-solar-project-g2k4shsg",
    "https://www.pv-tech.org/bahrain-has-begun-building-100mw-al-dur-solar-pv-project/",
  ],
  content: {
    en: `PV Tech counted about 57 MW of solar capacity in all of Bahrain in the middle of 2023. At the end of 2025 Sheikh Khalid bin Abdullah Al Khalifa, Deputy Prime Minister, laid the foundation stone of a single plant of 100 MW, in the Al Dur area of the Southern Governorate. The Electricity and Water Authority (EWA) announced this in a statement reported on 30 December 2025.

About 135,000 panels are planned, on two adjacent sites of about 830,000 square metres. The 66/11 kV Al Dur substation will connect the plant to the national grid. Inverters deliver a few hundred volts; transformers raise that in steps, so that the current, and with it the copper, stays within reason.

EWA is developing the project itself. For another plant, of about 150 MW near Bilaj Al Jazayer, it chose a partnership with the private sector and announced the start of work in August 2025. Building for itself, the authority carries the risk of cost and yield, but agrees no tariff for decades ahead. Construction was expected to take around 18 months from the award of the contract, and completion was scheduled for the third quarter of 2026. Both reports read here are older than that date.

Under the National Renewable Energy Plan, Bahrain wants to raise the share of renewables in its energy mix to 20% by 2035.`,
    ar: `في منتصف 2023 كان كل ما رُكّب في البحرين من طاقة شمسية نحو 57 ميغاواطًا، بتقدير موقع PV Tech. ومحطة الدور وحدها ستبلغ قدرتها 100 ميغاواط. وقد وضع حجر أساسها الشيخ خالد بن عبدالله آل خليفة، نائب رئيس مجلس الوزراء، وأعلنت ذلك هيئة الكهرباء والماء في خبر نُشر في 30 ديسمبر 2025.

ستقوم المحطة على موقعين متجاورين في منطقة الدور بالمحافظة الجنوبية، مساحتهما نحو 830 ألف متر مربع، وفيها نحو 135 ألف لوح. والعمل في محطة كهذه تكرار، فالدقيقة التي تضيع في تثبيت لوح تضيع مع كل لوح، وخطأ الدعامة الأولى يسير إلى آخر الصف.

وستُربط بالشبكة الوطنية عبر محطة تحويل الدور (66/11 كيلوفولت). وكلما ارتفع جهد الربط قلّ التيار للقدرة نفسها، وقلّ معه ما يضيع في الكابل وما يلزم فيه من نحاس.

تطوّر الهيئة المشروع بنفسها. وقُدّرت مدة البناء بنحو 18 شهرًا من ترسية العقد، على أن يكتمل في الربع الثالث من 2026، والتقارير التي قرأناها أقدم من ذلك الموعد. أما المحطة التي أعلنت الهيئة في أغسطس 2025 بدء العمل عليها قرب بلاج الجزائر، وقدرتها نحو 150 ميغاواطًا، فبالشراكة مع القطاع الخاص.

وتستهدف البحرين أن ترتفع حصة الطاقة المتجددة في مزيج الطاقة إلى 20% بحلول 2035، ضمن الخطة الوطنية للطاقة المتجددة.`,
  },
  note: {
    en: "Zinc has a lifetime, and a table gives it. ISO 9223 puts its loss at 0.7 to 2.1 micrometres a year in corrosivity class C3 and at 4.2 to 8.4 in C5, the salty coast. The 85 micrometres that are usual on thick steel then last 40 years or more in C3, but only 10 to 20 in C5. A hole drilled on site starts with none at all. Have brackets drilled before they are dipped, and ask for the thickness on the bolts, which is often half as much.",
    ar: "سُمك الغلفنة المعتاد على الحديد الثخين 85 ميكرومترًا، فكم سنة تدوم؟ الجواب في جدول المعيار ISO 9223: يفقد الزنك في السنة بين 0.7 و2.1 ميكرومتر في الفئة C3، وبين 4.2 و8.4 في الفئة C5، ومنها السواحل المالحة. ومعنى ذلك 40 سنة على الأقل في الأولى، وبين 10 سنوات و20 في الثانية. هذا إذا ثُقبت القطع قبل غمسها، لأن الثقب المحفور في الموقع يبدأ بلا زنك.",
  },
};
