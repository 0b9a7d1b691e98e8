import { confirmedEmail, fieldsOf, honeypot, inquiryKinds } from "../../../app/inquiries/fields.ts";

/** What the requests to one part of the site are made of: right words, in whose places hostile texts are put. */
export interface Surface {
  /** Of ten requests, how many go there. */
  weight: number;
  /** Methods and paths; `{id}` is the visitor's factor. */
  targets: readonly string[];
  /** Parameters of a query that are understood. */
  parameters: readonly string[];
  /** Names that a hostile value may have, in a query. */
  names: readonly string[];
  /** Headers that mean something there. */
  headers: Record<string, string>;
  /** Of a body that is understood; none where there is no body. */
  fields?: Record<string, unknown>;
  /** Names that a hostile value may have, in a body. */
  fieldNames?: readonly string[];
  contentTypes?: readonly string[];
}

const factor = "/auth/v1/factors/{id}";
const functions = [
  ...["find_gadgets", "price_list", "examine", "examine", "add", "greet", "shout", "twice", "one_gadget"],
  ...["small_numbers", "bootstrap_first_admin", "submit_inquiry", "complain", "write_note", "take_body"],
];
const tables = ["cheap_gadgets", "notes", "secrets", "numbers", "user_roles", "inquiries", "visits"];

export const surfaces: Record<string, Surface> = {
  rest: {
    weight: 5,
    targets: [
      ...Array<string>(8).fill("GET /rest/v1/gadgets"),
      ...[...tables, "admin_audit_log"].map((table) => `GET /rest/v1/${table}`),
      ...["POST", "PATCH", "DELETE", "OPTIONS", "HEAD"].map((method) => `${method} /rest/v1/gadgets`),
      ...functions.map((name) => `POST /rest/v1/rpc/${name}`),
      ...functions.map((name) => `GET /rest/v1/rpc/${name}`),
    ],
    parameters: [
      ...["select=id,name", "select=*", "select=tags,spec", "order=price.desc,id", "order=made_at.asc"],
      ...["limit=2", "offset=1", "offset=99", "id=eq.1", "id=in.(1,2,3)", 'name=in.("motor, big",pump)'],
      ...["price=gt.2.5", "price=is.null", "available=is.true", "mood=eq.calm", "made_at=lt.2024-01-15"],
      ...["serial=neq.00000000-0000-4000-8000-000000000001", "spec=is.null", "big=lte.9007199254740993"],
    ],
    names: [
      ...["id", "name", "price", "tags", "spec", "mood", "search", "serial", "made_at", "content", "oid"],
      ...["*", "n", "details", "action", "created_at", '"odd \\"name"', "نص", "x".repeat(80), "__proto__"],
      ...["select", "order", "limit", "offset", "columns", "or", "not.id", "secrets.content", "apikey"],
    ],
    headers: {
      Prefer: "count=exact, return=representation",
      Accept: "application/vnd.pgrst.object+json",
      "Accept-Profile": "public",
      Range: "0-1",
    },
    fields: {},
    fieldNames: [
      ...["document", "document", "note", "notes", "amount", "counts", "serial", "at", "times", "tag"],
      ...["content", "words", "admin_email", "a", "n", "t", "who", "wanted", "up_to", "inquiry"],
    ],
  },
  auth: {
    weight: 1,
    targets: [
      ...["/signup", "/token", "/token", "/verify", "/resend", "/logout", "/otp", "/invite", "/recover"].map(
        (path) => `POST /auth/v1${path}`,
      ),
      ...[
        "/verify",
        "/user",
        "/settings",
        "/health",
        "/.well-known/jwks.json",
        "/authorize",
        "/callback",
      ].map((path) => `GET /auth/v1${path}`),
      ...["GET /auth/v1/admin/users", "PUT /auth/v1/user", "GET /auth/v1/reauthenticate"],
      ...["POST /auth/v1/factors", `POST ${factor}/challenge`, `POST ${factor}/verify`],
      "POST /auth/v1/passkeys/authentication/options",
    ],
    parameters: [
      ...["grant_type=password", "grant_type=refresh_token", "grant_type=pkce", "scope=local", "type=signup"],
      ...["redirect_to=http://localhost/auth", "provider=github", `token=${"0".repeat(56)}`],
    ],
    names: ["grant_type", "redirect_to", "provider", "state", "token", "scope"],
    headers: { "X-Supabase-Api-Version": "2024-01-01" },
    // A good password is hashed for 50 ms, and a bad one only looked at.
    fields: { email: "guest@example.com", password: "short", factor_type: "totp", code: "123456" },
    fieldNames: [
      ...["email", "password", "data", "type", "token", "token_hash", "refresh_token", "scope", "phone"],
      ...["provider", "id_token", "gotrue_meta_security", "friendly_name", "issuer", "challenge_id", "code"],
    ],
  },
  inquiries: {
    weight: 1,
    targets: [
      ...Array<string>(8).fill("POST /functions/v1/submit-inquiry"),
      ...["POST /functions/v1/invite", "POST /functions/v1/unknown", "OPTIONS /functions/v1/submit-inquiry"],
    ],
    parameters: [],
    names: ["locale"],
    headers: {
      Accept: "text/html",
      "Idempotency-Key": "key-of-1234",
      Origin: "https://nawat.example",
      Referer: "https://nawat.example/en",
    },
    fields: { type: "contact", name: "Nour", email: "nour@example.com", subject: "A", message: "B" },
    fieldNames: [
      ...new Set(inquiryKinds.flatMap((kind) => fieldsOf(kind).map(([name]) => name))),
      ...["kind", "locale", "idempotencyKey", honeypot, confirmedEmail],
    ],
    contentTypes: ["application/json", "application/x-www-form-urlencoded"],
  },
  pages: {
    weight: 3,
    targets: [
      ...[
        "/",
        "/health/live",
        "/health/ready",
        "/sitemap.xml",
        "/robots.txt",
        "/nothing-here",
        "/AR/contact/",
      ],
      ...["/fr/contact", "/../etc/passwd", "/assets/", "/en/articles?category=ai", "/en/articles", "/ar"],
    ].map((path) => `GET ${path}`),
    parameters: ["category=ai", "reference=N-7F3K2"],
    names: ["category", "reference"],
    headers: {
      ...{ Accept: "text/html", "Accept-Encoding": "gzip, br", "Accept-Language": "ar", Range: "bytes=0-9" },
      ...{ "If-None-Match": '"x"', Referer: "http://localhost/ar", Cookie: "a=b", Purpose: "prefetch" },
    },
  },
};
