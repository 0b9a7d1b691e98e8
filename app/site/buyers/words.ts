import type { BuyersQuestion, Incoterm, PaidStage } from "../../firm-types.ts";
import type { LocalizedText, WordTree } from "../../i18n/text.ts";

/** What is yours and when is said as in the terms of service. */
export const words = {
  title: { en: "Before you put us on\u00a0the\u00a0list", ar: "قبل أن تدرجنا في\u00a0قائمتك" },
  lead: {
    en: "The firm on one sheet, an order in five lines, what buyers ask us, and what each market asks of a device. Each rule links to a page of a public authority. Where we found none, we say so.",
    ar: "الشركة في صفحة واحدة، وأمر الشراء في خمسة أسطر، وأجوبتنا عن أسئلة المشترين، وما تطلبه كل سوق من الجهاز. لكل قاعدة رابط إلى صفحة جهة رسمية، ونشير إلى كل ما لم نجد له صفحة.",
  },
  contents: { en: "On this page", ar: "في هذه الصفحة" },
  sections: {
    firm: { en: "The firm on one sheet", ar: "الشركة في صفحة واحدة" },
    order: { en: "From order to delivery", ar: "من أمر الشراء إلى التسليم" },
    questions: { en: "What buyers ask us", ar: "أسئلة المشترين" },
    market: { en: "What each market asks", ar: "ما تطلبه كل سوق" },
  },
  closingHeading: { en: "Send us your vendor\u00a0form", ar: "أرسل إلينا استمارة تسجيل\u00a0المورّدين" },
  closingText: {
    en: "We reply within {hours} hours on working days, and say which line we cannot fill in.",
    ar: "نردّ خلال {hours} ساعة في أيام العمل، ونبيّن الخانات التي لا\u00a0نستطيع ملأها.",
  },
  closingContact: { en: "Contact us", ar: "تواصل معنا" },
  closingSubject: { en: "Our vendor form", ar: "استمارة تسجيل المورّدين" },
  closingQuote: { en: "Ask for a quote", ar: "اطلب عرض سعر" },
  quoteSubject: { en: "A quote, please", ar: "أودّ عرض سعر" },
} satisfies WordTree;

export const firmWords = {
  legalName: { en: "Legal name", ar: "الاسم القانوني" },
  legalForm: { en: "Legal form", ar: "الشكل القانوني" },
  register: { en: "Commercial register", ar: "السجل التجاري" },
  taxNumber: { en: "Tax number", ar: "الرقم الضريبي" },
  founded: { en: "Founded", ar: "سنة التأسيس" },
  address: { en: "Address", ar: "العنوان" },
  hours: { en: "Hours", ar: "أوقات العمل" },
  hoursText: {
    en: "{days}, {opens} to {closes}",
    ar: "{days}، من {opens} إلى {closes}",
  },
  timeZone: { en: "Time zone", ar: "المنطقة الزمنية" },
  zoneText: { en: "{city}, {winter}", ar: "{city}، {winter}" },
  timeZoneText: { en: "{city}, {winter}, in\u00a0summer {summer}", ar: "{city}، {winter}، و{summer} صيفًا" },
  answers: { en: "We reply", ar: "وقت الرد" },
  answersText: {
    en: "within {hours}\u00a0hours on working days",
    ar: "خلال {hours}\u00a0ساعة في أيام العمل",
  },
  languages: { en: "We write in", ar: "لغات العمل" },
  languagesText: { en: "Arabic and English", ar: "العربية والإنجليزية" },
  currencies: { en: "We invoice in", ar: "عملات الفواتير" },
  bankCountry: { en: "Our bank is in", ar: "بلد المصرف" },
  standards: { en: "Standards we design to", ar: "مواصفات نصمّم وفقها" },
  standardsText: {
    en: "{standards}, where the product calls for them; that is no certificate",
    ar: "{standards}، حين يتطلبها المنتج، وليس ذلك شهادة مطابقة",
  },
  certificate: { en: "Certificate", ar: "شهادة" },
  certificateText: {
    en: "{standard}, {body}, {number}, until {expires}",
    ar: "{standard}، {body}، {number}، حتى {expires}",
  },
  law: { en: "Law, court, liability", ar: "القانون والمحكمة والمسؤولية" },
  lawText: { en: "Terms of service, sections 10 and 12", ar: "شروط الخدمة، البندان 10 و12" },
  tenders: { en: "Send tenders and forms to", ar: "بريد المناقصات والاستمارات" },
  asOf: { en: "As of", ar: "البيانات حتى تاريخ" },
} satisfies WordTree;

interface StageWords {
  name: LocalizedText;
  text: LocalizedText;
}

/** The five lines. */
export const stageWords: Record<"quote" | PaidStage, StageWords> = {
  quote: {
    name: { en: "Quote", ar: "عرض السعر" },
    text: {
      en: "You tell us what the device must do, under a mutual non-disclosure agreement (NDA) where that is confidential. We reply with scope, price and dates. What you bring stays yours: ideas, drawings, samples and data.",
      ar: "تخبرنا بما يجب أن يفعله الجهاز، بعد توقيع اتفاقية عدم إفصاح متبادلة (NDA) إن كان سرّيًا، فنرسل إليك نطاق العمل وسعره ومواعيده. ويبقى ملكًا لك كل ما تقدّمه من أفكار ومخطّطات هندسية وعينات وبيانات.",
    },
  },
  order: {
    name: { en: "Order", ar: "أمر الشراء" },
    text: {
      en: "One contract for board, firmware and mechanics. A price fixed in the contract changes only if we both agree in writing. Fixed dates move only in the same way, or for a delay that the terms name.",
      ar: "عقد واحد للوحة وبرمجياتها الثابتة وأجزائها الميكانيكية. لا\u00a0يتغيّر السعر الثابت في العقد إلا باتفاق مكتوب، ولا\u00a0تتأجّل المواعيد الثابتة إلا به أو لتأخير تذكره الشروط.",
    },
  },
  prototype: {
    name: { en: "Prototype", ar: "النموذج الأولي" },
    text: {
      en: "Every two weeks you see what runs so far. The prototype runs in front of you and is tested against the criteria we agreed.",
      ar: "ترى كل أسبوعين كل ما أُنجز حتى ذلك اليوم. ويعمل النموذج الأولي أمامك، ويُختبر بالمعايير التي اتفقنا عليها.",
    },
  },
  batch: {
    name: { en: "Production batch", ar: "دفعة الإنتاج" },
    text: {
      en: "Parts are bought and units built. The quote states which parts are paid for before they are bought.",
      ar: "تُشترى المكوّنات وتُصنع الوحدات. ويحدّد عرض السعر ما يُدفع ثمنه من المكوّنات قبل شرائها.",
    },
  },
  delivery: {
    name: { en: "Delivery", ar: "التسليم" },
    text: {
      en: "Units, files and what is needed to make them again. Once the work is paid for in full, its drawings, design files, source code and moulds are yours, unless the contract says otherwise.",
      ar: "تتسلّم الوحدات والملفات وما يلزم لإعادة إنتاجها. وعند سداد ثمن العمل كاملًا تنتقل إليك مخطّطاته الهندسية وملفات تصميمه وشيفرته المصدرية وقوالبه، ما لم ينصّ العقد على غير ذلك.",
    },
  },
};

export const orderWords = {
  /** With when it is due. */
  due: {
    order: { en: "Invoiced: {percent} on signing", ar: "الفاتورة: {percent} عند التوقيع" },
    prototype: { en: "Invoiced: {percent} when you accept it", ar: "الفاتورة: {percent} عند قبوله" },
    batch: { en: "Invoiced: {percent} before parts are bought", ar: "الفاتورة: {percent} قبل شراء المكوّنات" },
    delivery: { en: "Invoiced: {percent} on receipt", ar: "الفاتورة: {percent} عند الاستلام" },
  },
  warranty: { en: "Warranty", ar: "الضمان" },
  warrantyText: { en: "{period} from delivery", ar: "{period} من التسليم" },
  warrantyTerms: { en: "What the warranty covers", ar: "ما يشمله الضمان" },
  warrantyTermsText: { en: "Terms of service, section 9", ar: "شروط الخدمة، البند 9" },
  spareParts: { en: "Spare parts", ar: "قطع الغيار" },
  securityUpdates: { en: "Security updates", ar: "التحديثات الأمنية" },
  period: { en: "for {period}", ar: "{period}" },
  incoterms: { en: "Incoterms 2020", ar: "شروط Incoterms 2020" },
  incotermsText: { en: "{terms}; each quote names its Incoterm", ar: "{terms}، ويذكر كل عرض سعر شرطه" },
  shipsFrom: { en: "Ships from", ar: "مكان الشحن" },
  origin: { en: "Origin", ar: "المنشأ" },
  extras: { en: "Taxes, duty and shipping", ar: "الضرائب والجمارك والشحن" },
  extrasText: { en: "listed separately in the quote", ar: "تُذكر منفصلة في عرض السعر" },
} satisfies WordTree;

/** As a place name follows, in this order. */
export const incotermWords: Record<Incoterm, LocalizedText> = {
  EXW: { en: "you collect", ar: "تتسلّم من مقرّنا" },
  FCA: { en: "to your carrier", ar: "إلى ناقلك" },
  CIP: { en: "carriage and insurance paid", ar: "النقل والتأمين علينا" },
  DAP: { en: "at your site, duty unpaid", ar: "حتى موقعك والرسوم الجمركية عليك" },
  DDP: { en: "at your site, duty paid", ar: "حتى موقعك والرسوم الجمركية علينا" },
};

export interface QuestionWords {
  question: LocalizedText;
  /** What holds for every firm with this site and its terms. Without it, only the firm's own answer is shown. */
  answer?: LocalizedText;
  /** To a page, or to the contact form with this subject. */
  link?: { name: LocalizedText } & ({ page: string } | { subject: LocalizedText });
}

export const questionWords: Record<BuyersQuestion, QuestionWords> = {
  manufacturer: {
    question: {
      en: "Who is the manufacturer on the label, and who applies for approvals?",
      ar: "من الجهة المصنّعة على الملصق، ومن يطلب الموافقات؟",
    },
    answer: {
      en: "You sell the device under your name, so you are its manufacturer. You, your importer or your representative apply, in Saudi Arabia on SABER and with CST. We prepare the device and its technical file. An accredited laboratory or a notified body certifies; we do not.",
      ar: "تبيع الجهاز باسمك، فأنت الجهة المصنّعة. وتقدّم الطلبات أنت، أو المستورد، أو ممثّلك، وفي السعودية عبر منصة سابر (SABER) ولدى هيئة الاتصالات (CST). نجهّز الجهاز وملفه الفني، أما الشهادات فتمنحها المختبرات وجهات التقييم المعتمدة، لا\u00a0نحن.",
    },
  },
  tests: {
    question: { en: "Which tests do you run yourselves?", ar: "أي اختبارات تُجرونها بأنفسكم؟" },
    answer: {
      en: "Bench measurements, automated firmware tests, and tests of heat, vibration and power loss. The test plan states the method and limit of each before the prototype is built. What needs accreditation goes to an accredited laboratory.",
      ar: "قياسات في المختبر، واختبارات آلية للبرمجيات الثابتة، واختبارات الحرارة والاهتزاز وانقطاع الكهرباء. وتحدّد خطة الاختبار طريقة كل منها وحدوده قبل بناء النموذج الأولي. أما ما يتطلب اعتمادًا فنرسله إلى مختبر معتمد.",
    },
    link: { page: "process", name: { en: "Our process", ar: "طريقة عملنا" } },
  },
  failures: {
    question: {
      en: "May we see one project from its first step to its last?",
      ar: "هل نطّلع على مشروع واحد من أول خطوة فيه إلى آخرها؟",
    },
    answer: {
      en: "Our own: the story of {product}. Of clients’ work we show what they allow, after a mutual NDA. We name no client, publish no photograph and quote none of their figures without written consent.",
      ar: "مشروعنا نحن: قصة {product}. ومن أعمال عملائنا نعرض ما يسمحون به، بعد توقيع اتفاقية عدم إفصاح متبادلة. ولا\u00a0نذكر اسم عميل ولا\u00a0ننشر صورة ولا\u00a0نستشهد بأرقامه إلا بموافقة خطية.",
    },
    link: { page: "about", name: { en: "The story of {product}", ar: "قصة {product}" } },
  },
  capacity: {
    question: {
      en: "How many engineers, which batch sizes, which lead times?",
      ar: "كم مهندسًا لديكم؟ وما حجم دفعة الإنتاج؟ وما\u00a0مهلة التسليم؟",
    },
  },
  payment: {
    question: { en: "How do we pay?", ar: "كيف ندفع؟" },
    answer: {
      en: "At the milestones that the contract sets, each invoice by its date. Taxes, customs duties and shipping are listed separately.",
      ar: "تدفع عند المراحل التي يحدّدها العقد، كل فاتورة في موعدها. وتُذكر الضرائب والرسوم الجمركية وتكاليف الشحن على حدة.",
    },
    link: { page: "terms-of-service#payment", name: { en: "Terms, section 7", ar: "الشروط، البند 7" } },
  },
  liability: {
    question: { en: "How far are you liable?", ar: "ما حدود مسؤوليتكم؟" },
    answer: {
      en: "For direct damage, up to the price of the contract, but not for loss of profit, unless it states otherwise. Nothing limits liability for fraud, gross negligence, death or injury.",
      ar: "نعوّض الضرر المباشر في حدود قيمة العقد، ولا\u00a0نعوّض الربح الفائت، ما لم ينصّ العقد على غير ذلك. ولا\u00a0شيء يحدّ من المسؤولية عن الغش والخطأ الجسيم والوفاة والأذى الجسدي.",
    },
    link: { page: "terms-of-service#liability", name: { en: "Terms, section 10", ar: "الشروط، البند 10" } },
  },
  visits: {
    question: {
      en: "Who comes to our site, how soon, for how many years?",
      ar: "من يزور موقعنا؟ وبعد كم يوم؟ ولكم سنة؟",
    },
  },
  outage: {
    question: {
      en: "What if {city} cannot be reached, its banks close or its power fails?",
      ar: "ماذا لو تعذّر الوصول إلى {city}، أو أُغلقت مصارفها، أو انقطعت الكهرباء فيها؟",
    },
    answer: {
      en: "What is paid for is handed over with its files and source code, so others can carry on. If events that no one could prevent delay us, we tell you at once.",
      ar: "نسلّمك كل ما دُفع ثمنه مع ملفاته وشيفرته المصدرية، فيستطيع غيرنا أن يُكمله. وإذا أخّرتنا قوة قاهرة أبلغناك فورًا.",
    },
    link: {
      page: "terms-of-service#scope",
      name: { en: "Terms, sections 8 and 10", ar: "الشروط، البندان 8 و10" },
    },
  },
  nda: {
    question: { en: "Which NDA do we sign?", ar: "أي اتفاقية عدم إفصاح نوقّع؟" },
    answer: {
      en: "Yours or ours, mutual, before either of us shares anything confidential.",
      ar: "اتفاقيتك أو اتفاقيتنا، وهي متبادلة، ونوقّعها قبل تبادل أي معلومة سرّية.",
    },
    link: {
      name: { en: "Ask for our template", ar: "اطلب نموذجنا" },
      subject: { en: "Your NDA template, please", ar: "أودّ نموذج اتفاقية عدم الإفصاح" },
    },
  },
  drawings: {
    question: {
      en: "Where are our drawings kept, and who can open them?",
      ar: "أين تُحفظ مخطّطاتنا الهندسية؟ ومن يفتحها؟",
    },
    answer: {
      en: "What you send through this site lies on its server, in backups and in our mailbox, not encrypted by the site: send nothing confidential before the NDA. Every member of our team can open it; each member’s opening is logged, at most once an hour. You can erase it from the server on your inquiry’s page. Backups keep a copy until we replace them, and we delete the emails ourselves.",
      ar: "ما ترسله عبر الموقع محفوظ على خادمه وفي نسخه الاحتياطية وفي بريدنا، ولا\u00a0يشفّره الموقع، فلا\u00a0ترسل شيئًا سرّيًا قبل توقيع الاتفاقية. ويستطيع كل عضو في الفريق أن يفتحه، ويُسجَّل فتح كل عضو للاستفسار مرة واحدة على الأكثر في الساعة. ولك أن تحذفه من الخادم في صفحة استفسارك. وتبقى نسخة منه في النسخ الاحتياطية إلى أن نستبدلها، ونحذف نحن الرسائل من بريدنا.",
    },
    link: { page: "privacy-policy", name: { en: "Privacy policy", ar: "سياسة الخصوصية" } },
  },
};
