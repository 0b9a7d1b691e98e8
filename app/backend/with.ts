/** What the database's catalogue does not know, put in by name: what JSON holds, and what is null, or never. */
export type With<
  Row,
  Known extends { [Name in keyof Known]: Name extends keyof Row ? unknown : never },
> = Omit<Row, keyof Known> & Known;

/** A row of a view, whose columns are as those of a table that have the same names. */
export type Like<View, Row> = { [Name in keyof View]: Name extends keyof Row ? Row[Name] : View[Name] };
