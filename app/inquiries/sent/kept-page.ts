/** In the storage of the window's session, for a sent page whose host may not see the key. */
const name = "sent-inquiry";

export function keepPage(page: string | undefined) {
  try {
    sessionStorage.setItem(name, page ?? "");
  } catch {}
}

/** The path of the page of this inquiry; undefined where the browser has not kept it. */
export function keptPage(reference: string): string | undefined {
  try {
    const page = sessionStorage.getItem(name);
    return page?.includes(`#${reference}/`) ? page : undefined;
  } catch {
    return undefined;
  }
}
