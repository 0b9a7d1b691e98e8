import { type DeskParams, serializeDeskParams } from "../desk-params.ts";
import type { ListedInquiry } from "../../../backend/inquiry-rows.ts";

/** The addresses of the inquiries before and after the open one, in the list it was opened from. */
export interface Neighbours {
  previous: string | undefined;
  next: string | undefined;
}

/** One that is not in the list, such as that of a link, is followed by the first. */
export function findNeighbours(inquiries: ListedInquiry[], params: DeskParams): Neighbours {
  const place = inquiries.findIndex(({ id }) => id === params.inquiry);
  const urlOf = (inquiry: ListedInquiry | undefined) =>
    inquiry && serializeDeskParams({ ...params, inquiry: inquiry.id });
  if (place === -1) return { previous: undefined, next: urlOf(inquiries[0]) };
  return { previous: place > 0 ? urlOf(inquiries[place - 1]) : undefined, next: urlOf(inquiries[place + 1]) };
}
