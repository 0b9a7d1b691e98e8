import { type Direction, textDirection } from "./text.ts";

export interface DirectedLines {
  direction: Direction;
  lines: string[];
}

/** The lines of a text, those together that run one way. One without letters goes on as the one before it. */
export function splitByDirection(text: string, fallback: Direction): DirectedLines[] {
  const parts: DirectedLines[] = [];
  for (const line of text.split("\n")) {
    const last = parts.at(-1);
    const direction = textDirection(line, last?.direction ?? fallback);
    if (last?.direction === direction) last.lines.push(line);
    else parts.push({ direction, lines: [line] });
  }
  return parts;
}
