const link = () => document.querySelector<HTMLLinkElement>('link[rel="icon"][type="image/svg+xml"]');
const markUrl = "/mark.svg";
let mark: Promise<string> | undefined;

/** Draws how many inquiries are unread on the mark in the tab; nothing for none. */
export async function drawIcon(count: number) {
  const icon = link();
  if (!icon) return;
  if (count === 0) {
    icon.href = markUrl;
    return;
  }
  mark ??= fetch(markUrl).then((response) => response.text());
  const drawn = (await mark).replace("</svg>", `${badge(count > 9 ? "9+" : String(count))}</svg>`);
  icon.href = `data:image/svg+xml,${encodeURIComponent(drawn)}`;
}

function badge(text: string): string {
  return `<style>.b{fill:#A3531A}.n{fill:#fff}@media(prefers-color-scheme:dark){.b{fill:#E39A5B}.n{fill:#101C17}}</style>
<rect class="b" x="22" y="24" width="42" height="40"/><text class="n" x="43" y="56" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="34" textLength="${text.length > 1 ? 36 : 20}" lengthAdjust="spacingAndGlyphs">${text}</text>`;
}
