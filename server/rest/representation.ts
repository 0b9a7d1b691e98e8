import { parseAccept } from "hono/utils/accept";
import { RestError } from "./rest-error.ts";

/** The media type of a response. */
export interface Representation {
  mediaType: string;
  /** Exactly one object, not a list. */
  isSingular: boolean;
}

const jsonArray: Representation = { mediaType: "application/json", isSingular: false };

const mediaTypes: Record<string, Representation> = {
  "*/*": jsonArray,
  "application/*": jsonArray,
  "application/json": jsonArray,
  "application/vnd.pgrst.array+json": {
    mediaType: "application/vnd.pgrst.array+json",
    isSingular: false,
  },
  "application/vnd.pgrst.array": {
    mediaType: "application/vnd.pgrst.array+json",
    isSingular: false,
  },
  "application/vnd.pgrst.object+json": {
    mediaType: "application/vnd.pgrst.object+json",
    isSingular: true,
  },
  "application/vnd.pgrst.object": {
    mediaType: "application/vnd.pgrst.object+json",
    isSingular: true,
  },
};

/** Chooses by `Accept`. Throws 406 PGRST107 when none of its types is available. */
export function negotiateRepresentation(accept: string | null): Representation {
  if (!accept?.trim()) return jsonArray;
  const wanted = parseAccept(accept).filter(({ params }) => params["nulls"] === undefined);
  const chosen = wanted.find(({ type }) => Object.hasOwn(mediaTypes, type.toLowerCase()));
  const representation = chosen && mediaTypes[chosen.type.toLowerCase()];
  if (representation) return representation;
  throw new RestError(406, "PGRST107", `None of these media types are available: ${accept}`);
}

/** Checks `Accept-Profile` or `Content-Profile`; returns the header that confirms it. */
export function chooseSchema(profile: string | null): Record<string, string> {
  if (profile === null) return {};
  if (profile === "public") return { "Content-Profile": profile };
  throw new RestError(406, "PGRST106", `Invalid schema: ${profile}`, {
    hint: "Only the following schemas are exposed: public",
  });
}
