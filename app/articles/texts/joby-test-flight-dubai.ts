import type { Article } from "../article.ts";

export const article: Article = {
  id: "23",
  slug: "joby-test-flight-dubai",
  date: "2025-06-30",
  modified: "2026-11-21T05:40:14Z",
  category: "urban-mobility",
  countries: ["AE"],
  title: {
    en: "Dubai announces a test flight of Joby’s electric air taxi",
    ar: "دبي تعلن رحلة تجريبية لتاكسي جوبي الجوي الكهربائي",
  },
  description: {
    en: "The aircraft flew at a desert test site, ahead of a service that was planned for 2026. A first vertiport was being built near Dubai International Airport.",
    ar: "حلّقت الطائرة في موقع اختبار صحراوي، قبل خدمة كان مخطّطًا أن تبدأ في عام 2026. وكان أول مهبط عمودي قيد البناء قرب مطار دبي الدولي.",
  },
  pictureAlt: {
    en: "A small electric aircraft with six rotors, seen from straight above its round landing pad among the curved crests of desert dunes",
    ar: "طائرة كهربائية صغيرة بست مراوح، تُرى من الأعلى فوق مهبط مستدير بين كثبان صحراوية منحنية",
  },
  source: {
    en: "Zawya / WAM",
    ar: "زاوية / وكالة أنباء الإمارات (وام)",
  },
  sourceUrl:
    "https://www.zawya.com/en/business/transport-and-logistics/dubai-pioneers-future-of-mobility-with-regions-first-test-flight-of-joby-aerial-taxi-csryk9vt",
  content: {
    en: `Joby Aviation’s electric air taxi flew at a designated desert test site in Dubai. Dubai’s Roads and Transport Authority (RTA) and the US company announced the test on 30 June 2025. It was presented as the region’s first test flight of the Joby aerial taxi. Full operations were planned for 2026.

Sheikh Hamdan bin Mohammed bin Rashid Al Maktoum, Crown Prince of Dubai, announced the flight on X. Mattar Al Tayer of RTA witnessed it. So did Saif Mohammed Al Suwaidi, Director-General of the General Civil Aviation Authority.

The aircraft is all-electric and takes off and lands vertically. The industry calls this class eVTOL, for electric vertical take-off and landing. It is designed for a pilot and four passengers. It can reach speeds of up to 200 miles per hour, or about 320 kilometres per hour. That speed describes what the aircraft can do; it is not a figure from this flight.

Vertical take-off decides what has to be built on the ground. An aircraft that rises and descends on the spot needs a pad and no runway. A stop can therefore be placed where a runway would not fit. Electric aircraft also need a supply of power for charging between trips. A site equipped in this way for passengers is called a vertiport.

The first vertiport was being built near Dubai International Airport. Its completion was expected in the first quarter of 2026. Other locations were planned in Downtown Dubai, Dubai Marina and Jumeirah.

Joby, which is based in California, holds a six-year exclusive agreement with RTA to operate air taxis in Dubai. The plan supports the Dubai Economic Agenda, known as D33.

What took place in the desert was a test flight and not a passenger service. For the planned service, aircraft and vertiports have to be ready together. The flight concerned the aircraft, and the building work near the airport concerns the vertiports. A test away from built-up areas lets engineers observe an aircraft in local conditions before it carries anybody over a city.

At the time of the announcement, both the start of full operations and the completion of the first vertiport lay ahead. The dates given for them were plans and expectations.`,
    ar: `حلّق التاكسي الجوي الكهربائي لشركة جوبي أفييشن (Joby Aviation) في موقع صحراوي مخصّص للاختبارات في دبي. وأعلنت هيئة الطرق والمواصلات في دبي والشركة الأمريكية هذه التجربة في 30 يونيو 2025، وقُدّمت على أنها أول رحلة تجريبية في المنطقة لتاكسي جوبي الجوي. وكان مخطّطًا أن يبدأ التشغيل الكامل في عام 2026.

وأعلن الرحلة على منصة إكس الشيخ حمدان بن محمد بن راشد آل مكتوم، ولي عهد دبي. وشهدها مطر الطاير من هيئة الطرق والمواصلات، وسيف محمد السويدي، المدير العام للهيئة العامة للطيران المدني.

وتعمل الطائرة بالكهرباء وحدها، وتقلع وتهبط عموديًا، وتُعرف هذه الفئة بالطائرات الكهربائية عمودية الإقلاع والهبوط (eVTOL). وهي مصمّمة لطيار وأربعة ركاب، ويمكن أن تصل سرعتها إلى 200 ميل في الساعة، أي نحو 320 كيلومترًا في الساعة. وهذه السرعة وصف لقدرة الطائرة، وليست رقمًا من هذه الرحلة.

والإقلاع العمودي يحدّد ما ينبغي بناؤه على الأرض. فالطائرة التي ترتفع وتنزل في مكانها تكفيها ساحة هبوط ولا تحتاج إلى مدرج، ولذلك يمكن أن تُقام المحطة في مكان لا يتّسع لمدرج. وتحتاج الطائرة الكهربائية أيضًا إلى مصدر طاقة تُشحن منه بين الرحلات. ويُسمّى الموقع المجهّز على هذا النحو لنقل الركاب مهبطًا عموديًا.

وكان أول مهبط عمودي للتاكسي الجوي (فيرتيبورت) قيد البناء قرب مطار دبي الدولي، وكان متوقعًا أن يكتمل في الربع الأول من عام 2026. ومن المواقع الأخرى المخطّط لها داون تاون دبي ودبي مارينا وجميرا.

وترتبط جوبي، ومقرها كاليفورنيا، باتفاقية حصرية مع هيئة الطرق والمواصلات مدتها ست سنوات لتشغيل التاكسي الجوي في دبي. وتدعم الخطة أجندة دبي الاقتصادية D33.

وما جرى في الصحراء رحلة تجريبية لا خدمة لنقل الركاب. فالخدمة المخطّط لها تحتاج إلى طائرات ومهابط جاهزة في وقت واحد: تتعلّق الرحلة بالطائرات، ويتعلّق البناء قرب المطار بالمهابط. والاختبار بعيدًا عن العمران يتيح للمهندسين مراقبة الطائرة في الظروف المحلية قبل أن تنقل أحدًا فوق مدينة.

وعند الإعلان لم يكن التشغيل الكامل قد بدأ، ولم يكن أول مهبط قد اكتمل. أما المواعيد المعلنة لهما فخطط وتوقعات.`,
  },
};
