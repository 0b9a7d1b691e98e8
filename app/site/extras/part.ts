/** Something of a page that was built with it. */
export function part<Kind extends Element>(within: ParentNode, selector: string): Kind {
  const found = within.querySelector<Kind>(selector);
  if (!found) throw new Error(`The page has no ${selector}`);
  return found;
}
