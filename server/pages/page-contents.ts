/** What of a page its headers depend on. */
export interface PageContents {
  /** Sources for the policy: the hash of each inline script, and of each inline style. */
  scripts: string[];
  styles: string[];
  hasVideo: boolean;
  hasCanvas: boolean;
  isNoindex: boolean;
}

/** Beside the folder of the site, so that no host serves it. */
export const pageContentsFile = "page-contents.json";
