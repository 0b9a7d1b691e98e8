/** Countries whose visitors write most, by calling code and top-level domain. Each has one time zone, or one that most share. */
const countries = [
  ["961", "lb", "Asia/Beirut"],
  ["971", "ae", "Asia/Dubai"],
  ["966", "sa", "Asia/Riyadh"],
  ["974", "qa", "Asia/Qatar"],
  ["965", "kw", "Asia/Kuwait"],
  ["973", "bh", "Asia/Bahrain"],
  ["968", "om", "Asia/Muscat"],
  ["962", "jo", "Asia/Amman"],
  ["964", "iq", "Asia/Baghdad"],
  ["963", "sy", "Asia/Damascus"],
  ["20", "eg", "Africa/Cairo"],
  ["90", "tr", "Europe/Istanbul"],
  ["357", "cy", "Asia/Nicosia"],
  ["212", "ma", "Africa/Casablanca"],
  ["216", "tn", "Africa/Tunis"],
  ["213", "dz", "Africa/Algiers"],
  ["49", "de", "Europe/Berlin"],
  ["33", "fr", "Europe/Paris"],
  ["44", "uk", "Europe/London"],
  ["39", "it", "Europe/Rome"],
  ["34", "es", "Europe/Madrid"],
  ["31", "nl", "Europe/Amsterdam"],
  ["32", "be", "Europe/Brussels"],
  ["41", "ch", "Europe/Zurich"],
  ["43", "at", "Europe/Vienna"],
  ["46", "se", "Europe/Stockholm"],
  ["48", "pl", "Europe/Warsaw"],
  ["30", "gr", "Europe/Athens"],
] as const;

/** Where it is likely that a visitor lives, by their number or else their address; undefined when neither says. */
export function visitorTimeZone({
  phone,
  email,
}: {
  phone: string | null;
  email: string | null;
}): string | undefined {
  const number = phone?.replace(/[^\d+]/g, "").match(/^(?:\+|00)(\d+)/)?.[1];
  const byNumber = number && countries.find(([code]) => number.startsWith(code));
  const domain = email?.toLowerCase().split(".").at(-1);
  return (byNumber || countries.find(([, ending]) => ending === domain))?.[2];
}
