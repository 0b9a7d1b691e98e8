import { domainToASCII } from "node:url";

/** An address, or a domain alone, with the domain as mail servers know it: one spelling, in ASCII. */
export function asciiDomain(address: string): string {
  return address.replace(/[^@]*$/, (domain) =>
    /^\p{ASCII}*$/u.test(domain) ? domain : domainToASCII(domain) || domain,
  );
}
