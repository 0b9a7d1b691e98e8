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
  const refusal = toApiError(new AuthApiError("Invalid login credentials", 400, "invalid_credentials"));
  expect(errorText(refusal)).toEqual({
    en: "Invalid login credentials",
    ar: "في البريد الإلكتروني أو كلمة المرور خطأ.",
  });
});

test("the text for a weak password is chosen by its first reason", () => {
  const refusal = toApiError(
    new AuthWeakPasswordError("Password should be at least 10 characters.", 422, ["length"]),
  );
  expect(refusal.code).toBe("weak_password: length");
  expect(errorText(refusal).ar).toBe("كلمة المرور قصيرة. اكتب 10 أحرف على الأقل.");
});

test("the code of a failed email link is in the details of the error", () => {
  const details = { error: "access_denied", code: "otp_expired" };
  const refusal = toApiError(
    new AuthImplicitGrantRedirectError("Email link is invalid or has expired", details),
  );
  expect(refusal).toEqual({ code: "otp_expired", message: "Email link is invalid or has expired" });
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

test("in Arabic an unknown message follows a fallback of ours, isolated", () => {
  const unknown = { code: "XX000", message: "disk full" };
  expect(errorText(toApiError(unknown))).toEqual({
    en: "disk full",
    ar: "حدث خطأ غير متوقع: \u2066disk full\u2069",
  });
});

test("anything that is not an error is unexpected", () => {
  expect(toApiError(undefined).code).toBe("unexpected");
  expect(toApiError({ error: "server" }).code).toBe("unexpected");
});
