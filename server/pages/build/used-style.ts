import type { CheerioAPI } from "cheerio";
import { type Node, parse, type Root } from "postcss";
import selectorParser from "postcss-selector-parser";

/**
 * What a page can ever use of a stylesheet: the rules that match one of its elements, now or in another state of the page,
 * and the variables and animations that those name.
 */
export function usedStyle(css: string, page: CheerioAPI): string {
  const sheet = parse(css);
  const classes = classesOf(page);
  sheet.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    const used = rule.selectors.filter((selector) => matches(page, classes, selector));
    if (used.length === 0) rule.remove();
    else rule.selectors = used;
  });
  dropUnnamed(sheet);
  dropEmpty(sheet);
  return sheet.toString();
}

function isKeyframe({ parent }: Node): boolean {
  return parent?.type === "atrule" && "name" in parent && String(parent.name).endsWith("keyframes");
}

function matches(page: CheerioAPI, classes: Set<string>, selector: string): boolean {
  const known = inAnyState.get(selector) ?? selectorParser(forgetStates).processSync(selector);
  inAnyState.set(selector, known);
  if (needsOtherClass(known, classes)) return false;
  try {
    return page(known).length > 0;
  } catch {
    // What only a browser understands is kept.
    return true;
  }
}

/** The same selectors are tried against every page of the site. */
const inAnyState = new Map<string, string>();
const any = ":not(none)";

/** A quick no for most, where no alternatives are named. */
function needsOtherClass(selector: string, classes: Set<string>): boolean {
  const plain = selector.replaceAll(any, "");
  if (plain.includes("(")) return false;
  return plain.match(/\.[\w-]+/g)?.some((name) => !classes.has(name.slice(1))) ?? false;
}

function classesOf(page: CheerioAPI): Set<string> {
  const lists = page("[class]").map((_, element) => page(element).attr("class"));
  return new Set(lists.toArray().flatMap((list) => list.split(/\s+/)));
}

/** What an element is for good, so that a rule can be refused for it; everything else is a state it may come to be in. */
const lasting = new Set([":root", ":is", ":where", ":has", ":empty", "dir", "lang", "type"]);

function forgetStates(root: selectorParser.Root) {
  root.walk((node) => {
    if (node.type !== "attribute" && node.type !== "pseudo") return;
    const name = node.type === "attribute" ? node.attribute : node.value;
    if (lasting.has(name) || /^:(first|last|only|nth)-/.test(name)) return;
    node.replaceWith(selectorParser.pseudo({ value: any, spaces: node.spaces }));
  });
}

/** Until nothing falls away: a variable may be named only by another that nobody names. */
function dropUnnamed(sheet: Root) {
  const named = new Set<string>();
  const animated = new Set<string>();
  sheet.walkDecls(({ prop, value }) => {
    for (const [name] of value.matchAll(/--[\w-]+/g)) named.add(name);
    if (prop.startsWith("animation")) for (const [name] of value.matchAll(/[\w-]+/g)) animated.add(name);
  });
  let dropped = false;
  const drop = (node: Node) => {
    node.remove();
    dropped = true;
  };
  sheet.walkDecls(/^--/, (variable) => {
    if (!named.has(variable.prop)) drop(variable);
  });
  sheet.walkAtRules("property", (property) => {
    if (!named.has(property.params)) drop(property);
  });
  sheet.walkAtRules(/keyframes$/, (keyframes) => {
    if (!animated.has(keyframes.params)) drop(keyframes);
  });
  if (dropped) dropUnnamed(sheet);
}

function dropEmpty(sheet: Root) {
  sheet.walk((node) => {
    if (!("nodes" in node) || node.nodes?.length !== 0) return;
    let empty: Node = node;
    while (empty.parent?.nodes?.length === 1 && empty.parent.type !== "root") empty = empty.parent;
    empty.remove();
  });
}
