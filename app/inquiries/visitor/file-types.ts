/* oxlint-disable no-control-regex -- Bytes are compared as characters. */
export type FileGroup = "mechanical" | "electronics" | "documents" | "pictures" | "archives";

/** A kind of file that visitors may add, and what its first bytes must be: one of what is named here is enough. */
export interface FileFormat {
  group: FileGroup;
  /**
   * How it begins, one character for each byte, after a byte order mark and white space. What may be repeated ends with a character
   * that it cannot hold before: else what fits nearly takes for ever.
   */
  begins?: RegExp;
  /** What the library `file-type` calls it. */
  detected?: string[];
  /** Text of any kind, but none that a browser would run. */
  isText?: boolean;
  /** Programs write it in ways that are not published: bytes that nothing else is known by. */
  isUnpublished?: boolean;
}

/** A container whose parts are not looked at. */
const zip = /^PK\x03\x04/;
/** The container of older programs of Microsoft, and of many for drawings. */
const compoundFile = /^\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1/;

const step: FileFormat = { group: "mechanical", begins: /^ISO-10303-21;/ };
const iges: FileFormat = { group: "mechanical", begins: /^.{72}[SC] *\d{1,7}/ };
const packedModel: FileFormat = { group: "mechanical", begins: zip };
const model: FileFormat = { group: "mechanical", begins: compoundFile, isUnpublished: true };
const parasolid: FileFormat = { group: "mechanical", begins: /^\*\*ABCDEFGHIJKLMNOPQRSTUVWXYZ/ };
const catia: FileFormat = { group: "mechanical", begins: /^V5_CFV2/ };
const eagle = /^(?:<\?xml[^>]*>\s*)?<(?:!DOCTYPE )?eagle\b|^EESchema |^PCBNEW-BOARD/;
const board: FileFormat = { group: "electronics", begins: eagle, isUnpublished: true };
const altium: FileFormat = {
  group: "electronics",
  begins: /^\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1|^\|(?:RECORD|HEADER)=/,
};
const gerber: FileFormat = {
  group: "electronics",
  begins: /^(?:G0?4\b|%(?:FS|MO|TF|AS|IP|LP|AD|AM|OF|SF|IN|LN)|G7[015]\*)/,
};
const drill: FileFormat = { group: "electronics", begins: /^(?:;[^\n]*\n\s*)*(?:M48|%\s|T\d)/ };
const office: FileFormat = { group: "documents", begins: zip };
const text: FileFormat = { group: "documents", isText: true };
const jpeg: FileFormat = { group: "pictures", detected: ["jpg"] };
const film: FileFormat = { group: "pictures", detected: ["mp4", "mov", "m4v"] };

/** By the end of their names. A browser runs none of them. */
export const fileFormats = {
  step,
  stp: step,
  igs: iges,
  iges,
  stl: { group: "mechanical", begins: /^solid\b/, isUnpublished: true },
  obj: { group: "mechanical", begins: /^(?:#[^\n]*\n\s*)*(?:mtllib|usemtl|[ogsvf]|vn|vt) / },
  "3mf": packedModel,
  f3d: packedModel,
  f3z: packedModel,
  sldprt: model,
  sldasm: model,
  slddrw: model,
  ipt: model,
  iam: model,
  x_t: parasolid,
  x_b: parasolid,
  catpart: catia,
  catproduct: catia,
  dxf: { group: "mechanical", begins: /^(?:999\r?\n[^\n]*\n\s*)*0\s+SECTION\b|^AutoCAD Binary DXF/ },
  dwg: { group: "mechanical", begins: /^AC10\d\d/ },
  kicad_pcb: { group: "electronics", begins: /^\(kicad_pcb\b/ },
  kicad_sch: { group: "electronics", begins: /^\(kicad_sch\b/ },
  kicad_pro: { group: "electronics", begins: /^\{/ },
  brd: board,
  sch: board,
  pcbdoc: altium,
  schdoc: altium,
  gbr: gerber,
  ger: gerber,
  gtl: gerber,
  gbl: gerber,
  gts: gerber,
  gbs: gerber,
  gto: gerber,
  gbo: gerber,
  gko: gerber,
  drl: drill,
  xln: drill,
  pdf: { group: "documents", begins: /^%PDF-/ },
  docx: office,
  xlsx: office,
  pptx: office,
  csv: text,
  txt: text,
  jpg: jpeg,
  jpeg,
  png: { group: "pictures", detected: ["png", "apng"] },
  webp: { group: "pictures", detected: ["webp"] },
  heic: { group: "pictures", detected: ["heic"] },
  mp4: film,
  mov: film,
  zip: { group: "archives", begins: /^PK(?:\x03\x04|\x05\x06)/ },
  "7z": { group: "archives", begins: /^7z\xbc\xaf\x27\x1c/ },
  tgz: { group: "archives", begins: /^\x1f\x8b/ },
} as const satisfies Record<string, FileFormat>;

/** The format that the end of a name says; undefined for one that is not taken. */
export function formatOfName(name: string): FileFormat | undefined {
  const ending = /\.(\w{2,10})$/.exec(name)?.[1]?.toLowerCase() ?? "";
  const formats: Record<string, FileFormat> = fileFormats;
  return Object.hasOwn(formats, ending) ? formats[ending] : undefined;
}
