/** A thing described in schema.org's terms, as JSON-LD. */
export type Thing = { [property: string]: string | number | boolean | Thing | (string | Thing)[] };
