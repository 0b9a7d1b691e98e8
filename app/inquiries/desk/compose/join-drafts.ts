/**
 * Two texts that go on from `base`, in one: what either of them changed is there, what both left alone stands once. Where both changed
 * the same words, what is stored comes first.
 */
export function joinDrafts(base: string, stored: string, own: string): string {
  const [theirs, ours] = [changeOf(base, stored), changeOf(base, own)];
  const [first, second] = theirs.start <= ours.start ? [theirs, ours] : [ours, theirs];
  const [start, end] = [first.start, Math.max(first.end, second.end)];
  const isApart =
    first.end <= second.start && (first.start < second.start || isNothing(theirs) || isNothing(ours));
  const changed = isApart
    ? first.text + base.slice(first.end, second.start) + second.text
    : [theirs, ours]
        .map((one) => base.slice(start, one.start) + one.text + base.slice(one.end, end))
        .join("\n\n");
  return base.slice(0, start) + changed + base.slice(end);
}

interface TextChange {
  /** In the base. */
  start: number;
  end: number;
  /** What stands there now. */
  text: string;
}

function changeOf(base: string, text: string): TextChange {
  const most = Math.min(base.length, text.length);
  let start = 0;
  while (start < most && base[start] === text[start]) start += 1;
  let same = 0;
  while (same < most - start && base.at(-1 - same) === text.at(-1 - same)) same += 1;
  return { start, end: base.length - same, text: text.slice(start, text.length - same) };
}

function isNothing({ start, end, text }: TextChange): boolean {
  return start === end && text === "";
}
