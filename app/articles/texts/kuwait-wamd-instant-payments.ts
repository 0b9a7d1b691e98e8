import type { Article } from "../article.ts";

export const article: Article = {
  id: "27",
  slug: "kuwait-wamd-instant-payments",
  date: "2025-07",
  modified: "2026-11-21T14:45:37Z",
  category: "fintech",
  countries: ["KW"],
  title: {
    en: "Kuwait’s WAMD passes one million registered accounts in its first year",
    ar: "خدمة ومض الكويتية تتجاوز مليون حساب مسجّل في عامها الأول",
  },
  description: {
    en: "KNET and ACI Worldwide published first-year figures for Kuwait’s instant-payment service. WAMD moves money between bank accounts with only a phone number, and all banks in the country take part.",
    ar: "نشرت كي نت وإيه سي آي وورلدوايد أرقام العام الأول لخدمة الدفع الفوري في الكويت. وتنقل ومض المال بين الحسابات المصرفية برقم هاتف فقط، وتشارك فيها كل بنوك البلاد.",
  },
  pictureAlt: {
    en: "Two phones joined by a bright zigzag line that crosses a clock face, over a row of bank buildings, with the sun above and the moon below",
    ar: "هاتفان يصل بينهما خط متعرج مضيء يعبر وجه ساعة فوق صف من مباني البنوك، والشمس في أعلاه والقمر في أسفله",
  },
  source: { en: "MEA Tech Watch", ar: "إم إي إيه تك ووتش" },
  sourceUrl: "https://meatechwatch.com/?p=28447",
  content: {
    en: `A phone number is all that a sender needs to move money through WAMD, Kuwait’s nationwide real-time payment scheme. In July 2025, KNET and ACI Worldwide published figures on its growth. They reported that the service had passed one million registered accounts in its first year. WAMD was launched in June 2024, and its name means a flash of lightning.

Money goes from account to account, through the app of the sender’s bank or through its internet banking. All banks in Kuwait take part. Sender and recipient therefore do not have to be customers of the same bank. Nor does the sender have to ask for a long account number first.

Instant payments settle within seconds. Transfers through WAMD work around the clock. Once a payment has settled, the money is in the recipient’s account and not merely on its way. An ordinary transfer, by contrast, can take hours or days to arrive.

The central infrastructure was built by KNET with technology from ACI Worldwide. It was implemented in less than 15 months. In a scheme of this kind, the centre passes each payment from one bank to another. The bank’s app is only the part that customers see.

KNET is the Shared Electronic Banking Services Company, and it runs Kuwait’s shared payment network. Esam Alkheshnam is its Chief Executive Officer. The Central Bank of Kuwait supervises the service.

Within three months of its launch, WAMD had onboarded about 30% of Kuwait’s banked population. This share and the one million measure different things. The share refers to people who have a bank account, while the million counts registered accounts. They should not be compared directly.

Limits for users were published at the launch. A single transfer could lie between one dinar and 1,000 dinars. The ceiling was 3,000 dinars a day and 20,000 dinars a month. Ceilings of this sort limit what can be lost through a mistake or a stolen phone.

Two additions are planned for the next phase. The first is payment at points of sale with dynamic QR codes, which are generated anew for each purchase. The second is a service named Request to Pay. There the recipient asks for the amount first, and the payer then approves it. Both were still plans when the figures were published.`,
    ar: `يكفي رقم هاتف لتحويل المال عبر ومض (WAMD)، خدمة الدفع الفوري التي تشمل الكويت كلها. وفي يوليو 2025 نشرت كي نت (KNET) وإيه سي آي وورلدوايد (ACI Worldwide) أرقامًا عن نموها، جاء فيها أن الحسابات المسجّلة تجاوزت المليون في العام الأول. وكانت ومض قد انطلقت في يونيو 2024، واسمها يعني لمعان البرق.

وينتقل المال من حساب إلى حساب عبر تطبيق بنك المرسل أو خدماته المصرفية على الإنترنت. وتشارك في الخدمة كل البنوك العاملة في الكويت، فلا يلزم أن يكون المرسل والمستلم عميلين لبنك واحد. ولا يحتاج المرسل إلى أن يسأل أولًا عن رقم حساب طويل.

وتُسوّى المدفوعات الفورية خلال ثوانٍ، والتحويل عبر ومض متاح على مدار الساعة. ومتى سُوّيت الدفعة صار المال في حساب المستلم فعلًا، لا في الطريق إليه. أما التحويل العادي فقد يستغرق وصوله ساعات أو أيامًا.

وأنشأت كي نت البنية الأساسية المركزية بتقنية من إيه سي آي وورلدوايد، ونُفّذ المشروع في أقل من 15 شهرًا. وفي خدمة من هذا النوع ينقل المركز كل دفعة من بنك إلى آخر، أما تطبيق البنك فهو الجزء الذي يراه العميل فحسب.

وكي نت (شركة الخدمات المصرفية الآلية المشتركة) هي التي تدير شبكة المدفوعات المشتركة في الكويت، ورئيسها التنفيذي عصام الخشنام. ويشرف بنك الكويت المركزي على الخدمة.

وخلال ثلاثة أشهر من انطلاقها، ضمّت ومض نحو 30% من السكان المتعاملين مع البنوك في الكويت. لكن هذه النسبة ورقم المليون لا يقيسان الشيء نفسه: فالنسبة تخصّ الأشخاص الذين لهم حساب مصرفي، أما المليون فعدد الحسابات المسجّلة. لذلك لا تصحّ المقارنة بينهما مباشرة.

ونُشرت عند الانطلاق حدود للمستخدمين. فقيمة التحويل الواحد تتراوح بين دينار واحد و1,000 دينار، والسقف 3,000 دينار في اليوم و20,000 دينار في الشهر. ومن شأن سقوف كهذه أن تحدّ من الخسارة عند وقوع خطأ أو سرقة هاتف.

وتشمل خطط المرحلة التالية إضافتين. الأولى هي الدفع في نقاط البيع برموز QR متغيرة، يُنشأ رمز جديد منها لكل عملية شراء. والثانية خدمة اسمها «طلب الدفع»، يطلب فيها المستلم المبلغ أولًا ثم يوافق عليه الدافع. وعند نشر الأرقام كانت الإضافتان لا تزالان خطة.`,
  },
};
