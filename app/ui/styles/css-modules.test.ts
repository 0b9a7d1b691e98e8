import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";

const modules = globSync("app/**/*.module.css");
const components = globSync("app/**/*.tsx").map((file) => ({ file, text: readFileSync(file, "utf8") }));

test("Components and their stylesheets name the same classes", () => {
  const used = new Map(modules.map((file) => [file, new Set<string>()]));
  for (const { file, text } of components) {
    for (const [, variable, path = ""] of text.matchAll(/import (\w+) from "([^"]+\.module\.css)"/g)) {
      const names = text.matchAll(new RegExp(`\\b${variable}\\.(\\w+)`, "g"));
      for (const [, name = ""] of names) used.get(join(dirname(file), path))?.add(name);
    }
  }
  for (const [file, names] of used) expect([...names].sort(), file).toEqual(classesOf(file));
});

test("No two of these stylesheets have one name, which begins the names of their classes", () => {
  const names = modules.map((file) => basename(file));
  expect(new Set(names).size).toBe(names.length);
});

test("What scripts look for by its class is a class that a component has by that name", () => {
  const attributes = components.flatMap(({ text }) => text.match(/className=("[^"]*"|\{[^\n]*)/g) ?? []);
  const present = attributes.flatMap((attribute) =>
    attribute.replaceAll(/\$\{[^}]*\}|\w+\.\w+/g, "").match(/[\w-]+/g),
  );
  const selectors = globSync("app/**/*.ts").flatMap((file) =>
    [
      ...readFileSync(file, "utf8").matchAll(
        /(?:querySelector(?:All)?|requireElement|closest)(?:<\w+>)?\((?:\w+, )?"([^"]+)"/g,
      ),
    ].map(([, selector = ""]) => ({ file, selector })),
  );
  expect(selectors.length).toBeGreaterThan(10);
  for (const { file, selector } of selectors)
    for (const [, name = ""] of selector.matchAll(/\.([a-z][\w-]*)/g)) expect(present, file).toContain(name);
});

test("Styles name sides by the direction of the text, so that Arabic has its own", () => {
  const physical =
    /^\s*(?:(?:margin|padding|border|scroll-\w+)-(?:left|right)|left|right|(?:text-align|float): (?:left|right)).*/gm;
  for (const file of globSync("app/**/*.css"))
    expect(readFileSync(file, "utf8").match(physical), file).toBeNull();
});

function classesOf(file: string): string[] {
  const css = readFileSync(file, "utf8").replaceAll(
    /\/\*[\s\S]*?\*\/|"[^"]*"|url\([^)]*\)|:global\([^)]*\)/g,
    "",
  );
  const selectors = [...css.matchAll(/[^{};]+(?=\{)/g)].join(" ");
  return [...new Set([...selectors.matchAll(/\.([a-zA-Z]\w*)/g)].map(([, name = ""]) => name))].sort();
}
