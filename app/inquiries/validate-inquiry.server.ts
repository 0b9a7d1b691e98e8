import { z } from "zod";
import {
  isBlank,
  hasForbiddenCharacters,
  hasBidiControls,
  stripInvisible,
  stripFormatCharacters,
  balanceBidiControls,
} from "./clean-text.server.ts";
import {
  columnName,
  type Field,
  type InquiryKind,
  inquiryFields,
  inquiryKinds,
  characterCount,
  type Problems,
  projectTypes,
} from "./fields.ts";

/** An inquiry as the database takes it: column names, nothing left out but what was not given. */
export type StoredInquiry = Record<string, string | boolean | string[]>;

export type ValidationResult =
  | { inquiry: StoredInquiry; kind: InquiryKind; problems?: never }
  | { problems: Problems; kind: InquiryKind | undefined; inquiry?: never };

/** Validates what was sent against the field list. Unknown keys are dropped; problems are codes, one per field. */
export function validateInquiry(sent: Record<string, unknown>): ValidationResult {
  const kind = inquiryKinds.find((known) => known === sent["type"]);
  if (!kind) return { kind, problems: { type: sent["type"] === undefined ? "missing" : "unknown" } };

  const { success, data, error } = schemas[kind].safeParse(sent);
  if (!success) return { kind, problems: toProblems(error) };
  const given = Object.entries(data).filter(([, value]) => value !== undefined);
  const inquiry: StoredInquiry = Object.fromEntries(given.map(([name, value]) => [columnName(name), value]));
  const { features, project_type: projectType } = inquiry;
  if (Array.isArray(features))
    inquiry["features"] = features.filter((feature) => isFeatureOf(feature, projectType));
  return { kind, inquiry: { type: kind, ...inquiry } };
}

const schemas = {
  contact: inquirySchema(inquiryFields.contact),
  project: inquirySchema(inquiryFields.project),
};

function inquirySchema(fields: Record<string, Field>) {
  const checks = Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)]);
  const shape: Record<string, ReturnType<typeof fieldSchema>> = Object.fromEntries(checks);
  return z.object({ ...shape, locale: z.enum(["en", "ar"]).catch("en") });
}

function fieldSchema(field: Field) {
  const check = valueSchema(field);
  const given = field.required
    ? z.unknown().refine((value) => value !== undefined, { error: "missing", abort: true })
    : z.unknown();
  const whenGiven = given.pipe(field.required ? check : check.optional());
  return z.preprocess(emptyToUndefined, whenGiven);
}

function valueSchema(field: Field): z.ZodType<string | boolean | string[]> {
  switch (field.kind) {
    case "line":
      return line(field.max);
    case "paragraphs":
      return text(field.max).transform(balanceBidiControls);
    case "email":
      return text(field.max)
        .transform(stripFormatCharacters)
        .pipe(z.email({ pattern: z.regexes.html5Email, error: "invalid" }))
        .refine(hasDomain, "invalid");
    case "phone":
      return text(field.max)
        .transform((value) => westernDigits(stripFormatCharacters(value)))
        .pipe(z.string().regex(/^\+?[\d\s()./-]*\d[\d\s()./-]*$/, "invalid"));
    case "choice":
      return z.enum(field.options, "unknown");
    case "flag":
      return z.preprocess((value) => value === true || value === "on" || value === "true", z.boolean());
    case "list":
      return z.preprocess(
        (value) => (typeof value === "string" ? [value] : value),
        z.array(line(field.max), "invalid").max(field.maxItems, "too_long"),
      );
  }
}

/** Text without surrounding space; line ends as one character, however they were typed or pasted. */
function text(max: number) {
  return z
    .string("invalid")
    .transform((value) => stripInvisible(value.replace(/\r\n?|[\v\f\u2028\u2029]/g, "\n")).trim())
    .refine((value) => !hasForbiddenCharacters(value), "invalid")
    .refine((value) => characterCount(value) <= max, "too_long");
}

function line(max: number) {
  return text(max).refine((value) => !/[\n\t]/.test(value) && !hasBidiControls(value), "invalid");
}

/** Blank text counts as empty, invisible characters included. Text with forbidden characters is left to its validation. */
function emptyToUndefined(value: unknown): unknown {
  return value === null || (typeof value === "string" && isBlank(value) && !hasForbiddenCharacters(value))
    ? undefined
    : value;
}

/** An address on the public internet has a dot in its domain; browsers let `name@example` pass. */
function hasDomain(address: string): boolean {
  return address.slice(address.lastIndexOf("@")).includes(".");
}

/** Arabic and Persian digits as 0–9, so that staff can dial what they read. */
function westernDigits(value: string): string {
  return value.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
}

function toProblems(error: z.ZodError): Problems {
  const problems: Problems = {};
  for (const issue of error.issues) {
    const name = String(issue.path[0] ?? "type");
    // Every schema above has one of the codes as its message.
    problems[name] ??= issue.message as Problems[string];
  }
  return problems;
}

/** A ticked feature of a type that was not chosen in the end was hidden when the form was sent. */
function isFeatureOf(feature: string, projectType: unknown): boolean {
  const owners = Object.entries<readonly string[]>(projectTypes).filter(([, features]) =>
    features.includes(feature),
  );
  return owners.length === 0 || owners.some(([type]) => type === projectType);
}
