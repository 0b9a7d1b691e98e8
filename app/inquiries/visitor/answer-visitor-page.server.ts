import { parseSubmission } from "../submit/parse-submission.server.ts";
import { handleVisitorPage } from "./handle-visitor-page.server.ts";
import type { Dependencies } from "./page-dependencies.ts";

/**
 * The page of an inquiry for a script that renders it. Takes JSON: the address of the page as our own server would have it, and the fields
 * of one of its forms, or none. Answers what the page shows then. The address is in the body, because those of calls are logged on the way.
 */
export async function answerVisitorPage(
  request: Request,
  dependencies: Omit<Dependencies, "render">,
): Promise<Response> {
  if (request.method !== "POST")
    return Response.json(
      { error: "method_not_allowed" },
      { status: 405, headers: { Allow: "POST, OPTIONS" } },
    );
  const parsed = await parseSubmission(request);
  if ("error" in parsed) return Response.json({ error: parsed.error.code }, { status: parsed.error.status });
  const { page, form } = parsed.fields;
  const address = URL.parse(typeof page === "string" ? page : "", request.url);
  if (!address) return Response.json({ error: "invalid_page" }, { status: 400 });
  const handle = (url: URL, init?: RequestInit) =>
    handleVisitorPage(new Request(url, init), {
      ...dependencies,
      render: async (content) => ({ body: JSON.stringify(content), headers: json }),
    });
  const answer = await handle(
    address,
    form === undefined ? undefined : { method: "POST", body: JSON.stringify(form), headers: json },
  );
  const location = answer.headers.get("location");
  return location === null ? answer : handle(new URL(location, address));
}

const json = { "Content-Type": "application/json" };
