import { cleanEmail, isEmail } from "./clean-email.server.ts";
import { cleanCode, cleanLine, cleanText, isBlank } from "./clean-text.server.ts";
import {
  characterCount,
  columnName,
  type Field,
  type FieldName,
  fieldsOf,
  type InquiryKind,
  inquiryKinds,
  maxStoredLength,
  type ProblemCode,
  type Problems,
  projectTypes,
} from "../fields.ts";
import { fieldWords } from "../words.ts";

/** An inquiry as the database takes it: column names, nothing left out but what was not given. */
export type StoredInquiry = Record<string, StoredValue>;
type StoredValue = string | boolean | string[];

type ValidationResult =
  | { inquiry: StoredInquiry; kind: InquiryKind; problems?: never }
  | { problems: Problems; kind: InquiryKind | undefined; inquiry?: never };

interface ValidationOptions {
  /** Whether optional fields have problems too: the sender is there to mend them. */
  isStrict?: boolean;
  /** Required fields that may be missing all the same. */
  optional?: FieldName[];
}

/**
 * Cleans what was sent, and validates what is left against the field list. Unknown keys are dropped; problems are codes, one per
 * field. Unless `isStrict`, required fields alone have any: what an optional one cannot hold stands below the message, under its
 * label.
 */
export function validateInquiry(
  sent: Record<string, unknown>,
  { isStrict = false, optional = [] }: ValidationOptions = {},
): ValidationResult {
  const kind = inquiryKinds.find((known) => known === sent["type"]);
  if (!kind) return { kind, problems: { type: sent["type"] === undefined ? "missing" : "unknown" } };

  const locale = sent["locale"] === "ar" ? "ar" : "en";
  const inquiry: StoredInquiry = { type: kind, locale };
  const problems: Problems = {};
  const unstorable: string[] = [];
  for (const [name, field] of fieldsOf(kind)) {
    const value = cleanValue(field, sent[name]);
    const problem = value === undefined ? "missing" : findProblem(field, value);
    const isRequired = field.required && !optional.includes(name);
    if (problem && (value === undefined ? isRequired : isRequired || isStrict)) problems[name] = problem;
    if (value === undefined) continue;
    if (problem) unstorable.push(`${fieldWords[name][locale]}: ${[value].flat().join(", ")}`);
    else inquiry[columnName(name)] = value;
  }
  if (Object.keys(problems).length > 0) return { kind, problems };

  const { features, project_type: projectType } = inquiry;
  if (Array.isArray(features))
    inquiry["features"] = features.filter((feature) => isFeatureOf(feature, projectType));
  if (unstorable.length > 0) appendToMessage(kind, inquiry, unstorable.join("\n"));
  return { kind, inquiry };
}

/** The value a field was meant to hold; undefined when there is nothing to read in it. */
function cleanValue(field: Field, sent: unknown): StoredValue | undefined {
  const texts = [sent].flat().flatMap((one) => (isText(one) ? [String(one)] : []));
  switch (field.kind) {
    case "flag":
      return sent === undefined ? undefined : sent === true || sent === "on" || sent === "true";
    case "list": {
      const items = texts.map(cleanLine).filter((item) => !isBlank(item));
      return items.length > 0 ? items : undefined;
    }
    default: {
      const text = cleaners[field.kind](texts.join(" "));
      return isBlank(text) ? undefined : text;
    }
  }
}

/** A program may send a number where a form sends its digits. */
function isText(value: unknown): value is string | number {
  return typeof value === "string" || typeof value === "number";
}

const cleaners = {
  line: cleanLine,
  paragraphs: cleanText,
  email: cleanEmail,
  phone: cleanCode,
  choice: cleanLine,
};

function findProblem(field: Field, value: StoredValue): ProblemCode | undefined {
  const texts = [value].flat().map(String);
  if ("max" in field && texts.some((text) => characterCount(text) > field.max)) return "too_long";
  if (field.kind === "list" && texts.length > field.maxItems) return "too_long";
  if (field.kind === "choice" && !field.options.includes(texts.join())) return "unknown";
  return field.kind === "email" && !isEmail(texts.join()) ? "invalid" : undefined;
}

/** A ticked feature of a type that was not chosen in the end was hidden when the form was sent. */
function isFeatureOf(feature: string, projectType: unknown): boolean {
  const owners = Object.entries<readonly string[]>(projectTypes).filter(([, features]) =>
    features.includes(feature),
  );
  return owners.length === 0 || owners.some(([type]) => type === projectType);
}

/** The column takes twice the longest message. A text that is longer still is cut: no visitor writes it. */
function appendToMessage(kind: InquiryKind, inquiry: StoredInquiry, text: string) {
  for (const [name, field] of fieldsOf(kind)) {
    if (field.kind !== "paragraphs") continue;
    const whole = `${String(inquiry[columnName(name)])}\n\n${text}`;
    inquiry[columnName(name)] = [...whole].slice(0, maxStoredLength).join("");
  }
}
