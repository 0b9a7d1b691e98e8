import { MixedText } from "../../i18n/isolate.tsx";
import { useLocaleFromPath } from "../../i18n/paths.ts";
import { listSeparator } from "../../i18n/text.ts";
import type { LocalizedRule } from "./conformity.server.ts";
import type { MarketProps } from "./market-props.ts";
import { SourceLink } from "./source-link.tsx";

interface MarketRuleProps {
  rule: LocalizedRule;
  words: MarketProps["words"];
}

/** What one scheme asks, of whom, and where we read it. */
export function MarketRule({ rule, words }: MarketRuleProps) {
  const applicants = rule.who.map((who) => words[who]).join(` ${words.or} `);
  return (
    <div className={rule.isRepeated ? "screen-only" : undefined}>
      <h3>
        <MixedText text={rule.scheme} />
      </h3>
      <p>
        <MixedText text={rule.asks} />
      </p>
      <dl>
        {applicants && <Fact name={words.whoApplies} value={applicants} />}
        {rule.mark && <Fact name={words.mark} value={rule.mark} />}
        <Fact name={words.decidedBy} value={rule.authority} />
        <dt>{words.source}</dt>
        <dd>
          {words[rule.confidence] + listSeparator(useLocaleFromPath())}
          <SourceLink fact={rule} />
        </dd>
        <Fact name={words.checked} value={rule.checked} />
      </dl>
      {rule.isStale && <p>{words.stale}</p>}
    </div>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>
        <MixedText text={value} />
      </dd>
    </>
  );
}
