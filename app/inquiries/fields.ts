/**
 * The fields of an inquiry. Forms, validation, payload, staff pages and (in snake case) database columns follow this list;
 * labels are in words.ts. Lengths are in characters, `rows` is the height of a text area.
 */
export type Field = { required?: boolean; autoComplete?: string } & (
  | { kind: "line" | "email" | "phone"; max: number }
  | { kind: "paragraphs"; max: number; rows: number }
  | { kind: "choice"; options: readonly string[] }
  | { kind: "flag" }
  | { kind: "list"; options: readonly string[]; max: number; maxItems: number }
);

export const inquiryKinds = ["contact", "project"] as const;
export type InquiryKind = (typeof inquiryKinds)[number];

/** A mail begins an inquiry without a form. */
export const inquiryTypes = [...inquiryKinds, "mail"] as const;
export type InquiryType = (typeof inquiryTypes)[number];

/** Each project type and the four features a visitor may tick for it. */
export const projectTypes = {
  iot: ["sensor-nodes", "gateways", "dashboard", "ota-updates"],
  hardware: ["schematic-layout", "firmware", "enclosure", "short-runs"],
  automation: ["robot", "motion-control", "computer-vision", "plc"],
  digital: ["web-app", "mobile-app", "apis", "data-reports"],
} as const;

// Object.keys loses the type of the keys.
const projectTypeNames = Object.keys(projectTypes) as (keyof typeof projectTypes)[];

const sender = {
  name: { kind: "line", max: 200, required: true, autoComplete: "name" },
  email: { kind: "email", max: 254, required: true, autoComplete: "email" },
  company: { kind: "line", max: 200, autoComplete: "organization" },
  phone: { kind: "phone", max: 200, autoComplete: "tel" },
} as const satisfies Record<string, Field>;

export const inquiryFields = {
  contact: {
    ...sender,
    inquiryType: {
      kind: "choice",
      options: ["project", "consultation", "support", "partnership", "general", "quote"],
    },
    subject: { kind: "line", max: 200, required: true },
    message: { kind: "paragraphs", max: 5000, rows: 5, required: true },
  },
  project: {
    description: { kind: "paragraphs", max: 5000, rows: 4, required: true },
    ...sender,
    hasExistingSystem: { kind: "flag" },
    needsConsultation: { kind: "flag" },
    projectType: { kind: "choice", options: projectTypeNames },
    features: { kind: "list", options: Object.values(projectTypes).flat(), max: 100, maxItems: 20 },
    budget: { kind: "choice", options: ["5k-10k", "10k-25k", "25k-50k", "50k-100k", "100k+", "discuss"] },
    timeline: {
      kind: "choice",
      options: ["asap", "1-3months", "3-6months", "6-12months", "12months+", "flexible"],
    },
  },
} as const satisfies Record<InquiryKind, Record<string, Field>>;

type AllFields = (typeof inquiryFields)["contact"] & (typeof inquiryFields)["project"];
export type FieldName = keyof AllFields;

/** Keys of the options' labels: `budget.5k-10k`. */
export type ChoiceName = {
  [Name in FieldName]: AllFields[Name] extends { options: readonly (infer Option extends string)[] }
    ? `${Name}.${Option}`
    : never;
}[FieldName];

/** The fields of a type, in the order of the list. */
export function fieldsOf(type: InquiryType): [name: FieldName, field: Field][] {
  const { name, email, subject, message } = inquiryFields.contact;
  // Object.entries forgets the names.
  return Object.entries(type === "mail" ? { name, email, subject, message } : inquiryFields[type]) as [
    FieldName,
    Field,
  ][];
}

/** The column a field is stored in. */
export function columnName(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** The pages of each kind, without the language. */
export const formPaths = { contact: "contact", project: "start-project" } as const satisfies Record<
  InquiryKind,
  string
>;

/** Fragment of the sent page's URL after an inquiry was received; without it the page was opened directly. */
export const receivedFragment = "received";

/** Of a stored message, with what optional fields could not hold. */
export const maxStoredLength = 10_000;

/** A field people do not see, and programs fill in. No browser, password manager or extension knows what to write into this name. */
export const honeypot = "topic2";

/** The email address that the sender was asked about and sends again. A form has it from the start, empty. */
export const confirmedEmail = "confirmedEmail";

/** A problem of a field, or a question about it that is asked once. The page turns codes into text. */
export type ProblemCode = "missing" | "invalid" | "too_long" | "unknown" | "misspelled" | "unusual";
export type Problems = Record<string, ProblemCode>;

/** A question to the sender of an email address, before it is taken as it is. */
export interface EmailQuestion {
  /** A likely slip, or letters that mail servers may not take. */
  code: Extract<ProblemCode, "misspelled" | "unusual">;
  /** As mail servers would be given it. */
  address: string;
  /** The address that was probably meant. */
  suggestion?: string | undefined;
}

/** Why a form could not be sent at all. */
export type FormError = "too_many" | "too_large" | "offline" | "server";

/** Characters as people and Postgres count them. */
export function characterCount(text: string): number {
  return [...text].length;
}

/** Longest text of a field that has a limit. */
export function maxLengthOf(kind: InquiryKind, name: string): number | undefined {
  const field = fieldsOf(kind).find(([key]) => key === name)?.[1];
  return field && "max" in field ? field.max : undefined;
}
