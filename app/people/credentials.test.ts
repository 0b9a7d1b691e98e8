import { expect, test } from "vitest";
import {
  findNewAccountProblems,
  findNewPasswordProblems,
  findProblems,
  placeRefusal,
  readCredentials,
} from "./credentials.ts";
import { credentialProblems } from "./words.ts";

const rana = { email: "rana@nawat.example", password: "correct horse" };

test("a complete pair has no problem", () => {
  expect(findNewAccountProblems(rana)).toEqual({});
});

test("each field says what is missing", () => {
  expect(findProblems({ email: "", password: "" })).toEqual({
    email: credentialProblems.emailMissing,
    password: credentialProblems.passwordMissing,
  });
});

test.each(["rana", "rana@", "@nawat.example", "rana haddad@nawat.example"])("%s is no address", (email) => {
  expect(findProblems({ ...rana, email }).email).toBe(credentialProblems.emailInvalid);
});

test("an old password may be short, a new one may not", () => {
  const short = { ...rana, password: "123456789" };
  expect(findProblems(short)).toEqual({});
  expect(findNewAccountProblems(short).password).toBe(credentialProblems.passwordTooShort);
});

test("characters are counted as people count them", () => {
  expect(findNewAccountProblems({ ...rana, password: "🤖🤖🤖🤖🤖" }).password).toBe(
    credentialProblems.passwordTooShort,
  );
  expect(findNewAccountProblems({ ...rana, password: "كلمة مرور طويلة" })).toEqual({});
});

test("a new password may be long, not endless", () => {
  expect(findNewPasswordProblems({ email: "", password: "🤖".repeat(256) })).toEqual({});
  expect(findNewPasswordProblems({ email: "", password: "x".repeat(257) }).password).toBe(
    credentialProblems.passwordTooLong,
  );
});

test("space around an address is dropped, in a password it is kept", () => {
  const form = new FormData();
  form.set("email", " rana@nawat.example ");
  form.set("password", " spaces count ");
  expect(readCredentials(form)).toEqual({ email: "rana@nawat.example", password: " spaces count " });
});

test("a server's refusal stands beside the field it is about", () => {
  expect(placeRefusal({ code: "weak_password: length", message: "Too short" }).password?.en).toBe(
    "Too short",
  );
  expect(placeRefusal({ code: "email_address_invalid", message: "Not an address" }).email?.en).toBe(
    "Not an address",
  );
  expect(placeRefusal({ code: "invalid_credentials", message: "Invalid login credentials" })).toEqual({});
});
