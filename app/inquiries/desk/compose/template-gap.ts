/** What a template leaves open. No reply goes out with it. */
export const templateGap = "[…]";
