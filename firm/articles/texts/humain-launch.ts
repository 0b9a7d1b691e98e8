import type { ArticleFile } from "../../../app/articles/article.ts";

export const article: ArticleFile = {
  id: "15",
  date: "2025-05-12",
  written: "2026-11-29",
  category: "artificial-intelligence",
  countries: ["SA"],
  services: ["boards", "twins"],
  title: {
    en: "Saudi Arabia launches AI company HUMAIN",
    ar: "ولي العهد السعودي يطلق شركة هيوماين للذكاء الاصطناعي",
  },
  description: {
    en: "HUMAIN belongs to the Public Investment Fund and works on data centres, cloud infrastructure and AI models. A day after the launch NVIDIA became a partner.",
    ar: "هيوماين من شركات صندوق الاستثمارات العامة، ويرأس مجلس إدارتها ولي العهد. وتعتزم مع إنفيديا إقامة مراكز حوسبة قد تصل قدرتها إلى 500 ميغاواط.",
  },
  pictureAlt: {
    en: "A robot arm and its digital twin in outline hold the same processor between them in a long hall of server racks",
    ar: "ذراع روبوتية وتوأمها الرقمي المرسوم بخط متقطع يمسكان معًا معالجًا واحدًا في قاعة طويلة من خزائن الخوادم",
  },
  source: { en: "WinBuzzer", ar: "WinBuzzer" },
  sources: [
    "https://winbuzzer.com/2025/05/13/humain-ai-saudi-arabia-taps-chips-from-nvidia-groq-in-ai-power-play-xcxwbn/",
    "https://www.thestack.technology/saudi-arabia-splashes-the-cash-on-nvidia-hardware/",
    "https://aicommunityforum.com/?p=742",
  ],
  content: {
    en: `Artificial intelligence (AI) is built in layers, from the hall full of machines up to the service a user sees. HUMAIN, a Saudi company, is at work on four of them: data centres, cloud infrastructure, AI models and AI services. Crown Prince Mohammed bin Salman, who chairs it, launched the company on 12 May 2025, the day before a Saudi-US investment forum in Riyadh.

Behind it stands the Public Investment Fund (PIF), with reported assets of about $940 billion. Tareq Amin, who previously led Aramco Digital, is chief executive.

One stated goal is a powerful large language model for Arabic, a multimodal one: it will take in pictures or sound as well as text. Energy, healthcare, manufacturing and financial services are among the sectors that HUMAIN wants to serve.

The hardware was the news of the following day. On 13 May 2025 HUMAIN and NVIDIA announced a partnership in Riyadh. They plan AI factories in Saudi Arabia, which are data centres laid out from the start for training and running models. Capacity is projected at up to 500 MW over five years, and the first phase will use 18,000 of NVIDIA’s GB300 Grace Blackwell chips.

The partnership also covers the training of Saudi developers in AI, in robotics and in digital twins. A digital twin is a running model of a machine or a plant, on which a change can be tried before anybody makes it in metal.`,
    ar: `كان عمر هيوماين (HUMAIN) يومًا واحدًا حين أعلنت في الرياض، في 13 مايو 2025، شراكتها مع إنفيديا. وتعتزم الشركتان أن تقيما في السعودية مراكز حوسبة تسمّيها إنفيديا «مصانع ذكاء اصطناعي» (AI factories)، ويُتوقّع أن تصل قدرتها خلال خمس سنوات إلى 500 ميغاواط. وستُستخدم في المرحلة الأولى 18 ألف شريحة من طراز غريس بلاكويل (GB300 Grace Blackwell).

تُقاس هذه المراكز بالميغاواط لأن الكهرباء هي التي تحدّ عدد الشرائح فيها. فالشريحة تُشحن بالطائرة في أيام، وخط الجهد العالي يُبنى في سنوات.

وكان الأمير محمد بن سلمان، ولي العهد السعودي ورئيس مجلس إدارة الشركة، قد أطلقها في 12 مايو 2025، عشية منتدى استثماري سعودي أمريكي في الرياض. وهي من شركات صندوق الاستثمارات العامة، الذي تُقدّر أصوله بنحو 940 مليار دولار. ورئيسها التنفيذي طارق أمين، الذي كان يقود أرامكو الرقمية.

ويمتدّ عمل هيوماين من مراكز البيانات والبنية السحابية إلى ما يُشغَّل عليها من نماذج الذكاء الاصطناعي وخدماته. ومن أهدافها المعلنة نموذج لغوي كبير (LLM) عربي متعدد الوسائط، أي يقبل الصورة والصوت كما يقبل النص. وتستهدف قطاعات منها الطاقة والرعاية الصحية والصناعة والخدمات المالية.

في الشراكة أيضًا تدريب للمطوّرين السعوديين في الذكاء الاصطناعي والروبوتات والتوائم الرقمية (digital twins). والتوأم الرقمي نسخة حاسوبية من آلة أو مصنع، يُجرَّب عليها التعديل قبل أن يُمسّ الأصل.`,
  },
  note: {
    en: "A processor that takes 1 kW at a core voltage of 0.8 V draws 1,250 A. Every tenth of a milliohm between converter and core then turns about 156 W into heat and loses 0.125 V. That is why the last converter sits millimetres from the chip and the rack is fed at 48 V or more. Small boards obey the same law. At 10 A, 5 milliohms of track and connector take 50 mV from a 3.3 V rail, almost a third of a tolerance of ±5%.",
    ar: "اتبع التيار إلى آخر طريقه. شريحة تسحب كيلوواطًا عند 0.8 فولت يدخلها 1,250 أمبيرًا، وكل 0.1 ملّي أوم قبلها يبدّد نحو 156 واطًا ويُسقط 0.125 فولت. لذلك يوضع المحوّل الأخير على ملّيمترات منها، وتُغذّى الخزانة بجهد 48 فولتًا أو أكثر. وعلى لوحة صغيرة تُسقط 10 أمبيرات في 5 ملّي أوم من النحاس والموصّلات 50 ملّي فولت، أي نحو ثلث التفاوت المسموح في خط 3.3 فولت (±5%).",
  },
};
