import {
  AuthApiError,
  AuthImplicitGrantRedirectError,
  AuthRetryableFetchError,
  AuthSessionMissingError,
  AuthWeakPasswordError,
} from "@supabase/auth-js";
import { PostgrestClient } from "@supabase/postgrest-js";
import { expect, test } from "vitest";
import { refusalOf, wordRefusal } from "./refusal.ts";

test("English is what the server said, Arabic is ours", () => {
  const refusal = refusalOf(new AuthApiError("Invalid login credentials", 400, "invalid_credentials"));
  expect(wordRefusal(refusal)).toEqual({
    en: "Invalid login credentials",
    ar: "في البريد الإلكتروني أو كلمة المرور خطأ.",
  });
});

test("a weak password is worded by its first reason", () => {
  const refusal = refusalOf(
    new AuthWeakPasswordError("Password should be at least 10 characters.", 422, ["length"]),
  );
  expect(refusal.code).toBe("weak_password: length");
  expect(wordRefusal(refusal).ar).toBe("كلمة المرور قصيرة. اكتب 10 أحرف على الأقل.");
});

test("what a mail link was refused for is in the details of the error", () => {
  const details = { error: "access_denied", code: "otp_expired" };
  const refusal = refusalOf(
    new AuthImplicitGrantRedirectError("Email link is invalid or has expired", details),
  );
  expect(refusal).toEqual({ code: "otp_expired", message: "Email link is invalid or has expired" });
});

test("a session that is gone is the same whatever the client calls it", () => {
  expect(refusalOf(new AuthSessionMissingError()).code).toBe("session_not_found");
});

test("no connection is said as such, a server that is down is not", () => {
  expect(refusalOf(new AuthRetryableFetchError("Failed to fetch", 0)).code).toBe("no_connection");
  expect(refusalOf(new AuthRetryableFetchError("{}", 503)).code).toBe("unavailable");
  expect(refusalOf(new AuthRetryableFetchError("{}", 500)).code).toBe("unexpected");
});

test("the database client's failed fetch is no connection", async () => {
  const unreachable = new PostgrestClient("http://127.0.0.1:9/rest/v1", {
    retry: false,
    fetch: () => Promise.reject(new TypeError("Failed to fetch")),
  });
  const { error } = await unreachable.from("inquiries").select("*");
  expect(refusalOf(error).code).toBe("no_connection");
});

test("a proxy's page is not shown to anybody", async () => {
  const proxied = new PostgrestClient("http://127.0.0.1:9/rest/v1", {
    fetch: async () => new Response("<html>Bad gateway</html>", { status: 502 }),
  });
  const { error, status } = await proxied.from("inquiries").select("*");
  expect(wordRefusal(refusalOf(error)).en).toBe("An unexpected error occurred");
  expect(refusalOf(error, status).code).toBe("unavailable");
});

test("a sentence raised by SQL is known by itself", () => {
  const raised = { code: "P0001", message: "Verify your email first.", details: null, hint: null };
  expect(wordRefusal(refusalOf(raised)).ar).toBe("أكّد بريدك الإلكتروني أولًا.");
});

test("what nobody worded stands in Arabic after a sentence of ours, isolated", () => {
  const unknown = { code: "XX000", message: "disk full" };
  expect(wordRefusal(refusalOf(unknown))).toEqual({
    en: "disk full",
    ar: "حدث خطأ غير متوقع: \u2066disk full\u2069",
  });
});

test("an error that is none is unexpected", () => {
  expect(refusalOf(undefined).code).toBe("unexpected");
  expect(refusalOf({ error: "server" }).code).toBe("unexpected");
});
