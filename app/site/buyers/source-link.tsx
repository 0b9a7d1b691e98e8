interface SourceLinkProps {
  fact: { source: string; host: string };
}

/** Where a fact was read, by the name of the site. */
export function SourceLink({ fact }: SourceLinkProps) {
  return (
    <a className="link" dir="ltr" href={fact.source}>
      {fact.host}
    </a>
  );
}
