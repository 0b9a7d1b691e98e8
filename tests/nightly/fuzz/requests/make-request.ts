import { type Random, seededRandom } from "../random.ts";
import { makeAuthRequest } from "./auth-requests.ts";
import type { FuzzRequest, FuzzInputs } from "./fuzz-request.ts";
import { makeInquiryRequest } from "./inquiry-requests.ts";
import { makePageRequest } from "./page-requests.ts";
import { makeRestRequest } from "./rest-requests.ts";

type RequestFactory = (random: Random, inputs: FuzzInputs) => FuzzRequest;

/** Each is picked as often as it is listed. */
const surfaces: { name: string; make: RequestFactory }[] = [
  ...Array<{ name: string; make: RequestFactory }>(5).fill({ name: "rest", make: makeRestRequest }),
  { name: "auth", make: makeAuthRequest },
  { name: "inquiries", make: makeInquiryRequest },
  ...Array<{ name: string; make: RequestFactory }>(2).fill({ name: "pages", make: makePageRequest }),
];

export interface NumberedRequest extends FuzzRequest {
  index: number;
  surface: string;
}

/** Request number `index` of a seed, to `onlySurface` if given. The same arguments always give the same request. */
export function makeRequest(
  seed: number,
  index: number,
  inputs: FuzzInputs,
  onlySurface?: string,
): NumberedRequest {
  const random = seededRandom(seed, index);
  const { name, make } = random.pick(
    surfaces.filter((surface) => !onlySurface || surface.name === onlySurface),
  );
  return { index, surface: name, ...make(random, inputs) };
}
