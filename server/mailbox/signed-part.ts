import { type BaseBlock, Constructed, fromBER, ObjectIdentifier, OctetString, Sequence } from "asn1js";
import type { MimePart } from "./mime-part.ts";

const signedData = "1.2.840.113549.1.7.2";

/** A mail in S/MIME, which also comes without a type. Another name is that of a signed file. */
export function isSmimeMail({ mediaType, fileName }: Pick<MimePart, "mediaType" | "fileName">): boolean {
  return (
    (/^application\/(x-)?pkcs7-mime$/.test(mediaType) && /^(smime\.p7m)?$/i.test(fileName)) ||
    (mediaType === "application/octet-stream" && /^smime\.p7m$/i.test(fileName))
  );
}

/** The mail within a signed part (RFC 8551, signed-data). Undefined for an encrypted one. Nobody checks the signature. */
export function openSigned({ content }: MimePart): Uint8Array | undefined {
  try {
    const { result } = fromBER(new Uint8Array(content));
    const [type, signed] = childrenOf(result);
    if (!(type instanceof ObjectIdentifier) || type.getValue() !== signedData) return undefined;
    const fields = childrenOf(childrenOf(signed)[0]);
    const encapsulated = fields.find((field) => field instanceof Sequence);
    const [octets] = childrenOf(childrenOf(encapsulated)[1]);
    return octets instanceof OctetString ? new Uint8Array(octets.getValue()) : undefined;
  } catch {
    // Deeper than any stack, or cut off.
    return undefined;
  }
}

function childrenOf(block: BaseBlock | undefined): BaseBlock[] {
  return block instanceof Sequence || block instanceof Constructed ? block.valueBlock.value : [];
}
