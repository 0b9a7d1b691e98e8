/** Text in format=flowed (RFC 3676) with each paragraph in one line. Lines of different depths of quotation stay apart. */
export function unflow(text: string, deleteSpaces: boolean): string {
  const paragraphs: string[] = [];
  let open: { depth: number; pieces: string[] } | undefined;
  const close = () => {
    if (open) paragraphs.push(`${quoteMarks(open.depth)}${open.pieces.join("")}`);
    open = undefined;
  };
  for (const line of text.split(/\r\n?|\n/)) {
    const depth = /^>*/.exec(line)?.[0].length ?? 0;
    const isStuffed = line[depth] === " ";
    const content = line.slice(depth + (isStuffed ? 1 : 0));
    if (open && open.depth !== depth) close();
    // A mark that somebody typed keeps the space before it, so that it is not taken for a quotation's.
    open ??= { depth, pieces: depth === 0 && isStuffed && content.startsWith(">") ? [" "] : [] };
    const isSoft = content.endsWith(" ") && content !== "-- ";
    open.pieces.push(isSoft && deleteSpaces ? content.slice(0, -1) : content);
    if (!isSoft) close();
  }
  close();
  return paragraphs.join("\n");
}

function quoteMarks(depth: number): string {
  return depth === 0 ? "" : `${">".repeat(depth)} `;
}
