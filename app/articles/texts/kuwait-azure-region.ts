import type { Article } from "../article.ts";

export const article: Article = {
  id: "13",
  slug: "kuwait-azure-region",
  date: "2025-03-06",
  modified: "2026-11-21T14:45:37Z",
  category: "artificial-intelligence",
  countries: ["KW"],
  title: {
    en: "Kuwait and Microsoft announce plan for an Azure cloud region",
    ar: "الكويت ومايكروسوفت تعلنان خطة لإنشاء منطقة أزور السحابية",
  },
  description: {
    en: "Microsoft intends to set up an AI-powered Azure cloud region in Kuwait under a partnership with the government. No investment amount and no opening date were disclosed.",
    ar: "تعتزم مايكروسوفت إنشاء منطقة أزور السحابية في الكويت، مدعومة بالذكاء الاصطناعي، ضمن شراكة مع الحكومة. ولم يُكشف عن قيمة الاستثمار ولا عن موعد الافتتاح.",
  },
  pictureAlt: {
    en: "A cloud drawn with compass circles above the sea, with a row of server cabinets standing in it and fibre lines running down from its base",
    ar: "سحابة مرسومة بدوائر الفرجار فوق البحر، يقف فيها صف من خزائن الخوادم وتنزل من قاعدتها خطوط ألياف",
  },
  source: { en: "Data Center Dynamics", ar: "داتا سنتر ديناميكس" },
  sourceUrl: "https://datacenterdynamics.com/en/news/microsoft-to-develop-azure-cloud-region-in-kuwait",
  content: {
    en: `Microsoft intends to establish in Kuwait an Azure Region powered by artificial intelligence (AI). The plan is part of a strategic partnership that the company and the Government of Kuwait announced on 6 March 2025. At that point it was no more than an intention: the cloud region was announced, not opened.

Two bodies represent the government in the partnership. They are the Central Agency for Information Technology (CAIT) and the Communications and Information Technology Regulatory Authority (CITRA). Judson Althoff, Executive Vice President and Chief Commercial Officer, spoke for Microsoft. Omar Saud Al-Omar, Minister of State for Communication Affairs, called the partnership a transformative milestone.

A cloud region is a group of data centres that serves customers from inside a country. Customers rent computing power and storage there instead of running servers of their own. They pay for what they use and can take more when the load grows. The place matters for two reasons. Data can be stored and processed without leaving the country. Requests also travel a shorter way, so the answer comes back sooner.

The plan does not stop at data centres. It includes a Technology Innovation Hub, an AI Innovation Center and a Cloud Center of Excellence. A centre of excellence is usually a team of specialists that sets common rules and helps others to follow them. For cloud services, such rules cover who may create a server, how access is granted and how costs are tracked.

Government employees are part of the plan too. Microsoft 365 Copilot, the company’s AI assistant for office work, is to be introduced for them. An assistant of this kind drafts and summarizes texts on request, and it remains for the employee to check the result.

Two questions stayed open. No investment amount was disclosed, and no opening date for the cloud region. Organizations that might want to move their systems there therefore had no date to plan with.

Microsoft already had cloud regions in Qatar and the United Arab Emirates. In December 2024 it had completed construction of its Saudi cloud region, which was due to go live in 2026. The partnership in Kuwait is tied to Kuwait Vision 2035.`,
    ar: `تعتزم مايكروسوفت إنشاء منطقة أزور السحابية (Azure) في الكويت، مدعومة بالذكاء الاصطناعي. وتأتي الخطة ضمن شراكة استراتيجية أعلنتها الشركة وحكومة الكويت في 6 مارس 2025. ولم تكن يومها سوى نية، فالمنطقة السحابية أُعلنت ولم تُفتتح.

وتمثّل الحكومةَ في الشراكة جهتان: الجهاز المركزي لتكنولوجيا المعلومات (CAIT) والهيئة العامة للاتصالات وتقنية المعلومات (CITRA). وتحدّث باسم مايكروسوفت جودسون ألتوف، النائب التنفيذي للرئيس والرئيس التنفيذي للشؤون التجارية. ووصف عمر سعود العمر، وزير الدولة لشؤون الاتصالات، الشراكة بأنها محطة رئيسية تُحدث تحولًا.

والمنطقة السحابية مجموعة مراكز بيانات تخدم العملاء من داخل البلد. ويستأجر العملاء فيها قدرة الحوسبة والتخزين بدل أن يشغّلوا خوادم لهم، فيدفعون ثمن ما يستخدمونه، ويزيدون حصتهم كلما زاد الحمل. وللمكان أهميته لسببين: أولهما أن البيانات يمكن أن تُحفظ وتُعالج من دون أن تغادر البلد، والثاني أن الطلبات تقطع مسافة أقصر فيعود الجواب أسرع.

ولا تقف الخطة عند مراكز البيانات، فهي تشمل مركزًا للابتكار التقني ومركزًا لابتكارات الذكاء الاصطناعي ومركز تميز للحوسبة السحابية. ومركز التميز في العادة فريق من المتخصصين يضع قواعد مشتركة ويساعد غيره على اتباعها. وفي الخدمات السحابية تحدّد هذه القواعد من يحقّ له إنشاء خادم، وكيف تُمنح صلاحيات الوصول، وكيف تُتابع التكاليف.

وللموظفين الحكوميين نصيب من الخطة أيضًا، إذ يُنتظر أن يُتاح لهم مايكروسوفت 365 كوبايلوت (Copilot)، وهو مساعد للأعمال المكتبية تقدّمه الشركة ويعمل بالذكاء الاصطناعي. ويكتب مساعد كهذا مسودات النصوص ويلخّصها عند الطلب، وتبقى مراجعة النتيجة على الموظف.

وبقي سؤالان بلا جواب، إذ لم يُكشف عن قيمة الاستثمار ولا عن موعد افتتاح المنطقة السحابية. ولذلك لم يكن أمام المؤسسات التي قد ترغب في نقل أنظمتها إليها موعد تبني عليه خططها.

وكانت لمايكروسوفت حينها مناطق سحابية قائمة في قطر والإمارات العربية المتحدة. وكانت قد أنجزت في ديسمبر 2024 بناء منطقتها السحابية في السعودية، وموعد دخولها الخدمة مقرّر في 2026. أما الشراكة في الكويت فترتبط برؤية الكويت 2035.`,
  },
};
