/** The item at `index` of a cyclic list. */
export function cyclicAt<Item>(list: readonly Item[], index: number): Item {
  const item = list.at(index % list.length);
  if (item === undefined) throw new RangeError(`A cyclic list of ${list.length} has no item ${index}.`);
  return item;
}
