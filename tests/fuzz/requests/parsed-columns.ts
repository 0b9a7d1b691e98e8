/** Columns of the specimens, and parameters of their function, whose values Postgres parses by itself. */
export const parsedColumns = [
  "document",
  "plain",
  "documents",
  "search",
  "searches",
  "words",
  "route",
  "shape",
  "pair",
  "nest",
  "pairs",
  "span",
];
