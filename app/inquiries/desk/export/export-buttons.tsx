import { useState } from "react";
import { errorText } from "../../../backend/api-error.ts";
import type { TeamMember } from "../../../backend/staff-rows.ts";
import { formatNumber } from "../../../i18n/format.ts";
import { interpolate } from "../../../i18n/text.ts";
import { useLocale, useWords } from "../../../i18n/use-locale.ts";
import { useCommands } from "../../../staff/commands/use-commands.ts";
import { useIsAdmin } from "../../../staff/use-role.ts";
import { Button } from "../../../ui/button.tsx";
import { showToast } from "../../../ui/toast.tsx";
import type { DeskParams } from "../desk-params.ts";
import { exportInquiries, type ExportFormat } from "./export-inquiries.ts";
import { exportWords } from "./export-words.ts";
import styles from "../list/inquiry-list.module.css";

const formats = ["xlsx", "json"] as const satisfies ExportFormat[];

interface ExportButtonsProps {
  params: DeskParams;
  team: TeamMember[];
}

/** Saves what the filter shows, all pages of it, as a file: for admins. */
export function ExportButtons(props: ExportButtonsProps) {
  return useIsAdmin() && <AdminExportButtons {...props} />;
}

function AdminExportButtons({ params, team }: ExportButtonsProps) {
  const locale = useLocale();
  const words = useWords(exportWords);
  const [read, setRead] = useState<number>();

  async function save(format: ExportFormat) {
    setRead(0);
    const error = await exportInquiries({ format, params, locale, team, onProgress: setRead });
    setRead(undefined);
    if (error)
      showToast({ kind: "error", topic: "export", title: exportWords.failed, text: errorText(error) });
    else showToast({ kind: "success", topic: "export", title: exportWords.saved });
  }

  useCommands(() =>
    formats.map((format) => ({
      id: `export-${format}`,
      group: "list",
      label: exportWords[format],
      run: () => void save(format),
    })),
  );

  return (
    <div className={styles.export} role="group" aria-label={words.title}>
      {formats.map((format) => (
        <Button key={format} variant="ghost" busy={read !== undefined} onClick={() => void save(format)}>
          {words[format]}
        </Button>
      ))}
      {read !== undefined && <span>{interpolate(words.reading, { count: formatNumber(read) })}</span>}
    </div>
  );
}
