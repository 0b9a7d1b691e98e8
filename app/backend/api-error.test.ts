import { globSync, readFileSync } from "node:fs";
import {
  AuthApiError,
  AuthImplicitGrantRedirectError,
  AuthRetryableFetchError,
  AuthSessionMissingError,
  AuthWeakPasswordError,
} from "@supabase/auth-js";
import { PostgrestClient } from "@supabase/postgrest-js";
import { expect, test } from "vitest";
import { toApiError, errorText } from "./api-error.ts";

test("the English text is the server's, the Arabic is ours", () => {
  const error = toApiError(new AuthApiError("Invalid login credentials", 400, "invalid_credentials"));
  expect(errorText(error)).toEqual({
    en: "Invalid login credentials",
    ar: "في البريد الإلكتروني أو كلمة المرور خطأ.",
  });
});

test("the text for a weak password is chosen by its first reason", () => {
  const error = toApiError(
    new AuthWeakPasswordError("Password should be at least 10 characters.", 422, ["length"]),
  );
  expect(error.code).toBe("weak_password: length");
  expect(errorText(error).ar).toBe("كلمة المرور قصيرة. اكتب 10 أحرف على الأقل.");
});

test("the code of a failed email link is in the details of the error", () => {
  const details = { error: "access_denied", code: "otp_expired" };
  const error = toApiError(
    new AuthImplicitGrantRedirectError("Email link is invalid or has expired", details),
  );
  expect(error).toEqual({ code: "otp_expired", message: "Email link is invalid or has expired" });
});

test("a missing session has the same code whatever the client calls it", () => {
  expect(toApiError(new AuthSessionMissingError()).code).toBe("session_not_found");
});

test("no connection and a server that is down have different codes", () => {
  expect(toApiError(new AuthRetryableFetchError("Failed to fetch", 0)).code).toBe("no_connection");
  expect(toApiError(new AuthRetryableFetchError("{}", 503)).code).toBe("unavailable");
  expect(toApiError(new AuthRetryableFetchError("{}", 500)).code).toBe("unexpected");
});

test("the database client's failed fetch is no connection", async () => {
  const unreachable = new PostgrestClient("http://127.0.0.1:9/rest/v1", {
    retry: false,
    fetch: () => Promise.reject(new TypeError("Failed to fetch")),
  });
  const { error } = await unreachable.from("inquiries").select("*");
  expect(toApiError(error).code).toBe("no_connection");
});

test("a proxy's HTML page is not used as a message", async () => {
  const proxied = new PostgrestClient("http://127.0.0.1:9/rest/v1", {
    fetch: async () => new Response("<html>Bad gateway</html>", { status: 502 }),
  });
  const { error, status } = await proxied.from("inquiries").select("*");
  expect(errorText(toApiError(error)).en).toBe("An unexpected error occurred");
  expect(toApiError(error, status).code).toBe("unavailable");
});

test("an error raised by SQL is translated by its message", () => {
  const raised = { code: "P0001", message: "Verify your email first.", details: null, hint: null };
  expect(errorText(toApiError(raised)).ar).toBe("أكّد بريدك الإلكتروني أولًا.");
});

test("in Arabic an unknown error is named by its code, isolated", () => {
  expect(errorText(toApiError({ code: "XX000", message: "disk full" }))).toEqual({
    en: "disk full",
    ar: "حدث خطأ غير متوقع: \u2066XX000\u2069",
  });
  expect(errorText({ code: "", message: "disk full" }).ar).toBe("حدث خطأ غير متوقع");
});

test("a code that a server sends in place of a message is worded in both languages", () => {
  expect(errorText({ code: "PT429", message: "too_many" }).en).toMatch(/^Too many attempts/);
});

test("no error of the servers puts an English sentence on an Arabic page", () => {
  const sources = globSync(["server/auth/**/*.ts", "supabase/migrations/*.sql"])
    .filter((file) => !file.endsWith(".test.ts"))
    .map((file) => readFileSync(file, "utf8"))
    .join("\n");
  const codes = findAll(sources, /AuthApiError\(\s*\d+,\s*"(\w+)"/g);
  const messages = [
    ...findAll(sources, /AuthApiError\(\s*\d+,\s*"\w+",\s*"([^"]+)"/g),
    ...findAll(sources, /(?:raise exception|message =) '([^']+)'/g),
  ];
  expect(codes.length).toBeGreaterThan(40);
  expect(messages.length).toBeGreaterThan(40);
  const errors = [
    ...codes.map((code) => ({ code, message: "It did not work" })),
    ...messages.flatMap((message) => ["P0001", "validation_failed", ""].map((code) => ({ code, message }))),
  ];
  for (const error of errors) {
    expect(errorText(error).ar).toMatch(/\p{Script=Arabic}/u);
    expect(errorText(error).ar).not.toMatch(/[A-Za-z]{2,}(?: [A-Za-z]{2,}){2}/);
  }
});

test("anything that is not an error is unexpected", () => {
  expect(toApiError(undefined).code).toBe("unexpected");
  expect(toApiError({ error: "server" }).code).toBe("unexpected");
});

function findAll(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found = ""]) => found);
}
