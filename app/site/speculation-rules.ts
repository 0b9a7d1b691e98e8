/** The browser prerenders a page while the pointer rests on its link. */
export const speculationRules = {
  prerender: [{ where: { href_matches: ["/en", "/en/*", "/ar", "/ar/*"] }, eagerness: "moderate" }],
};
