import { type AtRule, type Container, parse, type Root, type Rule } from "postcss";

/** Tells whether a class or variable is named there. */
type IsNamed = (name: string) => boolean;

const laterClass = /\.[\w-]+-later-module-/;

/**
 * Splits a page's stylesheets, less the rules and variables that nothing in the page or its scripts uses: what is inlined, so that
 * the first screen is painted from one response, and what modules named `*.later.module.css`, elements made by scripts, and paper
 * need, which is loaded as a file.
 */
export function splitStyles(css: string, isInPage: IsNamed, isInScripts: IsNamed) {
  const all = parse(css);
  keepSelectors(all, (selector) =>
    listClasses(selector).every((name) => isInPage(name) || isInScripts(name)),
  );
  dropUnusedVariables(all, isInScripts);
  const isFirst = (selector: string) => !laterClass.test(selector) && listClasses(selector).every(isInPage);
  const first = all.clone();
  first.walkAtRules((rule) => void (isForPaper(rule) && rule.remove()));
  keepSelectors(first, isFirst);
  const later = all.clone();
  later.walkAtRules((rule) => void (!isForPaper(rule) && !isGroup(rule) && rule.remove()));
  keepSelectors(later, (selector, rule) => isOnPaper(rule) || !isFirst(selector));
  return { first: first.toString(), later: later.toString() };
}

function keepSelectors(root: Root, isKept: (selector: string, rule: Rule) => boolean) {
  root.walkRules((rule) => {
    if (isKeyframes(rule.parent)) return;
    const kept = rule.selectors.filter((selector) => isKept(selector, rule));
    if (kept.length === 0) removeWithEmptyParents(rule);
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
}

function removeWithEmptyParents(node: AtRule | Rule) {
  const { parent } = node;
  node.remove();
  if (isAtRule(parent) && parent.nodes?.length === 0) removeWithEmptyParents(parent);
}

/** The classes an element must have or be within, so not those in `:not()`, `:is()` and `:where()`. */
function listClasses(selector: string): string[] {
  let required = selector.replaceAll(/\[[^\]]*\]/g, "");
  while (/\([^()]*\)/.test(required)) required = required.replaceAll(/\([^()]*\)/g, "");
  return Array.from(required.matchAll(/\.([\w-]+)/g), ([, name = ""]) => name);
}

function dropUnusedVariables(root: Root, isInScripts: IsNamed) {
  const used = new Set(Array.from(root.toString().matchAll(/var\(\s*(--[\w-]+)/g), ([, name]) => name));
  let hasDropped = false;
  root.walkDecls(/^--/, (declaration) => {
    if (used.has(declaration.prop) || isInScripts(declaration.prop)) return;
    declaration.remove();
    hasDropped = true;
  });
  // What was dropped may have been the only use of another.
  if (hasDropped) dropUnusedVariables(root, isInScripts);
}

function isOnPaper({ parent }: AtRule | Rule): boolean {
  return isAtRule(parent) && (isForPaper(parent) || isOnPaper(parent));
}

function isForPaper({ name, params }: AtRule): boolean {
  return name === "page" || (name === "media" && params === "print");
}

/** Whether it holds rules of its own kind, and is no rule itself. */
function isGroup({ name, nodes }: AtRule): boolean {
  return nodes !== undefined && ["layer", "media", "supports", "container"].includes(name);
}

function isKeyframes(parent: Container | undefined): boolean {
  return isAtRule(parent) && parent.name.endsWith("keyframes");
}

function isAtRule(node: { type: string } | undefined): node is AtRule {
  return node?.type === "atrule";
}
