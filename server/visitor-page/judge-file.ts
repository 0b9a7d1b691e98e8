/** Why a file is not taken. */
export type FileProblem = "program" | "empty_file";

/** Bytes of its beginning that are looked at. */
export const judgedBytes = 64;

/** Endings of files that Windows starts when somebody opens them. */
const programEndings =
  /\.(?:exe|com|scr|pif|cpl|ms[ipucx]|msix(?:bundle)?|bat|cmd|ps1|vbs?|vbe|jse?|ws[cfh]?|sct|hta|chm|lnk|url|scf|sh[bs]|xll|reg|jar|appx?(?:bundle)?|appinstaller|application|appref-ms|library-ms|settingcontent-ms)$/i;

/**
 * Whether a file would harm whoever opens it. Everything else is taken, whatever its name says: engineers send what their programs write,
 * and nobody gets a file but as a download.
 */
export function judgeFile(name: string, start: Uint8Array, size: number): FileProblem | undefined {
  if (size === 0) return "empty_file";
  const isProgram = startsWith(start, "MZ") && start.includes(0);
  // The names that Windows gives shortcuts hide their ending.
  const isShortcut = startsWith(start, "L\0\0\0\x01\x14\x02\0");
  return isProgram || isShortcut || programEndings.test(name) ? "program" : undefined;
}

function startsWith(bytes: Uint8Array, text: string): boolean {
  return Buffer.from(bytes.subarray(0, text.length)).toString("latin1") === text;
}
