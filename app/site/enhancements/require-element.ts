/** The first match, which the page must have; throws when it is missing. */
export function requireElement<Kind extends Element>(within: ParentNode, selector: string): Kind {
  const element = within.querySelector<Kind>(selector);
  if (!element) throw new Error(`The page has no ${selector}`);
  return element;
}
