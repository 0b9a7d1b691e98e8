import { telUrl } from "./tel-url.ts";

/** The address that opens a chat with the first number in a text, or undefined when it is no international number. */
export function whatsappUrl(text: string): string | undefined {
  const [, digits] = /^tel:(?:\+|00)([1-9]\d{7,14})$/.exec(telUrl(text) ?? "") ?? [];
  return digits && `https://wa.me/${digits}`;
}
