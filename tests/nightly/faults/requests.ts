import { formHeaders } from "../../support/inquiry-client.ts";

/** `answered`: as without a fault. `unavailable`: a clear 503 that says when to try again. */
export type Outcome = "answered" | "unavailable" | "failed";

export interface SentRequest {
  outcome: Outcome;
  /** Why it counts as failed. */
  problem?: string;
  /** The subject of an inquiry that was confirmed. */
  confirmed?: string;
}

const apiKey = "sb_publishable_embedded";
const tokenBody = JSON.stringify({ refresh_token: "A".repeat(43) });

/** One of each kind that pages make, in turn; each says it comes from a network of its own. */
export async function sendRequest(url: string, index: number): Promise<SentRequest> {
  const kinds = [sendInquiry, sendForm, requestPage, callFunction, refreshToken];
  const headers = { "x-forwarded-for": `10.${(index >> 8) & 255}.${index & 255}.1`, apikey: apiKey };
  const send = kinds[index % kinds.length];
  return send?.(url, headers, `inquiry ${index}`) ?? { outcome: "failed", problem: "no kind" };
}

type Send = (url: string, headers: Record<string, string>, subject: string) => Promise<SentRequest>;

const fieldsOf = (subject: string) => ({
  type: "contact",
  name: "رنا حداد",
  email: "r@example.com",
  subject,
  message: "Hello",
});

const sendInquiry: Send = async (url, headers, subject) => {
  const response = await fetch(`${url}/functions/v1/submit-inquiry`, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify(fieldsOf(subject)),
  });
  const body = await response.text();
  if (response.status === 200) return { outcome: "answered", confirmed: subject };
  return judge(response, body, body === '{"error":"server"}');
};

/** As a page without JavaScript sends it. */
const sendForm: Send = async (url, headers, subject) => {
  const response = await fetch(`${url}/functions/v1/submit-inquiry`, {
    method: "POST",
    headers: { ...headers, ...formHeaders },
    body: new URLSearchParams({ ...fieldsOf(subject), locale: "ar" }),
    redirect: "manual",
  });
  const body = await response.text();
  if (response.status === 303) return { outcome: "answered", confirmed: subject };
  const isKept = body.includes(subject) && body.includes("رنا حداد");
  // Where no page can be rendered, what was typed is one step back.
  const isText = response.headers.get("content-type")?.startsWith("text/plain") === true;
  return judge(response, body, isKept || isText);
};

/** Needs no database: it must be there whatever happens to that. */
const requestPage: Send = async (url, headers) => {
  const response = await fetch(`${url}/en/contact`, { headers });
  const body = await response.text();
  return response.status === 200 ? { outcome: "answered" } : judge(response, body, false);
};

/** What only staff may call: that it is refused is an answer of the database. */
const callFunction: Send = async (url, headers) => {
  const response = await fetch(`${url}/rest/v1/rpc/admin_exists`, { method: "POST", headers });
  const body = await response.text();
  if (response.status === 401 && body.includes('"42501"')) return { outcome: "answered" };
  return judge(response, body, body.includes('"PGRST000"'));
};

const refreshToken: Send = async (url, headers) => {
  const response = await fetch(`${url}/auth/v1/token?grant_type=refresh_token`, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: tokenBody,
  });
  const body = await response.text();
  if (response.status === 400 && body.includes("refresh_token_not_found")) return { outcome: "answered" };
  return judge(response, body, body.includes("unexpected_failure"));
};

function judge({ status, headers }: Response, body: string, isClear: boolean): SentRequest {
  const isUnavailable = status === 503 && Number(headers.get("retry-after")) > 0 && isClear;
  return isUnavailable
    ? { outcome: "unavailable" }
    : { outcome: "failed", problem: `${status} ${body.slice(0, 200)}` };
}
