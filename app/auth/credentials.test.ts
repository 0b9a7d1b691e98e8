import { expect, test } from "vitest";
import {
  validateNewAccount,
  validateNewPassword,
  validateCredentials,
  toCredentialProblems,
  parseCredentials,
} from "./credentials.ts";
import { credentialProblems, toastWords } from "./words.ts";

const { signInFailed } = toastWords;

const rana = { email: "rana@nawat.example", password: "correct horse" };

test("a complete pair has no problem", () => {
  expect(validateNewAccount(rana)).toEqual({});
});

test("each field says what is missing", () => {
  expect(validateCredentials({ email: "", password: "" })).toEqual({
    email: credentialProblems.emailMissing,
    password: credentialProblems.passwordMissing,
  });
});

test.each(["rana", "rana@", "@nawat.example", "rana haddad@nawat.example"])("%s is no address", (email) => {
  expect(validateCredentials({ ...rana, email }).email).toBe(credentialProblems.emailInvalid);
});

test("an old password may be short, a new one may not", () => {
  const short = { ...rana, password: "123456789" };
  expect(validateCredentials(short)).toEqual({});
  expect(validateNewAccount(short).password).toBe(credentialProblems.passwordTooShort);
});

test("characters are counted as people count them", () => {
  expect(validateNewAccount({ ...rana, password: "🤖🤖🤖🤖🤖" }).password).toBe(
    credentialProblems.passwordTooShort,
  );
  expect(validateNewAccount({ ...rana, password: "كلمة مرور طويلة" })).toEqual({});
});

test("a new password may be long, not endless", () => {
  expect(validateNewPassword({ email: "", password: "🤖".repeat(256) })).toEqual({});
  expect(validateNewPassword({ email: "", password: "x".repeat(257) }).password).toBe(
    credentialProblems.passwordTooLong,
  );
});

test("space around an address is dropped, in a password it is kept", () => {
  const form = new FormData();
  form.set("email", " rana@nawat.example ");
  form.set("password", " spaces count ");
  form.set("currentPassword", " here too ");
  expect(parseCredentials(form)).toEqual({
    email: "rana@nawat.example",
    password: " spaces count ",
    currentPassword: " here too ",
  });
});

test("a server's error is a problem of the field it is about, or of the whole", () => {
  const problemsOf = (code: string, message: string) => toCredentialProblems({ code, message }, signInFailed);
  expect(problemsOf("weak_password: length", "Too short").password?.en).toBe(
    "The password is too short. Use at least 10 characters.",
  );
  expect(problemsOf("email_address_not_authorized", "No").email?.en).toBe(
    "Your account cannot be moved to this email address.",
  );
  expect(problemsOf("invalid_credentials", "Invalid login credentials").form?.en).toMatch(
    `${signInFailed.en}: `,
  );
});

test("one code for everything malformed is told apart by what it says", () => {
  const problemsOf = (message: string) =>
    toCredentialProblems({ code: "validation_failed", message }, signInFailed);
  expect(problemsOf("Password cannot be longer than 256 characters")).toEqual({
    password: {
      en: "Use at most 256 characters.",
      ar: "الحد الأقصى لكلمة المرور 256 حرفًا.",
    },
  });
  expect(problemsOf("Unable to validate email address: invalid format").email?.ar).toBe(
    "راجع البريد الإلكتروني (مثال: name@example.com).",
  );
  expect(Object.keys(problemsOf("The query is too long"))).toEqual(["form"]);
});
