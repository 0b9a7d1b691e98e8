/** A colour of firm/colors.css, for where no stylesheet reaches: emails, icons, the browser's own window. */
export function findColor(css: string, name: string): string {
  const color = colorIn(css, name);
  if (!color) throw new Error(`firm/colors.css has no colour "${name}" as six digits`);
  return color;
}

/** What the surfaces of app/ui/styles/surfaces.css put on each ground; a button has the same two colours the other way round. */
const pairs = [
  {
    grounds: ["paper", "paper-raised"],
    texts: ["ink", "ink-quiet", "copper", "copper-deep", "led", "danger"],
  },
  {
    grounds: ["board", "board-raised", "board-high"],
    texts: ["silk", "silk-quiet", "copper-bright", "copper-pale", "led-bright", "danger-bright"],
  },
];

/** What WCAG 2 asks of text. */
const leastContrast = 4.5;

/** In a sentence each: colours that are missing, and texts that cannot be read well on their ground. */
export function colorProblems(css: string): string[] {
  const names = pairs.flatMap(({ grounds, texts }) => [...grounds, ...texts]);
  const missing = names.filter((name) => !colorIn(css, name));
  if (missing.length > 0)
    return missing.map((name) => `--color-${name} is missing, or not written as six digits`);
  return pairs.flatMap(({ grounds, texts }) =>
    grounds.flatMap((ground) =>
      texts.flatMap((text) => {
        const contrast = contrastOf(findColor(css, text), findColor(css, ground));
        if (contrast >= leastContrast) return [];
        const shown = Math.floor(contrast * 100) / 100;
        return `--color-${text} on --color-${ground} has a contrast of ${shown}, and ${leastContrast} is the least`;
      }),
    ),
  );
}

function colorIn(css: string, name: string): string | undefined {
  return new RegExp(`--color-${name}:\\s*(#[0-9a-f]{6});`, "i").exec(css)?.[1];
}

function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
