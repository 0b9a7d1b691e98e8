import type { ArticleFile } from "../../../app/articles/article.ts";

export const article: ArticleFile = {
  id: "23",
  date: "2025-07",
  isReportDate: true,
  written: "2026-11-29",
  category: "fintech",
  countries: ["KW"],
  services: ["firmware", "mobile"],
  title: {
    en: "Kuwait’s WAMD passes 1 million accounts in a year",
    ar: "الحسابات في خدمة «ومض» الكويتية تتجاوز المليون",
  },
  description: {
    en: "WAMD moves money between bank accounts within seconds, with nothing but a phone number. All banks in Kuwait take part in the scheme, which was launched in June 2024.",
    ar: "تحوّل «ومض» المال بين حسابات البنوك برقم هاتف، على مدار الساعة وخلال ثوانٍ. وبدأت الخدمة في يونيو 2024، وتشارك فيها جميع البنوك الكويتية.",
  },
  pictureAlt: {
    en: "Two phones joined by a bright zigzag line that crosses a clock face, over a row of bank buildings, with the sun above and the moon below",
    ar: "هاتفان يصل بينهما خط متعرج مضيء يعبر وجه ساعة فوق صف من مباني البنوك، والشمس في أعلاه والقمر في أسفله",
  },
  source: { en: "MEA Tech Watch", ar: "MEA Tech Watch" },
  sources: [
    "https://meatechwatch.com/?p=28447",
    "http://online.flipbuilder.com/Monitoring/aqkc/files/basic-html/page29.html",
    "https://investopediazone.top/en/real-time-payment-system-wamd-within-kuwait-records-over-a-million-accounts-in-its-initial-year-operation",
  ],
  content: {
    en: `With WAMD, Kuwait’s nationwide real-time payment scheme, people send money to a phone number, from account to account, through their bank’s own app or internet banking, at any hour of the day or night. The name means “lightning flash”: an instant payment settles within seconds, not in hours or days.

The scheme was launched in June 2024, and all banks in Kuwait take part. Within three months, about 30% of the country’s banked population had joined. In its first year WAMD passed 1 million registered accounts. The figures were published in July 2025 by KNET, which runs WAMD’s network, and by ACI Worldwide, which supplied its technology.

KNET, the Shared Electronic Banking Services Company, runs Kuwait’s shared payment network. It built the central infrastructure of WAMD with technology from ACI Worldwide, and the work took less than 15 months.

Transfers have limits. At the launch, users could send from KD 1 to KD 1,000 at a time, and at most KD 3,000 a day and KD 20,000 a month. A transfer that settles in seconds is hard to call back.

Two services were announced for the next phase. Dynamic QR codes, drawn afresh for each sale with the amount inside, were to bring WAMD to the shop counter. Request to Pay turns the order round: the payee asks, and the payer only has to agree.`,
    ar: `يكفي في الكويت رقم هاتف لتحويل المال من حساب إلى حساب، في أي ساعة من الليل أو النهار، ويُسوّى التحويل خلال ثوانٍ لا خلال ساعات أو أيام. هذا ما تتيحه خدمة «ومض» (WAMD)، التي سُجّل فيها في عامها الأول أكثر من مليون حساب. ونشرت الرقم في يوليو 2025 شركتا كي نت (KNET) وإيه سي آي وورلدوايد (ACI Worldwide).

واسمها من ومض البرق. انطلقت في يونيو 2024، وتشارك فيها جميع البنوك الكويتية، ويحوّل العميل من تطبيق بنكه أو من موقع البنك على الإنترنت. وفي الأشهر الثلاثة الأولى انضم إليها نحو 30% من السكان المتعاملين مع البنوك.

للتحويل حدود نُشرت عند الانطلاق: من دينار واحد إلى 1,000 دينار في المرة، و3,000 دينار في اليوم، و20 ألف دينار في الشهر.

أما كي نت فهي شركة الخدمات المصرفية الآلية المشتركة، وتدير شبكة المدفوعات المشتركة في الكويت. وقد بنت البنية المركزية للخدمة بتقنية من إيه سي آي وورلدوايد، في أقل من 15 شهرًا. ومع الدفع الفوري لا ليل تُراجَع فيه القيود، فكل تحويل يتمّ كله خلال ثوانٍ أو لا يتمّ منه شيء.

وأُعلن أن المرحلة التالية ستضيف الدفع في نقاط البيع برموز QR ديناميكية، وخدمة «طلب الدفع» (Request to Pay). والرمز الديناميكي يُولَّد لكل عملية ومعه مبلغها، فلا يكتب المشتري رقمًا ولا يخطئ فيه.`,
  },
  note: {
    en: "A lost reply looks to the sender exactly like a lost command. If it simply sends again, a pump doses twice or a bill is paid twice. So give every command a number, and let the receiver remember the last one and answer a repeat without acting on it. Mind the width: at one command a second, a 16-bit number comes round again after 18 hours, a 32-bit one after 136 years. And keep it where a reset cannot erase it.",
    ar: "إذا ضاع الرد بدا لمن أرسل الأمر أنه لم يصل، فيعيده، فتُشغَّل المضخة مرتين أو يُخصم المبلغ مرتين. والحل رقم على كل أمر: يحفظ المستقبِل آخر رقم نفّذه، فإن رآه ثانية ردّ ولم ينفّذ. ولطول الرقم حساب: فعداد من 16 بتًا يعود إلى الصفر بعد 65,536 أمرًا، وهي 18 ساعة بمعدل أمر في الثانية، وعداد من 32 بتًا بعد 136 سنة.",
  },
};
