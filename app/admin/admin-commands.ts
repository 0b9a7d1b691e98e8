import { useNavigate } from "react-router";
import { accountWords } from "../auth/account/words.ts";
import { inboxCommands } from "../inquiries/desk/list/inbox-commands.ts";
import type { Command } from "../staff/commands/command.ts";
import { useCommands } from "../staff/commands/use-commands.ts";
import { adminTabs } from "./admin-tab.ts";
import { adminWords, securityTestWords } from "./words.ts";

/** The ways to the pages of the staff area, and into the inbox, from each of them. */
export function useAdminCommands() {
  const navigate = useNavigate();
  const go = (path: string) => () => void navigate(path);
  useCommands((typed) => [
    ...adminTabs.map((tab): Command => ({
      id: `tab-${tab}`,
      group: "go",
      label: adminWords[tab],
      run: go(tab === "inquiries" ? "/admin" : `/admin?tab=${tab}`),
    })),
    ...inboxCommands(typed, (query) => void navigate(`/admin${query}`)),
    { id: "account", group: "go", label: accountWords.title, run: go("/account") },
    { id: "security-test", group: "go", label: securityTestWords.title, run: go("/security-test") },
  ]);
}
