/** What an inquiry holds, as it is sent. The stored columns carry the same names in snake case. */
export type Field = { required?: boolean } & (
  | { kind: "line" | "paragraphs" | "email" | "phone"; max: number }
  | { kind: "choice"; options: readonly string[] }
  | { kind: "flag" }
  | { kind: "list"; max: number; most: number }
);

export const inquiryKinds = ["contact", "project"] as const;
export type InquiryKind = (typeof inquiryKinds)[number];

export const inquiryTypes = [
  "project",
  "consultation",
  "support",
  "partnership",
  "general",
  "quote",
] as const;
export const budgets = ["5k-10k", "10k-25k", "25k-50k", "50k-100k", "100k+", "discuss"] as const;
export const timelines = ["asap", "1-3months", "3-6months", "6-12months", "12months+", "flexible"] as const;

/** Each project type and the four features a visitor may tick for it. */
export const projectTypes = {
  iot: ["sensor-nodes", "gateways", "dashboard", "ota-updates"],
  hardware: ["schematic-layout", "firmware", "enclosure", "short-runs"],
  automation: ["robot", "motion-control", "computer-vision", "plc"],
  digital: ["web-app", "mobile-app", "apis", "data-reports"],
} as const;
export type ProjectType = keyof typeof projectTypes;

const sender = {
  name: { kind: "line", max: 200, required: true },
  email: { kind: "email", max: 254, required: true },
  company: { kind: "line", max: 200 },
  phone: { kind: "phone", max: 40 },
} as const satisfies Record<string, Field>;

export const inquiryFields = {
  contact: {
    ...sender,
    inquiryType: { kind: "choice", options: inquiryTypes },
    subject: { kind: "line", max: 200, required: true },
    message: { kind: "paragraphs", max: 5000, required: true },
  },
  project: {
    ...sender,
    projectType: { kind: "choice", options: Object.keys(projectTypes) },
    features: { kind: "list", max: 100, most: 20 },
    budget: { kind: "choice", options: budgets },
    timeline: { kind: "choice", options: timelines },
    description: { kind: "paragraphs", max: 5000, required: true },
    hasExistingSystem: { kind: "flag" },
    needsConsultation: { kind: "flag" },
  },
} as const satisfies Record<InquiryKind, Record<string, Field>>;

/** The pages of each kind, without the language. */
export const formPath = { contact: "contact", project: "start-project" } as const satisfies Record<
  InquiryKind,
  string
>;

/** Of the sent page's address after something was received; without it the page was opened by itself. */
export const receivedFragment = "received";

/** A field people do not see; what fills it in is a program. */
export const honeypot = "website";

/** What may be wrong with a field. The page turns codes into words. */
export type ProblemCode = "missing" | "invalid" | "too_long" | "unknown";
export type Problems = Record<string, ProblemCode>;

/** What may keep a whole message from arriving. */
export type WholeProblem = "too_many" | "too_large" | "offline" | "server";

/** Characters as people and Postgres count them. */
export function lengthOf(text: string): number {
  return [...text].length;
}

/** Longest text of a field that has a limit. */
export function limitOf(kind: InquiryKind, name: string): number | undefined {
  const field = Object.entries<Field>(inquiryFields[kind]).find(([key]) => key === name)?.[1];
  return field && "max" in field ? field.max : undefined;
}
