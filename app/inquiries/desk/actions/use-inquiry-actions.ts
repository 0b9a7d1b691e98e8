import { useCommands } from "../../../staff/commands/use-commands.ts";
import { useKeys } from "../../../staff/use-keys.ts";
import type { ActionContext } from "./inquiry-action.ts";
import { inquiryActions } from "./inquiry-actions.ts";

/** Offers by keys and in the palette what can be done with an inquiry. */
export function useInquiryActions(context: ActionContext) {
  useKeys(
    Object.fromEntries(inquiryActions.flatMap(({ key, run }) => (key ? [[key, () => run(context)]] : []))),
  );
  useCommands(() =>
    inquiryActions
      .filter(({ isCommand = true, isPossible }) => isCommand && (isPossible?.(context) ?? true))
      .map(({ id, label, keywords, key, run }) => ({
        id,
        group: "inquiry",
        label,
        run: () => run(context),
        ...(keywords && { keywords }),
        ...(key && { shortcut: key }),
      })),
  );
}
