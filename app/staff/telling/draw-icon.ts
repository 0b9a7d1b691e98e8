const markUrl = "/mark.svg";
let mark: string | undefined;
let wanted = 0;

/** Draws how many inquiries are unread on the mark in the tab; nothing for none. */
export async function drawIcon(count: number) {
  wanted = count;
  if (count > 0 && mark === undefined) {
    const drawing = await fetch(markUrl).then(
      (response) => response.text(),
      () => undefined,
    );
    mark ??= drawing;
  }
  const icon = document.querySelector<HTMLLinkElement>(`link[rel="icon"][type="image/svg+xml"]`);
  if (!icon || wanted !== count) return;
  icon.href = mark && count > 0 ? `data:image/svg+xml,${encodeURIComponent(addBadge(mark, count))}` : markUrl;
}

/** At its corner, cut out of the mark: what is behind it shows between the two. */
function addBadge(drawing: string, count: number): string {
  const [text, width] = count > 9 ? ["9+", 46] : [String(count), 34];
  const x = 64 - width;
  return drawing
    .replace(
      "<path",
      `<style>.b{fill:#A3531A}.n{fill:#fff}@media(prefers-color-scheme:dark){.b{fill:#E39A5B}.n{fill:#101C17}}</style>
<mask id="m"><path fill="#fff" d="M0 0h64v64H0z"/><path d="M${x - 4} 28h64v36H${x - 4}z"/></mask><g mask="url(#m)"><path`,
    )
    .replace(
      "</svg>",
      `</g><path class="b" d="M${x} 32h${width}v32H${x}z"/>
<text class="n" x="${x + width / 2}" y="58.500" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="29">${text}</text></svg>`,
    );
}
