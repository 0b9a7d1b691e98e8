import type { Locale } from "../../app/i18n/text.ts";
import { columnName, fieldsOf, type InquiryType } from "../../app/inquiries/fields.ts";
import type { MailedInquiry } from "../../app/mails/inquiry-mail.server.ts";

/** An inquiry with every field filled in: what a reader of both languages would write. */
export function sampleInquiry(kind: InquiryType, locale: Locale): MailedInquiry {
  return {
    id: "0b0e0b1e-0000-4000-8000-000000000000",
    type: kind,
    reference: "N-7F3K2",
    created_at: "2026-11-24T12:20:00Z",
    due_at: "2026-11-25T12:20:00Z",
    locale,
    is_suspicious: false,
    channel: kind === "mail" ? "mail" : "form",
    happened_at: null,
    ...fillNewFields(kind),
    phone: "+961 70 000 000",
    ...people[locale],
    ...(kind === "project" ? { ...project, description: contact[locale].message } : contact[locale]),
  };
}

/** A text field that nobody has written a sample for holds its name. */
function fillNewFields(kind: InquiryType) {
  const texts = fieldsOf(kind).filter(([, field]) => field.kind === "line" || field.kind === "paragraphs");
  return Object.fromEntries(texts.map(([name]) => [columnName(name), name]));
}

const people = {
  en: { name: "Maya Haddad", email: "maya@cedarwater.example", company: "Cedar Water" },
  ar: { name: "سامر خوري", email: "samer@bayt.example", company: "لجنة بناية الأرز" },
};

const contact = {
  en: {
    inquiry_type: "quote",
    subject: "Monitor for a generator room",
    message:
      "We run a generator room under a residential building in Mar Mikhael. We need a small monitor: fuel level, battery voltage, room temperature, and an alert when the generator does not start.\n\nAbout 12 units by March. The room has no Wi-Fi, so LTE or LoRaWAN. A rough figure is enough for now.",
  },
  ar: {
    inquiry_type: "quote",
    subject: "مراقبة غرفة المولد",
    message:
      "لدينا غرفة مولد تحت بناية سكنية في مار مخايل، ونحتاج إلى جهاز صغير يقيس مستوى الوقود وجهد البطارية وحرارة الغرفة، وينبّهنا إن لم يعمل المولد.\n\nنحتاج إلى 12 وحدة قبل مارس. لا شبكة واي فاي في الغرفة، فالاتصال عبر LTE أو LoRaWAN. يكفينا الآن رقم تقريبي.",
  },
};

const project = {
  project_type: "iot",
  features: ["sensor-nodes", "gateways", "dashboard"],
  budget: "10k-25k",
  timeline: "1-3months",
  has_existing_system: false,
  needs_consultation: true,
};
