import { serializeDeskParams } from "../desk-params.ts";
import type { InquiryList } from "./fetch-inquiry-list.ts";

/**
 * A list as it is shown, brought up to date without moving a row: rows keep their places, with their new contents, also those
 * that have left the view. What arrived waits until it is asked for.
 */
export function mergeList(shown: InquiryList, latest: InquiryList): InquiryList {
  const byId = new Map([...latest.others, ...latest.inquiries].map((inquiry) => [inquiry.id, inquiry]));
  const listed = new Set(latest.inquiries.map(({ id }) => id));
  // One that nobody has changed is further down.
  const left = shown.inquiries.filter(
    ({ id, version }) => !listed.has(id) && (byId.get(id)?.version ?? version) > version,
  );
  return {
    ...latest,
    inquiries: shown.inquiries.map((inquiry) => byId.get(inquiry.id) ?? inquiry),
    places: new Map(shown.inquiries.map((inquiry) => [inquiry.id, inquiry])),
    left: new Map(left.map((inquiry) => [inquiry.id, inquiry])),
  };
}

/** Whether both are of the same view, page and filter. */
export function isSameList(one: Pick<InquiryList, "params">, other: Pick<InquiryList, "params">): boolean {
  return serializeDeskParams(one.params) === serializeDeskParams(other.params);
}

/** How many of the latest inquiries are not shown yet. */
export function countArrived(shown: InquiryList, latest: InquiryList): number {
  const ids = new Set(shown.inquiries.map(({ id }) => id));
  return latest.inquiries.filter(({ id }) => !ids.has(id)).length;
}
