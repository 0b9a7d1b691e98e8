import { useState } from "react";
import { useAction } from "../../../staff/use-action.ts";
import { formatNumber } from "../../../i18n/format.ts";
import { interpolate } from "../../../i18n/text.ts";
import { useLocale, useWords } from "../../../i18n/use-locale.ts";
import { useCommands } from "../../../staff/commands/use-commands.ts";
import { useTeam } from "../../../staff/team.ts";
import { useIsAdmin } from "../../../staff/use-role.ts";
import { Menu } from "../../../ui/dialog/menu.tsx";
import type { DeskParams } from "../desk-params.ts";
import { exportInquiries, type ExportFormat } from "./export-inquiries.ts";
import { exportWords } from "./export-words.ts";

const formats = ["xlsx", "json"] as const satisfies ExportFormat[];

/** Saves what the filter shows, all pages of it, as a file: for admins. */
export function ExportMenu({ params }: { params: DeskParams }) {
  return useIsAdmin() && <AdminExportMenu params={params} />;
}

function AdminExportMenu({ params }: { params: DeskParams }) {
  const locale = useLocale();
  const words = useWords(exportWords);
  const team = useTeam();
  const [read, setRead] = useState(0);
  const { run, isBusy } = useAction(
    (format: ExportFormat) => exportInquiries({ format, params, locale, team, onProgress: setRead }),
    { topic: "export", done: exportWords.saved, failed: exportWords.failed },
  );
  useCommands(() =>
    formats.map((format) => ({
      id: `export-${format}`,
      group: "list",
      label: exportWords[format],
      run: () => void run(format),
    })),
  );
  return (
    <Menu button={isBusy ? interpolate(words.reading, { count: formatNumber(read) }) : words.title}>
      {formats.map((format) => (
        <button key={format} type="button" disabled={isBusy} onClick={() => void run(format)}>
          {words[format]}
        </button>
      ))}
    </Menu>
  );
}
