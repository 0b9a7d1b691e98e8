/** SQL: a reference for each whole number that the expression `number` takes, for inquiries a test stores by the thousand. */
export function numberedReference(number: string): string {
  return `(select 'N-' || string_agg(substr('23456789CDFGHJKMNPQRTVWX', 1 + ((${number}) / (24 ^ digit)::integer) % 24, 1), '')
    from generate_series(0, 4) as digit)`;
}
