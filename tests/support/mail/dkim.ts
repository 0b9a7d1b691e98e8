import { createHash, createPublicKey, createVerify } from "node:crypto";

/**
 * Whether the DKIM signature of a message (RFC 6376, both canonicalizations relaxed, RSA with SHA-256) is of the key in
 * `certificate`. Lines end in `\n`.
 */
export function hasValidDkimSignature(message: string, certificate: string): boolean {
  const end = message.indexOf("\n\n");
  const headers = message.slice(0, end).split(/\n(?![ \t])/);
  const signature = headers.find((header) => /^dkim-signature:/i.test(header)) ?? "";
  const tags = new Map(
    signature
      .slice(signature.indexOf(":") + 1)
      .split(";")
      .map((tag) => {
        const [name = "", ...value] = tag.split("=");
        return [name.trim(), value.join("=").replace(/\s/g, "")] as const;
      }),
  );
  const body = relaxBody(message.slice(end + 2));
  if (createHash("sha256").update(body).digest("base64") !== tags.get("bh")) return false;

  const signed = (tags.get("h") ?? "").split(":").map((name) => {
    const header = headers.findLast((one) => one.toLowerCase().startsWith(`${name.toLowerCase()}:`));
    return header ? relaxHeader(header) : "";
  });
  const unsigned = relaxHeader(signature.replace(/\bb=[^;]*$/, "b="));
  return createVerify("sha256")
    .update([...signed.filter(Boolean), unsigned].join("\r\n"))
    .verify(createPublicKey(certificate), tags.get("b") ?? "", "base64");
}

function relaxHeader(header: string): string {
  const colon = header.indexOf(":");
  const value = header.slice(colon + 1).replace(/\s+/g, " ");
  return `${header.slice(0, colon).toLowerCase().trim()}:${value.trim()}`;
}

function relaxBody(body: string): string {
  const lines = body.split("\n").map((line) => line.replace(/[ \t]+/g, " ").replace(/ $/, ""));
  return `${lines.join("\r\n").replace(/(\r\n)*$/, "")}\r\n`;
}
