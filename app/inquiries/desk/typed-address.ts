/** What staff typed as an address, with its domain as mail servers know it; undefined of what is none. */
export function typedAddress(text: string): string | undefined {
  const address = text.trim().replace(/(?<=@)[^@]*[^@\p{ASCII}][^@]*$/u, (domain) => {
    const link = Object.assign(document.createElement("a"), { href: `http://${domain}` });
    return link.hostname || domain;
  });
  return /^[^\s@]+@[^\s@]+$/.test(address) ? address : undefined;
}
