import { type Random, seededRandom } from "../random.ts";
import { makeAuthRequest } from "./auth-requests.ts";
import type { FuzzRequest, Known } from "./fuzz-request.ts";
import { makeInquiryRequest } from "./inquiry-requests.ts";
import { makePageRequest } from "./page-requests.ts";
import { makeRestRequest } from "./rest-requests.ts";

type Make = (random: Random, known: Known) => FuzzRequest;

/** As often as they stand here. */
const surfaces: { name: string; make: Make }[] = [
  ...Array<{ name: string; make: Make }>(5).fill({ name: "rest", make: makeRestRequest }),
  { name: "auth", make: makeAuthRequest },
  { name: "inquiries", make: makeInquiryRequest },
  ...Array<{ name: string; make: Make }>(2).fill({ name: "pages", make: makePageRequest }),
];

export interface NumberedRequest extends FuzzRequest {
  index: number;
  surface: string;
}

/** The request number `index` of a seed, to `only` one surface when told: the same whenever it is made. */
export function makeRequest(seed: number, index: number, known: Known, only?: string): NumberedRequest {
  const random = seededRandom(seed, index);
  const { name, make } = random.pick(surfaces.filter((surface) => !only || surface.name === only));
  return { index, surface: name, ...make(random, known) };
}
