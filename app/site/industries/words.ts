import type { WordTree } from "../../i18n/text.ts";

export const words = {
  title: { en: "Industries", ar: "القطاعات" },
  soon: { en: "Industry pages are coming soon.", ar: "صفحات القطاعات قيد الإعداد." },
  lead: {
    en: "Until then, here is what we look at first in each of six industries.",
    ar: "وإلى أن تكتمل، هذا أول ما ننظر إليه في كل قطاع من القطاعات الستة.",
  },
  industries: {
    manufacturing: {
      text: {
        en: "Most factories run machines of three generations side by side. We read signals from the oldest, connect the newest and put both on one screen. Operators see a stoppage coming and know why the last one happened.",
        ar: "في معظم المصانع آلات من ثلاثة أجيال جنبًا إلى جنب. نقرأ إشارات أقدمها ونربط أحدثها ونجمعها كلها على شاشة واحدة، فيرى مشغّلو الآلات التوقف قبل أن يقع، ويعرفون سبب التوقف السابق.",
      },
      signal: {
        en: "Three generations of machines, one stoppage and the warning that came before it.",
        ar: "ثلاثة أجيال من الآلات، وتوقف واحد سبقه إنذار.",
      },
    },
    healthcare: {
      text: {
        en: "A device near a patient must be quiet, cleanable and predictable. We design electronics for laboratories and wards, and document every decision. Personal data stays on the device unless there is a written reason to move it.",
        ar: "يجب أن يكون الجهاز القريب من المريض هادئًا سهل التنظيف، لا يفاجئ من يستخدمه. نصمّم إلكترونيات للمختبرات وأجنحة المستشفيات، ونوثّق كل قرار، ونُبقي البيانات الشخصية على الجهاز ما لم يكن لنقلها سبب مكتوب.",
      },
      signal: {
        en: "A pulse: quiet, and the same every time.",
        ar: "نبضة هادئة، تتكرّر كما هي.",
      },
    },
    automotive: {
      text: {
        en: "Heat, vibration and unstable voltage decide how long electronics last in a vehicle. We build test benches, trackers and control units for fleets and workshops. We test them at the temperatures inside a parked car in August.",
        ar: "الحرارة والاهتزاز وتقلب الجهد هي ما يحدّد عمر الإلكترونيات في المركبة. نبني منصات اختبار وأجهزة تتبع ووحدات تحكم للأساطيل والورش، ونختبرها عند حرارة مقصورة سيارة متوقفة في أغسطس.",
      },
      signal: {
        en: "The battery while the engine starts, and the steady supply we make from it.",
        ar: "جهد البطارية لحظة تشغيل المحرّك، والجهد الثابت الذي نستخرجه منه.",
      },
    },
    agriculture: {
      text: {
        en: "A field has no socket and little signal. Our nodes monitor soil, water and pumps for several seasons on one battery. They keep readings until a network answers, and open a valve only when two sensors agree.",
        ar: "لا كهرباء في الحقل، وإشارة الشبكة فيه ضعيفة. تراقب مستشعراتنا التربة والماء والمضخات مواسم متتالية ببطارية واحدة، وتحفظ القراءات إلى أن تلتقط شبكة، ولا تفتح صمامًا إلا إذا اتفق مستشعران.",
      },
      signal: {
        en: "Two sensors wake, measure and sleep. The valve opens when both agree.",
        ar: "مستشعران يستيقظان فيقيسان ثم ينامان، ولا يُفتح الصمام حتى يتفقا.",
      },
    },
    energy: {
      text: {
        en: "One load may draw on the grid, a generator and solar panels in a single day. We monitor fuel, batteries and solar plants, and measure what is really used. We design for the minute the grid disappears.",
        ar: "قد يتغذّى حِمل واحد في اليوم نفسه من الشبكة ومن مولّد وألواح شمسية. نراقب الوقود والبطاريات والمحطات الشمسية، ونقيس ما يُستهلك فعلًا، ونصمّم للحظة التي تنقطع فيها الكهرباء.",
      },
      signal: {
        en: "The grid disappears. The\u00a0load does not notice.",
        ar: "تنقطع الشبكة، ولا يشعر الحِمل بانقطاعها.",
      },
    },
    defense: {
      text: {
        en: "We do protective work: rugged enclosures, secure communication and the monitoring of sites and equipment. We take such projects on only within {law} and the client’s licences. Nothing about them appears here.",
        ar: "نعمل في أنظمة الحماية: أغلفة متينة واتصالات آمنة ومراقبة للمواقع والمعدات. لا نقبل هذه المشاريع إلا في حدود {law} وتراخيص العميل، ولا يظهر عنها شيء هنا.",
      },
      signal: {
        en: "No signal is shown.",
        ar: "لا تُعرض أي إشارة.",
      },
    },
  },
  drawn: { en: "Signals are drawn, not measured.", ar: "الإشارات رسوم توضيحية، لا قياسات." },
  closing: { en: "Is your industry missing? Tell us about it.", ar: "ألم تجد قطاعك هنا؟ أخبرنا عنه." },
} satisfies WordTree;
