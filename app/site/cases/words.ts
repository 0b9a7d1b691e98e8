import type { Company } from "../../firm-types.ts";
import { company } from "../../../firm/company.ts";
import { formatPeriod } from "../../i18n/format.ts";
import type { PluralText } from "../../i18n/plural.ts";
import { inEachLocale, type LocalizedText, type WordTree } from "../../i18n/text.ts";

export const words = {
  title: { en: "Confidential case studies", ar: "دراسات حالة نحفظ سرّيتها" },
  lead: {
    en: "Our clients’ products are theirs to announce. Here we describe our work by category only. After a mutual non-disclosure agreement (NDA), we share what each client allows.",
    ar: "الإعلان عن أي منتج حق لصاحبه وحده. ولذلك نعرض عملنا هنا بحسب المجال فقط، وبعد توقيع اتفاقية عدم\u00a0إفصاح\u00a0متبادلة (NDA) نُطلعك على ما يسمح به صاحب المشروع.",
  },
  whyHeading: { en: "Why you see no names here", ar: "لماذا لا ترى أسماء هنا؟" },
  whyText: {
    en: "A client who trusts us with an unreleased product should never find it in our portfolio. So nothing here identifies anyone: no names, no photographs, no client figures.",
    ar: "لا يجوز أن يرى العميل منتجه في معرض أعمالنا قبل أن يطرحه هو. لذلك لا تجد هنا ما يدلّ على أحد: لا أسماء لعملائنا ولا صور لمنتجاتهم ولا أرقام من أعمالهم.",
  },
  withheld: { en: "withheld", ar: "محجوب" },
  blockClient: { en: "Client", ar: "العميل" },
  blockProduct: { en: "Product", ar: "المنتج" },
  blockFigures: { en: "Figures", ar: "الأرقام" },
  blockShown: { en: "Shown", ar: "متى تُعرض" },
  blockAfter: { en: "After a mutual NDA", ar: "بعد توقيع الاتفاقية" },
  categoriesHeading: { en: "Project categories", ar: "مجالات المشاريع" },
  categoriesNote: { en: "Each bar is one project.", ar: "يمثّل كل شريط مشروعًا واحدًا." },
  /** Where the counts were exceeded. */
  categoriesNoteOfMinimums: {
    en: "Each bar is one project; the counts are minimums.",
    ar: "يمثّل كل شريط مشروعًا واحدًا، وقد يكون العدد أكبر.",
  },
  categories: {
    robotics: {
      name: { en: "Robotics automation", ar: "الأتمتة الروبوتية" },
      text: {
        en: "Cells, arms and mobile platforms that move parts and goods",
        ar: "خلايا روبوتية وأذرع ومنصات متنقلة لنقل القطع والبضائع",
      },
    },
    industrialIot: {
      name: { en: "Industrial IoT", ar: "إنترنت الأشياء الصناعي (IoT)" },
      text: {
        en: "Machines that report their own condition over the Internet of Things\u00a0(IoT)",
        ar: "آلات تُبلغ عن حالتها بنفسها",
      },
    },
    consumer: {
      name: { en: "Consumer electronics", ar: "الإلكترونيات الاستهلاكية" },
      text: {
        en: "Products for the home and the pocket, up to the first batch",
        ar: "أجهزة منزلية ومحمولة، حتى أول دفعة إنتاج",
      },
    },
    connected: {
      name: { en: "Connected systems", ar: "الأنظمة المتصلة" },
      text: {
        en: "Devices, gateways and the software between them",
        ar: "أجهزة وبوابات وما بينها من برمجيات",
      },
    },
    energy: {
      name: { en: "Energy management", ar: "إدارة الطاقة" },
      text: {
        en: "Generators, batteries and solar, measured and balanced",
        ar: "مولّدات وبطاريات وطاقة شمسية، نقيسها ونوازن بينها",
      },
    },
    vision: {
      name: { en: "Computer vision", ar: "الرؤية الحاسوبية" },
      text: { en: "Cameras that inspect, count and guide", ar: "كاميرات تفحص وتعدّ وتوجّه" },
    },
  },
  prompt: {
    en: "Does your project belong in one of these fields? Tell us what it must do, and leave the confidential part for later.",
    ar: "هل ينتمي مشروعك إلى أحد هذه المجالات؟ أخبرنا بما يجب أن يفعله، واترك المعلومات السرّية إلى ما بعد توقيع الاتفاقية.",
  },
  protectionHeading: { en: "How we protect your work", ar: "كيف نحمي عملك؟" },
  protection: [
    {
      name: { en: "Client confidentiality", ar: "سرّية معلومات العميل" },
      text: {
        en: "We name no client, publish no photograph and quote none of their figures without written consent.",
        ar: "لا نذكر اسم عميل ولا\u00a0ننشر صورة ولا نستشهد بأرقامه إلا بموافقة خطية.",
      },
    },
    {
      name: { en: "NDA requirements", ar: "اتفاقية عدم الإفصاح" },
      text: {
        en: "We sign a mutual NDA before you share anything confidential.",
        ar: "نوقّع معك اتفاقية عدم إفصاح متبادلة قبل أن تُطلعنا على أي معلومة سرّية.",
      },
    },
    {
      name: { en: "Secure processes", ar: "إجراءات آمنة" },
      text: {
        en: "Before an order, our team can open what you send. After it, only those who work on the project may open its files. If your request needs someone outside, we record whom we forward it to. Where files must travel encrypted, we agree with you how.",
        ar: "قبل أمر الشراء يستطيع فريقنا فتح ما ترسله. وبعده لا يحقّ فتح ملفات المشروع إلا للعاملين عليه. وإذا تطلّب طلبك جهة من خارجه سجّلنا إلى من أعدنا توجيهه. وإن لزم تشفير الملفات اتفقنا معك على طريقته.",
      },
    },
    {
      name: { en: "Trusted partnership", ar: "شراكة قائمة على الثقة" },
      text: {
        en: "What you bring stays yours. Once the work is paid for in full, its drawings, design files, source code and moulds are yours, unless the contract says otherwise.",
        ar: "كل ما تقدّمه يبقى ملكًا لك. وعند سداد ثمن العمل كاملًا تصبح مخطّطاته الهندسية وشيفرته المصدرية وقوالبه وملفات تصميمه لك، ما لم ينصّ العقد على غير ذلك.",
      },
    },
  ],
  ndaHeading: { en: "Three steps to the details", ar: "ثلاث خطوات إلى التفاصيل" },
  ndaSteps: [
    {
      name: { en: "Initial discussion", ar: "نقاش أولي" },
      text: {
        en: "A call about what you need, with nothing confidential in it",
        ar: "مكالمة نعرف فيها حاجتك، من دون معلومات سرّية",
      },
    },
    { name: { en: "NDA signing", ar: "توقيع الاتفاقية" }, text: describeAgreement(company) },
    {
      name: { en: "Detailed case studies", ar: "دراسات الحالة بالتفصيل" },
      text: {
        en: "Comparable projects that their owners let us show: how they were built, what we measured and what went wrong",
        ar: "أعمال مشابهة سمح أصحابها بعرضها: كيف بُنيت وماذا قِسنا وأين تعثّرنا",
      },
    },
  ],
  challengesHeading: { en: "Technical challenges", ar: "تحديات تقنية" },
  challenges: [
    {
      en: "Electronics in sealed boxes under the summer sun",
      ar: "إلكترونيات في أغلفة محكمة تحت شمس الصيف",
    },
    { en: "Weak networks, or none", ar: "شبكات ضعيفة أو معدومة" },
    { en: "Years on one battery", ar: "عمل لسنوات على بطارية واحدة" },
    {
      en: "Electrical noise beside motors and inverters",
      ar: "تداخل كهرومغناطيسي (EMI) قرب المحرّكات والعواكس",
    },
    { en: "Parts that go out of production", ar: "مكوّنات يتوقّف إنتاجها" },
    { en: "Old machines without documentation", ar: "آلات قديمة بلا وثائق" },
  ],
  impactHeading: { en: "Business impact clients ask for", ar: "الأثر الذي يطلبه عملاؤنا" },
  impact: [
    { en: "Fewer unplanned stops", ar: "توقفات مفاجئة أقل" },
    { en: "Faults found before they cost money", ar: "أعطال تُكتشف قبل أن تكلّفك" },
    { en: "Less time from idea to first sale", ar: "وقت أقصر من الفكرة إلى أول بيع" },
    { en: "Lower unit cost after redesign", ar: "تكلفة أدنى للوحدة بعد إعادة التصميم" },
    { en: "Products that can be repaired and updated", ar: "منتجات قابلة للإصلاح والتحديث" },
    { en: "Knowledge that stays with the client’s team", ar: "معرفة تبقى لدى فريقك" },
  ],
  closingHeading: {
    en: "We sign first, then we\u00a0talk\u00a0details",
    ar: "نوقّع أولًا، ثم\u00a0نتحدث في\u00a0التفاصيل",
  },
  closingText: {
    en: "Your first message needs nothing confidential\u00a0in\u00a0it.",
    ar: "اكتب رسالتك الأولى بلا أي معلومة سرّية.",
  },
  buttonSchedule: { en: "Ask for a call", ar: "اطلب مكالمة" },
  callSubject: { en: "A call, please", ar: "أودّ مكالمة" },
  buttonTemplate: templateButton(company),
  templateSubject: { en: "Your NDA template, please", ar: "أودّ نموذج اتفاقية عدم الإفصاح" },
  relatedHeading: { en: "Related resources", ar: "صفحات تهمّك" },
  relatedServicesText: {
    en: "What we draw, build and program, and what each service includes.",
    ar: "كل ما نصمّمه ونصنعه ونبرمجه، وما تشمله كل خدمة.",
  },
  relatedBuyersText: {
    en: "The firm on one sheet, an order in five lines, and what each market asks of a device.",
    ar: "الشركة في صفحة واحدة، وأمر الشراء في خمسة أسطر، وما تطلبه كل سوق من الجهاز.",
  },
  relatedContactText: {
    en: "Write, call or use WhatsApp. We reply within {hours}\u00a0hours on working days.",
    ar: "اكتب إلينا أو اتصل أو راسلنا على\u00a0واتساب. نردّ خلال {hours}\u00a0ساعة في أيام العمل.",
  },
} satisfies WordTree;

export const projectCount: PluralText = {
  en: { one: "{n} project", other: "{n} projects" },
  ar: {
    zero: "لا مشاريع",
    one: "مشروع واحد",
    two: "مشروعان",
    few: "{n} مشاريع",
    many: "{n} مشروعًا",
    other: "{n} مشروع",
  },
};

/** The same of a count that was exceeded. */
export const projectMinimum: PluralText = {
  en: { one: "{n}+ projects", other: "{n}+ projects" },
  ar: {
    zero: "لا مشاريع",
    one: "أكثر من مشروع",
    two: "أكثر من مشروعين",
    few: "أكثر من {n} مشاريع",
    many: "أكثر من {n} مشروعًا",
    other: "أكثر من {n} مشروع",
  },
};

/** We have a template where we give its term. */
export function describeAgreement({ nda }: Pick<Company, "nda">): LocalizedText {
  if (!nda)
    return { en: "Your agreement or ours; both sides sign", ar: "اتفاقيتك أو اتفاقيتنا، يوقّعها الطرفان" };
  const term = inEachLocale((locale) => formatPeriod(locale, nda.termYears, "year"));
  return {
    en: `Your agreement, or our template with a term of ${term.en}; both sides sign`,
    ar: `اتفاقيتك، أو نموذجنا ومدته ${term.ar}، ويوقّع الطرفان ما تختاره`,
  };
}

export function templateButton({ nda }: Pick<Company, "nda">): LocalizedText {
  return nda
    ? { en: "Ask for our NDA template", ar: "اطلب نموذج اتفاقية عدم الإفصاح" }
    : { en: "Write to us", ar: "اكتب إلينا" };
}
