/** Of the type `email`, a browser would refuse a domain in Arabic. */
export const emailInput = {
  dir: "ltr",
  inputMode: "email",
  autoComplete: "email",
  autoCapitalize: "none",
  autoCorrect: "off",
  spellCheck: false,
} as const;
