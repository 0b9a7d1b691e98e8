/** Reference designator in the margin, as on a schematic: decoration. */
export function Designator({ children }: { children: string }) {
  return (
    <p className="designator" aria-hidden="true">
      {children}
    </p>
  );
}
