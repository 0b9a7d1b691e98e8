/**
 * The first and last byte of the single range a `Range` header asks for, within `size` bytes. Undefined, for the whole file,
 * when it has another unit, several ranges or no valid syntax; "unsatisfiable" when there are no such bytes.
 */
export function parseRange(header: string, size: number) {
  const [, first, last] = header.match(/^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i) ?? [];
  if (first === undefined || last === undefined || first + last === "") return undefined;
  const start = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === "" || last === "" ? size - 1 : Number(last);
  if (first !== "" && end < start && last !== "") return undefined;
  return start < size ? { start, end: Math.min(end, size - 1) } : ("unsatisfiable" as const);
}
