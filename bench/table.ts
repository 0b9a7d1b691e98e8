/** Lines of a table: the first column reads from its start, figures end under each other. */
export function table(headings: string[], rows: string[][]): string {
  const lines = [headings, ...rows];
  const widths = headings.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? "").length)));
  const [titles, ...others] = lines.map((line) =>
    line.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
    ),
  );
  const rule = widths.map((width) => "-".repeat(width));
  return [titles, rule, ...others].map((line) => line?.join("  ").trimEnd()).join("\n");
}
