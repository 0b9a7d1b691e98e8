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

test("an error is told in our own words, in both languages", () => {
  const error = toApiError(new AuthApiError("Invalid login credentials", 400, "invalid_credentials"));
  expect(errorText(error)).toEqual({
    en: "The email address or the password is wrong.",
    ar: "البريد الإلكتروني أو كلمة المرور غير صحيحة.",
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

test("of a network that asks for too much at once it is asked again, of somebody who tries too often not", async () => {
  const answerWith = (body: string) =>
    new PostgrestClient("http://server.invalid", { fetch: async () => new Response(body, { status: 429 }) });
  const codeOf = async (body: string) => {
    const { error, status } = await answerWith(body).from("inquiries").select();
    return toApiError(error, status).code;
  };
  expect(await codeOf("The site is very busy. Try again in a moment.")).toBe("unavailable");
  expect(await codeOf('{"code":"PT429","message":"too_many"}')).toBe("PT429");
});

test("an error raised by SQL is worded by its message", () => {
  const raised = { code: "P0001", message: "Verify your email first.", details: null, hint: null };
  expect(errorText(toApiError(raised))).toEqual({
    en: "Confirm your email address first.",
    ar: "أكّد بريدك الإلكتروني أولًا.",
  });
});

test("an unknown error is named by its code, isolated in Arabic", () => {
  expect(errorText(toApiError({ code: "XX000", message: "disk full" }))).toEqual({
    en: "An unexpected error occurred: XX000",
    ar: "حدث خطأ غير متوقع: \u2066XX000\u2069",
  });
  expect(errorText({ code: "", message: "disk full" })).toEqual({
    en: "An unexpected error occurred",
    ar: "حدث خطأ غير متوقع",
  });
});

test("a code that a server sends in place of a message is worded in both languages", () => {
  expect(errorText({ code: "PT429", message: "too_many" }).en).toMatch(/^Too many attempts/);
});

test("the wait for another email is told as the server counts it", () => {
  const code = "over_email_send_rate_limit";
  const wait = (seconds: number) =>
    errorText({
      code,
      message: `For security purposes, you can only request this after ${seconds} seconds.`,
    });
  expect(wait(42).en).toBe("We have just sent an email. You can ask for another in 42\u00a0seconds.");
  expect(wait(3).ar).toBe("أرسلنا رسالة قبل قليل. يمكنك طلب غيرها بعد 3\u00a0ثوانٍ.");
  expect(wait(3_000).en).toBe("We have sent several emails. You can ask for another in 50\u00a0minutes.");
  expect(errorText({ code, message: "email rate limit exceeded" }).en).toMatch(/Wait a little/);
});

test("anything that is not an error is unexpected", () => {
  expect(toApiError(undefined).code).toBe("unexpected");
  expect(toApiError({ error: "server" }).code).toBe("unexpected");
});
