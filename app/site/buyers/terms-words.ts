import type { WordTree } from "../../i18n/text.ts";

/** From order to delivery, shipping, data and limits. What is yours and when is said as in the terms of service. */
export const termsWords = {
  orderHeading: { en: "From order to delivery", ar: "من الطلب إلى التسليم" },
  orderLead: {
    en: "Above, the stages and their payments. Below, what you have paid and from when each thing is\u00a0yours.",
    ar: "في الأعلى المراحل ودفعاتها، وفي الأسفل ما دفعته وما يصير لك: حيث يرتفع الخط يصير الشيء لك.",
  },
  orderLeadUnpaid: {
    en: "Above, the stages. Below, from when each thing is\u00a0yours.",
    ar: "في الأعلى المراحل، وفي الأسفل ما يصير لك: حيث يرتفع الخط يصير الشيء لك.",
  },
  stages: {
    offer: {
      name: { en: "Quote", ar: "عرض السعر" },
      text: {
        en: "You tell us what the device must do, under a mutual NDA where that is confidential. We reply with scope, price and dates.",
        ar: "تخبرنا بما يجب أن يفعله الجهاز، بعد توقيع اتفاقية عدم إفصاح متبادلة إن كان سرّيًا، فنردّ بالنطاق والسعر والمواعيد.",
      },
      due: { en: "with the quote", ar: "مع عرض السعر" },
    },
    order: {
      name: { en: "Order", ar: "الطلب" },
      text: {
        en: "One contract covers board, firmware and mechanics. The first two phases of our process follow.",
        ar: "عقد واحد للوحة والبرمجيات الثابتة والأجزاء الميكانيكية، وبعده المرحلتان الأوليان من طريقة عملنا.",
      },
      due: { en: "on signing", ar: "عند التوقيع" },
    },
    design: {
      name: { en: "Design", ar: "التصميم" },
      text: {
        en: "Two-week sprints. You see what runs so far every two weeks.",
        ar: "دورات عمل من أسبوعين، ترى في ختام كل منها ما يعمل حتى الآن.",
      },
      due: { en: "as the contract divides it", ar: "على الدفعات التي يحدّدها العقد" },
    },
    prototype: {
      name: { en: "Prototype", ar: "النموذج الأولي" },
      text: {
        en: "It runs in front of you and is tested against the criteria we agreed.",
        ar: "يعمل أمامك، ويُختبر بالمعايير التي اتفقنا عليها.",
      },
      due: { en: "when you accept it", ar: "حين تقبله" },
    },
    batch: {
      name: { en: "First batch", ar: "أول دفعة" },
      text: {
        en: "Parts are bought and units built. The quote states which parts are paid for in advance.",
        ar: "تُشترى المكوّنات وتُصنع الوحدات. يحدّد العرض ما يُدفع ثمنه من المكوّنات قبل الشراء.",
      },
      due: { en: "before parts are bought", ar: "قبل شراء المكوّنات" },
    },
    delivery: {
      name: { en: "Delivery", ar: "التسليم" },
      text: {
        en: "You receive the units, the files and what is needed to make them again, as the contract says.",
        ar: "تتسلّم الوحدات والملفات وما يلزم لإعادة إنتاجها، وفق العقد.",
      },
      due: { en: "on receipt", ar: "عند الاستلام" },
    },
  },
  due: { en: "Invoiced", ar: "يُفوتر" },
  paid: {
    name: { en: "Paid so far", ar: "المدفوع حتى الآن" },
    text: {
      en: "an example: the contract sets the milestones, and this page is not an offer",
      ar: "مثال: العقد هو الذي يحدّد مراحل الدفع، وهذه الصفحة ليست عرضًا",
    },
  },
  yours: {
    name: { en: "Your ideas, drawings, samples and data", ar: "أفكارك ورسومك وعيناتك وبياناتك" },
    text: { en: "yours from the first day", ar: "لك منذ اليوم الأول" },
  },
  files: {
    name: {
      en: "Drawings, design files, source code, moulds",
      ar: "المخطّطات الهندسية وملفات التصميم والشيفرة المصدرية والقوالب",
    },
    text: {
      en: "yours once the work is paid for in full, unless the contract says otherwise",
      ar: "لك متى سُدّد ثمن العمل كاملًا، ما لم ينصّ العقد على غير ذلك",
    },
  },
  tools: {
    name: { en: "Our own tools and know-how", ar: "أدواتنا وخبراتنا" },
    text: {
      en: "stay ours; your product may use what it contains of them permanently, at no further charge",
      ar: "تبقى لنا، ولمنتجك أن يستخدم ما فيه منها دائمًا بلا مقابل إضافي",
    },
  },
  warranty: {
    name: { en: "Warranty", ar: "الضمان" },
    text: {
      en: "{period} from delivery, unless the contract states another period: we repair or replace what fails through our fault",
      ar: "{period} من التسليم ما لم يحدّد العقد مدة أخرى: نصلح ما تعطّل بخطأ منا أو نستبدله",
    },
  },
  afterHeading: { en: "After delivery", ar: "بعد التسليم" },
  warrantyCovers: { en: "What the warranty covers", ar: "ما يشمله الضمان" },
  warrantyTerms: { en: "Terms of service, section 9", ar: "شروط الخدمة، البند 9" },
  onSite: { en: "We come to", ar: "نزور الموقع في" },
  spareParts: { en: "Spare parts", ar: "قطع الغيار" },
  securityUpdates: { en: "Security updates", ar: "التحديثات الأمنية" },
  years: { en: "for {period}", ar: "{period}" },
  nda: { en: "Mutual NDA", ar: "اتفاقية عدم الإفصاح المتبادلة" },
  ndaText: {
    en: "signed before anything confidential is shared, for {period}",
    ar: "نوقّعها قبل تبادل أي معلومة سرّية، ومدتها {period}",
  },
  shippingHeading: { en: "Shipping, origin, risk", ar: "الشحن والمنشأ والمخاطر" },
  segmentExport: { en: "Export papers, to the carrier", ar: "مستندات التصدير والتسليم إلى الناقل" },
  segmentCarriage: { en: "Main carriage", ar: "النقل الرئيسي" },
  segmentDoor: { en: "On to your door", ar: "حتى بابك" },
  segmentImport: { en: "Duty and import papers", ar: "الرسوم الجمركية ومستندات الاستيراد" },
  incoterms: {
    EXW: { en: "You collect from our door", ar: "تتسلّم الشحنة من مقرّنا" },
    FCA: { en: "Cleared for export and given to your carrier", ar: "نخلّصها للتصدير ونسلّمها إلى ناقلك" },
    CIP: {
      en: "Carriage and insurance paid to a named place",
      ar: "النقل والتأمين مدفوعان إلى مكان محدّد",
    },
    DAP: { en: "At your door, duty is yours", ar: "عند بابك، والرسوم الجمركية عليك" },
    DDP: { en: "At your door, duty paid", ar: "عند بابك، والرسوم الجمركية مدفوعة" },
  },
  weArrange: { en: "We pay and arrange", ar: "ندفع نحن ونرتّب" },
  youArrange: { en: "You do", ar: "تدفع أنت وترتّب" },
  riskPasses: { en: "Here the risk becomes yours", ar: "هنا تنتقل المخاطر إليك" },
  termInQuote: { en: "Each quote names its term.", ar: "يذكر كل عرض سعر الشرط المعتمد فيه." },
  shipsFrom: { en: "Ships from", ar: "مكان الشحن" },
  origin: { en: "Origin", ar: "المنشأ" },
  shippingCosts: { en: "Taxes, duty and shipping", ar: "الضرائب والجمارك والشحن" },
  shippingCostsText: { en: "listed separately in the quote", ar: "تُذكر منفصلة في عرض السعر" },
  dataHeading: { en: "What you send through this site", ar: "ما ترسله عبر الموقع" },
  data: [
    {
      name: { en: "Where it is kept", ar: "أين يُحفظ" },
      text: {
        en: "On the server of this site, in its backups and in our mailbox. No page loads analytics, advertising or anything else from other companies.",
        ar: "على خادم هذا الموقع وفي نسخه الاحتياطية وفي بريدنا. لا\u00a0تُحمّل أي صفحة أدوات قياس ولا\u00a0إعلانات ولا\u00a0غيرها من شركات أخرى.",
      },
    },
    {
      name: { en: "Who sees it", ar: "من يطّلع عليه" },
      text: {
        en: "Our team; our host and our email provider process it for us. In the staff area, each member’s opening of an inquiry is logged, at most once an hour; reading copies in our mailboxes is not.",
        ar: "فريقنا، ويعالجه لنا مزوّدا الاستضافة والبريد. ويُسجَّل فتح كل عضو للاستفسار مرة واحدة على الأكثر في الساعة، ولا\u00a0يشمل ذلك قراءة النسخ التي في بريدنا.",
      },
    },
    {
      name: { en: "How it is deleted", ar: "كيف يُحذف" },
      text: {
        en: "Erase it on your inquiry’s page, or write to us from the address you used: we delete it, or tell you why we cannot, within a month. Backups keep it until they are replaced.",
        ar: "احذفه في صفحة استفسارك، أو اكتب إلينا من العنوان الذي راسلتنا منه، فنحذفه خلال شهر أو نبيّن لك سبب تعذّر ذلك. وتبقى نسخة في النسخ الاحتياطية إلى أن تُستبدل.",
      },
    },
  ],
  dataPolicy: { en: "Privacy policy", ar: "سياسة الخصوصية" },
  limitsHeading: { en: "What we do not do", ar: "ما لا\u00a0نفعله" },
  limits: [
    {
      name: { en: "Certify", ar: "لا\u00a0نمنح شهادات" },
      text: {
        en: "An accredited laboratory or a notified body does. We prepare the device and its file.",
        ar: "تمنحها المختبرات وجهات التقييم المعتمدة، ونحن نُعدّ الجهاز وملفه.",
      },
    },
    {
      name: { en: "Apply in your name", ar: "لا\u00a0نقدّم الطلبات باسمك" },
      text: {
        en: "The applicant is you, your importer or your representative. We give them the technical file.",
        ar: "مقدّم الطلب هو أنت أو مستوردك أو ممثّلك، ونسلّمه الملف الفني.",
      },
    },
    {
      name: { en: "Show past work before an NDA", ar: "لا\u00a0نعرض عملًا سابقًا قبل اتفاقية عدم إفصاح" },
      text: {
        en: "After one, we share what each client allows. Yours is kept the same way.",
        ar: "بعدها نُطلعك على ما يسمح به صاحب المشروع، وهكذا نحفظ مشروعك.",
      },
    },
    {
      name: { en: "Name clients", ar: "لا\u00a0نسمّي عملاءنا" },
      text: {
        en: "We name no client, publish no photograph and quote no figure without written consent.",
        ar: "لا\u00a0نذكر اسم عميل ولا\u00a0ننشر صورة ولا\u00a0نستشهد برقم إلا بموافقة خطية.",
      },
    },
    {
      name: { en: "Keep paid work", ar: "لا\u00a0نحتجز عملًا سُدّد ثمنه" },
      text: {
        en: "The files and the source code go to you, with what is needed to make the device again, as the contract says.",
        ar: "تنتقل إليك الملفات والشيفرة المصدرية وما يلزم لإعادة إنتاج الجهاز، وفق العقد.",
      },
    },
    {
      name: { en: "Change a price on our own", ar: "لا\u00a0نغيّر سعرًا وحدنا" },
      text: {
        en: "A change begins once both of us have agreed in writing. Dates move only then, or for a delay that the terms name.",
        ar: "لا\u00a0يبدأ أي تغيير إلا باتفاق مكتوب بيننا. ولا\u00a0تتأجّل المواعيد إلا بذلك أو لتأخير تذكره الشروط.",
      },
    },
  ],
} satisfies WordTree;
