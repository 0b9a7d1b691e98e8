import { LtrText } from "../../../i18n/isolate.tsx";

/** An email address. Where it does not fit on a line, it goes on after its `@`. */
export function AddressText({ address }: { address: string }) {
  const domainStart = address.lastIndexOf("@") + 1;
  return (
    <LtrText>
      {address.slice(0, domainStart)}
      <wbr />
      {address.slice(domainStart)}
    </LtrText>
  );
}
