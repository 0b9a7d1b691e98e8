import { load } from "cheerio";
import { expect, test } from "vitest";
import { usedStyle } from "./used-style.ts";

const page = load(`<html lang="en" dir="ltr"><body><main><a class="link" href="/en">Home</a><details class="menu">
<summary>Menu</summary></details><p class="lead">Words</p></main></body></html>`);

test.each([
  [".link{color:red}"],
  ["a:hover{color:red}"],
  [":focus-visible{outline:0}"],
  ["[hidden]{display:none}"],
  [".menu[open] summary::after{color:red}"],
  [":root[data-dressed] .link{color:red}"],
  ["a:is(:hover,:focus-visible){color:red}"],
  ["a:not(.call){color:red}"],
  ["details:has(+ .lead){color:red}"],
  ["::selection{color:red}"],
  ["@media (width > 60rem){.link{color:red}}"],
  ["[dir=ltr] .link{color:red}"],
])("%s is kept: the page may come to it", (css) => {
  expect(usedStyle(css, page)).toBe(css);
});

test.each([
  [".call{color:red}"],
  ["a.call:hover{color:red}"],
  ["form input[type=radio]{color:red}"],
  ["[dir=rtl] .link{color:red}"],
  ["@media (width > 60rem){.call{color:red}}"],
  ["@layer components{@media print{.call{color:red}}}"],
])("%s is dropped: nothing on the page can match it", (css) => {
  expect(usedStyle(css, page)).toBe("");
});

test("of several selectors those that match are kept", () => {
  expect(usedStyle(".link,.call{color:red}", page)).toBe(".link{color:red}");
});

test("variables, properties and animations are kept as long as something that is kept names them", () => {
  const kept = ":root{--red:var(--deep)}:root{--deep:red}@keyframes in{from{opacity:0}}.link{color:var(--red);animation:in 1s}";
  const left = ":root{--blue:var(--sea)}:root{--sea:blue}@property --sea{syntax:'*'}@keyframes out{to{opacity:0}}";
  expect(usedStyle(`${kept}${left}.call{color:var(--blue);animation:out 1s}`, page)).toBe(kept);
});
