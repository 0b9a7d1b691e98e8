/** A page a visitor is about to open is made ready while the pointer rests on its link. */
export const speculationRules = {
  prerender: [{ where: { href_matches: ["/en", "/en/*", "/ar", "/ar/*"] }, eagerness: "moderate" }],
};
