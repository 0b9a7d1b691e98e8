import { expect, test } from "vitest";
import { shortenDetails } from "./entry-record.tsx";

test("short details are not cut", () => {
  expect(shortenDetails({ from: "new", to: "answered" })).toBe('{"from":"new","to":"answered"}');
});

test("a string is returned unchanged", () => {
  expect(shortenDetails("role granted")).toBe("role granted");
});

test("long details are cut to the first 100 characters and an ellipsis", () => {
  expect(shortenDetails("x".repeat(100))).toBe("x".repeat(100));
  expect(shortenDetails("x".repeat(101))).toBe(`${"x".repeat(100)}…`);
});

test("a character is never cut in two", () => {
  expect(shortenDetails("🤖".repeat(101))).toBe(`${"🤖".repeat(100)}…`);
});

test("no details are an empty object", () => {
  expect(shortenDetails(null)).toBe("{}");
});
