/** A table as text: the first column is aligned left, the others right. */
export function formatTable(headings: string[], rows: string[][]): string {
  const lines = [headings, ...rows];
  const widths = headings.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? "").length)));
  const [titles, ...others] = lines.map((line) =>
    line.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
    ),
  );
  const separator = widths.map((width) => "-".repeat(width));
  return [titles, separator, ...others].map((line) => line?.join("  ").trimEnd()).join("\n");
}
