import type { ArticleFile } from "../../../app/articles/article.ts";

export const article: ArticleFile = {
  id: "21",
  date: "2025-07-14",
  written: "2026-11-29",
  category: "renewable-energy",
  countries: ["SA"],
  services: ["iot", "industrial"],
  title: {
    en: "Saudi buyer signs for 15 GW of sun and wind",
    ar: "السعودية تتعاقد على 15 غيغاواطًا من الشمس والرياح",
  },
  description: {
    en: "Five solar and two wind plants will sell their electricity to the Saudi Power Procurement Company. Operation is planned between the second half of 2027 and the first half of 2028.",
    ar: "تشمل الاتفاقيات خمس محطات شمسية ومحطتي رياح، ويبلغ الاستثمار نحو 8.3 مليار دولار. ومن المقرّر أن يبدأ التشغيل بين النصف الثاني من 2027 والنصف الأول من 2028.",
  },
  pictureAlt: {
    en: "Long rows of solar panels on desert ground, wind turbines on a ridge behind them, and a pylon line that leads away from both",
    ar: "صفوف طويلة من الألواح الشمسية في أرض صحراوية، ووراءها توربينات رياح على مرتفع وخط أبراج كهرباء يمتدّ بعيدًا",
  },
  source: { en: "Energy Global", ar: "Energy Global" },
  sources: [
    "https://www.energyglobal.com/solar/14072025/acwa-power-badeel-and-sapco-sign-ppas-for-several-renewable-energy-projects/",
    "https://energynews.pro/en/acwa-power-badeel-and-sapco-to-invest-8-3bn-for-15000-mw-of-renewables-in-saudi-arabia",
    "https://www.trend.az/business/4070150.html",
  ],
  content: {
    en: `Long before they have any electricity to sell, seven power plants in Saudi Arabia have found a buyer for it. On 14 July 2025 their joint owners, ACWA Power, Badeel and SAPCO, announced power purchase agreements with the Saudi Power Procurement Company (SPPC). The plants will have 15 GW in total.

Solar panels account for 12 GW of that. Bisha in Asir and Humaij in Madinah are the largest, with 3 GW each. Khulis in Makkah, and Afif 1 and Afif 2 in Riyadh Province, are planned for 2 GW each. Riyadh Province will also have the two wind plants, Starah with 2 GW and Shaqra with 1 GW. All of these ratings say what a plant can do at its best: panels stop at sunset, and at half the wind speed a turbine has an eighth of the power.

A power purchase agreement settles who takes the electricity, and on what terms. In this case the total investment is about $8.3 billion (SAR 31 billion). Operation is planned to start between the second half of 2027 and the first half of 2028.

Of the three owners, Badeel is a company of the Public Investment Fund (PIF) and SAPCO a subsidiary of Aramco. ACWA Power’s renewable portfolio in the Kingdom passes 34 GW with these plants.

The projects are part of the National Renewable Energy Program, led by the Ministry of Energy. Saudi Arabia aims for up to 130 GW of renewable capacity by 2030, and PIF has committed to develop 70% of it.`,
    ar: `ستُقام في السعودية خمس محطات شمسية ومحطتا رياح، قدرتها معًا 15 غيغاواطًا. وقد أُعلنت اتفاقياتها مع الشركة السعودية لشراء الطاقة في 14 يوليو 2025. ويبلغ إجمالي الاستثمار نحو 8.3 مليار دولار (31 مليار ريال سعودي). ومن المقرّر أن يبدأ التشغيل بين النصف الثاني من 2027 والنصف الأول من 2028.

للشمس من ذلك 12 غيغاواطًا. أكبر محطاتها بيشة في عسير والهميج في المدينة المنورة، وقدرة كل منهما 3 غيغاواطات. وتليهما خليص في مكة المكرمة، ثم عفيف 1 وعفيف 2 في منطقة الرياض، وقدرة كل من الثلاث غيغاواطان.

وللرياح 3 غيغاواطات في منطقة الرياض، هي محطة ستارة بقدرة غيغاواطين ومحطة شقراء بقدرة غيغاواط واحد. والألواح تسكت عند الغروب، والتوربين قد يعمل الليل كله، فيحتاج مشغّل الشبكة إلى الاثنين. وتُكتب المحطات كلها في العقود بقدرتها القصوى، والطقس هو الذي يقرّر كم تنتج: فإذا نزلت سرعة الريح إلى النصف نزلت قدرة التوربين إلى الثُّمن.

والمشاريع ملك مشترك لثلاث شركات: أكوا باور، وشركة الماء والكهرباء القابضة («بديل») من شركات صندوق الاستثمارات العامة، وشركة أرامكو السعودية للطاقة (سابكو) التابعة لأرامكو. وبهذه المشاريع تتجاوز محفظة أكوا باور من الطاقة المتجددة في المملكة 34 غيغاواطًا.

تستهدف السعودية ما يصل إلى 130 غيغاواطًا من الطاقة المتجددة بحلول 2030، والتزم صندوق الاستثمارات العامة بتطوير 70% منها. والمحطات السبع من البرنامج الوطني للطاقة المتجددة، الذي تقوده وزارة الطاقة.`,
  },
  note: {
    en: "Solar strings are sized for the coldest morning, even in a desert. Thirty modules of 50 V make 1,500 V at 25 °C. At 0 °C their open-circuit voltage is 7.5% higher, by 0.3% per kelvin, and 1,613 V is too much for an inverter built for 1,500 V. Twenty-seven modules fit. The afternoon has its own sum: cells at 65 °C give about 14% less power. A single panel on a sensor node wants both sums too.",
    ar: "ثلاثون لوحًا، جهد الواحد منها 50 فولتًا، تعطي 1,500 فولت عند 25 درجة، وهو حدّ العاكس تمامًا. وفي صباح شتوي عند الصفر يرتفع جهد الدائرة المفتوحة 7.5% (0.3% لكل درجة) ويبلغ 1,613 فولتًا. لذلك تُحسب السلسلة (string) لأبرد صباح في السنة، حتى في الصحراء، والعدد الذي يصلح 27 لوحًا (1,451 فولتًا). ومن الطرف الآخر تأخذ الظهيرة نصيبها: خلايا حرارتها 65 درجة تعطي أقل بنحو 14% (0.35% لكل درجة).",
  },
};
