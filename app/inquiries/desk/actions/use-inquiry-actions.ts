import { useCommands } from "../../../staff/commands/use-commands.ts";
import { useKeys } from "../../../staff/use-keys.ts";
import { type ActionContext, runAction } from "./inquiry-action.ts";
import { inquiryActions } from "./inquiry-actions.ts";

/** Offers by keys and in the palette what can be done with an inquiry. */
export function useInquiryActions(context: ActionContext) {
  useKeys(
    Object.fromEntries(
      inquiryActions.flatMap((action) =>
        action.key ? [[action.key, () => runAction(action, context)]] : [],
      ),
    ),
  );
  useCommands(() =>
    inquiryActions
      .filter(({ isCommand = true, isPossible }) => isCommand && (isPossible?.(context) ?? true))
      .map((action) => ({
        id: action.id,
        group: "inquiry",
        label: action.label,
        run: () => runAction(action, context),
        ...(action.keywords && { keywords: action.keywords }),
        ...(action.key && { shortcut: action.key }),
      })),
  );
}
