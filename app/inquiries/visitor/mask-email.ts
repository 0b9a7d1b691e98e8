/** `m•••@cedarwater.example`: who knows the address knows it again, and nobody else learns it. */
export function maskEmail(email: string): string {
  const [name = "", domain = ""] = splitAtLast(email, "@");
  const [first = ""] = name;
  return `${first}•••@${domain}`;
}

function splitAtLast(text: string, separator: string): [string, string] {
  const at = text.lastIndexOf(separator);
  return [text.slice(0, at), text.slice(at + 1)];
}
