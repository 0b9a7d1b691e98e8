import type { Article } from "../article.ts";

export const article: Article = {
  id: "13",
  slug: "kuwait-azure-region",
  date: "2025-03-06",
  modified: "2026-11-23T12:00:00Z",
  category: "artificial-intelligence",
  countries: ["KW"],
  title: {
    en: "Kuwait and Microsoft announce plan for an Azure cloud region",
    ar: "الكويت ومايكروسوفت تعلنان خطة لإنشاء منطقة سحابية من «أزور»",
  },
  description: {
    en: "Microsoft intends to set up an AI-powered Azure cloud region in Kuwait under a partnership with the government. No investment amount and no opening date were disclosed.",
    ar: "تعتزم مايكروسوفت إنشاء منطقة سحابية من «أزور» في الكويت، مدعومة بالذكاء الاصطناعي، ضمن شراكة مع الحكومة. ولم تُعلن قيمة الاستثمار ولا موعد الافتتاح.",
  },
  pictureAlt: {
    en: "A cloud drawn with compass circles above the sea, with a row of server cabinets standing in it and fibre lines running down from its base",
    ar: "سحابة مرسومة بدوائر الفرجار فوق البحر، يقف فيها صف من خزائن الخوادم وتنزل من قاعدتها خطوط ألياف",
  },
  source: { en: "Data Center Dynamics", ar: "داتا سنتر ديناميكس" },
  sourceUrl: "https://datacenterdynamics.com/en/news/microsoft-to-develop-azure-cloud-region-in-kuwait",
  content: {
    en: `Microsoft intends to establish in Kuwait an Azure Region powered by artificial intelligence (AI). The plan is part of a strategic partnership that the company and the Government of Kuwait announced on 6 March 2025. The region was announced, not opened.

Two bodies represent the government: the Central Agency for Information Technology (CAIT) and the Communications and Information Technology Regulatory Authority (CITRA). Omar Saud Al-Omar, Minister of State for Communication Affairs, called the partnership a transformative milestone.

The plan also includes a Technology Innovation Hub, an AI Innovation Center and a Cloud Center of Excellence. Microsoft 365 Copilot is to be introduced for government employees.

Two questions remained open. No investment amount was disclosed, and no opening date for the cloud region.

Microsoft already had cloud regions in Qatar and the United Arab Emirates. In December 2024 it had completed construction of its Saudi region, which was due to go live in 2026. The partnership in Kuwait is tied to Kuwait Vision 2035.

Other Gulf governments announced AI plans for their own work at the time. Abu Dhabi’s digital strategy of January 2025 targets sovereign cloud computing for all government operations, The National reported. More than two hundred AI systems are to be introduced across government services. In February Qatar’s five-year agreement with Scale AI became known, according to RCR Wireless News. As in Kuwait, its value was not disclosed.

Large data centres were announced in May. HUMAIN of Saudi Arabia and NVIDIA plan AI factories with a projected capacity of up to half a gigawatt over five years, WinBuzzer reported. In Abu Dhabi six companies announced Stargate UAE, a computing cluster of one gigawatt, according to a press release carried by Zawya. For Kuwait no capacity was published.

Kuwait’s links abroad are to grow as well. A submarine cable named Fibre in Gulf is to connect Kuwait with the other five GCC states and Iraq. Ooredoo Group announced it in January 2025, and data centres are among the intended users.

Government services in Kuwait are partly digital already. The Ministry of Electricity, Water and Renewable Energy said that it provides 97% of its services to consumers electronically, Arab Times reported in February.`,
    ar: `تعتزم مايكروسوفت إنشاء منطقة سحابية من «أزور» (Azure) في الكويت، مدعومة بالذكاء الاصطناعي، ضمن شراكة استراتيجية أعلنتها مع الحكومة الكويتية في 6 مارس 2025. فالمنطقة أُعلنت ولم تُفتتح.

تمثّل الحكومةَ في الشراكة جهتان: الجهاز المركزي لتكنولوجيا المعلومات (CAIT) والهيئة العامة للاتصالات وتقنية المعلومات (CITRA). ووصف عمر سعود العمر، وزير الدولة لشؤون الاتصالات، الشراكة بأنها نقطة تحول.

تشمل الخطة كذلك مركزًا للابتكار التقني ومركزًا لابتكارات الذكاء الاصطناعي ومركز تميز للحوسبة السحابية. وسيُتاح لموظفي الحكومة مايكروسوفت 365 كوبايلوت (Copilot).

سؤالان بقيا بلا جواب: قيمة الاستثمار وموعد افتتاح المنطقة.

كانت لمايكروسوفت حينها مناطق سحابية قائمة في قطر والإمارات. وفي ديسمبر 2024 أتمّت بناء منطقتها في السعودية، وموعد تشغيلها 2026. وترتبط الشراكة في الكويت برؤية الكويت 2035.

أعلنت حكومات خليجية أخرى في تلك الفترة خططًا للذكاء الاصطناعي في عملها. فاستراتيجية أبوظبي الرقمية، المعلنة في يناير 2025، تقضي بنقل أعمال الحكومة كلها إلى سحابة سيادية وإدخال أكثر من مئتي نظام للذكاء الاصطناعي في خدماتها، بحسب صحيفة «ذا ناشيونال». وعُرف في فبراير أن قطر وقّعت اتفاقية مدتها خمس سنوات مع سكيل إيه آي (Scale AI)، كما نشر موقع «آر سي آر وايرلس نيوز»، ولم تُعلن قيمتها هي الأخرى.

أُعلنت في مايو مراكز بيانات كبيرة. فهيوماين (HUMAIN) السعودية وإنفيديا تعتزمان إقامة مصانع للذكاء الاصطناعي تصل قدرتها خلال خمس سنوات إلى نصف غيغاواط بحسب التقديرات، وفق موقع «وين بازر». وأعلنت ست شركات في أبوظبي مركز الحوسبة «ستارغيت الإمارات» بقدرة غيغاواط واحد، كما جاء في بيان نشرته «زاوية». أما منطقة الكويت فلم تُنشر لها قدرة.

ستزيد كذلك الكابلات التي تصل الكويت بالخارج. فكابل «فيبر إن غلف» (Fibre in Gulf) البحري، الذي أعلنته مجموعة أوريدو في يناير 2025، سيربط الكويت بدول مجلس التعاون الخمس الأخرى وبالعراق، ومراكز البيانات من مستخدميه المستهدفين.

بعض الخدمات الحكومية في الكويت إلكترونية أصلًا. فقد قالت وزارة الكهرباء والماء والطاقة المتجددة إنها تقدّم 97% من خدماتها للمستهلكين إلكترونيًا، بحسب «عرب تايمز» في فبراير.`,
  },
};
