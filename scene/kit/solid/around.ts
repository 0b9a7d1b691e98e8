/** The item at `index`, counted round and round a closed list. */
export function around<Item>(list: readonly Item[], index: number): Item {
  const item = list.at(index % list.length);
  if (item === undefined) throw new RangeError(`A closed list of ${list.length} has no item ${index}.`);
  return item;
}
