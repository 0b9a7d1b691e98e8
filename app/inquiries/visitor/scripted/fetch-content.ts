import { FunctionsHttpError } from "@supabase/functions-js";
import { functionsClient } from "../../../backend/functions-client.ts";
import type { VisitorPageContent, VisitorProblem } from "../visitor-inquiry.ts";

export type Fetched = VisitorPageContent | Extract<VisitorProblem, "server" | "too_long">;

/** What the page of this path shows, after one of its forms was taken or was not. */
export async function fetchContent(page: string, form?: Record<string, string>): Promise<Fetched> {
  const { data, error } = await functionsClient().invoke<VisitorPageContent>("visitor-page", {
    body: { page, form },
  });
  if (data) return data;
  // The client passes on the response unparsed and untyped.
  const refusal = error instanceof FunctionsHttpError ? (error.context as Response) : undefined;
  if (refusal?.status === 413) return "too_long";
  const content: unknown = await refusal?.json().catch(() => undefined);
  return isContent(content) ? content : "server";
}

/** A page that opens nothing, or shows what was wrong, comes with the status of an error. */
function isContent(content: unknown): content is VisitorPageContent {
  return typeof content === "object" && content !== null && "inquiry" in content;
}
