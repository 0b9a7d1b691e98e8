/**
 * A text in which mail programs find no address to make a link of, and readers see no difference: a word joiner stands after the
 * signs that make one.
 */
export function unlink(text: string): string {
  return text.replace(signsOfAddresses, "$&\u2060");
}

/** The dot in `nawat.example`, the colon in `https://`, the sign in `hello@nawat.example`. */
const signsOfAddresses = /(?<=[\p{L}\p{N}_-])\.(?=\p{L})|:(?=\/\/)|(?<=\S)@(?=[\p{L}\p{N}])/gu;
