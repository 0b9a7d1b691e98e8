/**
 * What a key writes, in lower case. On a keyboard of another script it is what stands at its place on a Latin one; other
 * Latin keyboards have their letters at places of their own.
 */
export function latinKey({ key, code }: KeyboardEvent): string {
  if (key === "؟") return "?";
  if (/^[\p{ASCII}\p{Script=Latin}]/u.test(key)) return key.toLowerCase();
  return code === "Slash" ? "/" : code.replace(/^Key/, "").toLowerCase();
}
