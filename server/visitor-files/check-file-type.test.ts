import { zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { checkFileType } from "./check-file-type.ts";
import { fileFormats } from "../../app/inquiries/visitor/file-types.ts";

const latin1 = (text: string) => Buffer.from(text, "latin1");
const hex = (digits: string) => Buffer.from(digits, "hex");
const zip = Buffer.from(zipSync({ "[Content_Types].xml": latin1("<Types/>"), "a.xml": latin1("<a/>") }));
const compound = Buffer.concat([
  hex("d0cf11e0a1b11ae1"),
  Buffer.alloc(16),
  hex("3e000300feff0900"),
  Buffer.alloc(500),
]);
const solidworks = Buffer.concat([hex("9a1c4f0214000600080000000000"), Buffer.alloc(90, 0x9f)]);
const binaryStl = Buffer.concat([latin1("exported".padEnd(80)), hex("01000000"), Buffer.alloc(50)]);
const gerber = latin1("G04 #@! TF.GenerationSoftware,KiCad,Pcbnew,8.0.4*\n%FSLAX46Y46*%\n");
const eagle = latin1(
  '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE eagle SYSTEM "eagle.dtd">\n<eagle version="9.6.2">',
);
const jpeg = hex("ffd8ffe000104a46494600010100000100010000");
const png = hex(
  "89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000d49444154789c63f8ffff3f0005fe02fea7",
);
const film = (brand: string) => Buffer.concat([hex("00000018"), latin1(`ftyp${brand}`), Buffer.alloc(12)]);
const iges = latin1(`${"Made by a program".padEnd(72)}S      1\n`);
const parasolid = latin1(
  "**ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz**************************\n",
);
const step = latin1("ISO-10303-21;\nHEADER;\nFILE_DESCRIPTION(('case'),'2;1');\n");

/** How each begins, as its programs write it. */
const samples: Record<keyof typeof fileFormats, Buffer[]> = {
  step: [step, Buffer.concat([hex("efbbbf"), step])],
  stp: [step],
  igs: [iges],
  iges: [iges],
  stl: [latin1("solid case\n facet normal 0 0 1\n"), binaryStl],
  obj: [latin1("# Blender v4.1\n# www.blender.org\nmtllib case.mtl\no Case\n"), latin1("v 0 0 0\n")],
  "3mf": [zip],
  f3d: [zip],
  f3z: [zip],
  sldprt: [compound, solidworks],
  sldasm: [compound, solidworks],
  slddrw: [compound, solidworks],
  ipt: [compound],
  iam: [compound],
  x_t: [parasolid],
  x_b: [parasolid],
  catpart: [Buffer.concat([latin1("V5_CFV2\0\0\0"), Buffer.alloc(20, 1)])],
  catproduct: [latin1("V5_CFV2\0\0\0\x01")],
  dxf: [
    latin1("  0\r\nSECTION\r\n  2\r\nHEADER\r\n"),
    latin1("999\nMade by a program\n  0\nSECTION\n"),
    latin1("AutoCAD Binary DXF\r\n\x1a\0\0"),
  ],
  dwg: [latin1("AC1032\0\0\0\0\0\x06")],
  kicad_pcb: [latin1('(kicad_pcb\n\t(version 20240108)\n\t(generator "pcbnew")')],
  kicad_sch: [latin1("(kicad_sch (version 20231120)")],
  kicad_pro: [latin1('{\n  "board": {')],
  brd: [eagle, latin1("PCBNEW-BOARD Version 1"), hex("108000004a0000000000")],
  sch: [eagle, latin1("EESchema Schematic File Version 4\n")],
  pcbdoc: [compound, latin1("|RECORD=Board|SELECTION=FALSE")],
  schdoc: [compound],
  gbr: [gerber, latin1("%TF.GenerationSoftware,KiCad*%\n"), latin1("%MOIN*%\n")],
  ger: [gerber],
  gtl: [gerber],
  gbl: [gerber],
  gts: [gerber],
  gbs: [gerber],
  gto: [gerber],
  gbo: [gerber],
  gko: [gerber],
  drl: [latin1("M48\n; DRILL file {KiCad}\n"), latin1("; made\n;#@! x\nM48\n"), latin1("%\nT01C0.0236\n")],
  xln: [latin1("M48\n")],
  pdf: [latin1("%PDF-1.7\n%\xe2\xe3\xcf\xd3\n")],
  docx: [zip],
  xlsx: [zip],
  pptx: [zip],
  csv: [
    latin1("part;count\n\x22R1\x22;4\n"),
    Buffer.from("القطعة,العدد\n".repeat(400)).subarray(0, 4096),
    Buffer.concat([hex("fffe"), Buffer.from("part\tcount\r\n", "utf16le")]),
  ],
  txt: [Buffer.from("مرحبًا\n"), latin1("x")],
  jpg: [jpeg],
  jpeg: [jpeg],
  png: [png],
  webp: [Buffer.concat([latin1("RIFF"), hex("24000000"), latin1("WEBPVP8 "), Buffer.alloc(20)])],
  heic: [film("heic")],
  mp4: [film("isom"), film("mp42")],
  mov: [film("qt  ")],
  zip: [zip, hex("504b0506000000000000")],
  "7z": [hex("377abcaf271c0004")],
  tgz: [hex("1f8b0800000000000003")],
};

describe("a file that is what its name says is taken", () => {
  test.each(Object.entries(samples))("%s", async (ending, beginnings) => {
    for (const beginning of beginnings) {
      expect(await checkFileType(`Case v2.${ending}`, beginning)).toBeUndefined();
      expect(await checkFileType(`x.${ending.toUpperCase()}`, beginning)).toBeUndefined();
    }
  });
});

test.each(Object.entries(fileFormats))("what begins nearly like %s is told apart at once", (_, format) => {
  if (!("begins" in format)) return;
  for (const word of ["# ", "; ", ";\n", "999\n ", "999\r\n\n", "<?xml>", "0 ", "( ", "|", "\n"])
    // What grows with a power of the length is found before it takes for ever.
    for (let bytes = 16; bytes < 4096; bytes *= 1.25) {
      const started = performance.now();
      format.begins.test(word.repeat(bytes / word.length));
      expect(performance.now() - started, `${bytes} bytes of ${JSON.stringify(word)}`).toBeLessThan(1000);
    }
});

const programs = {
  windows: Buffer.concat([latin1("MZ\x90\0\x03\0\0\0\x04"), Buffer.alloc(200)]),
  linux: Buffer.concat([hex("7f454c4602010100"), Buffer.alloc(200)]),
  macos: hex("cffaedfe0c0000010000000002000000"),
  script: latin1("#!/bin/sh\nrm -r ~\n"),
  shortcut: hex("4c0000000114020000000000c000000000000046"),
};

test.each(Object.keys(fileFormats))("no program is taken as %s", async (ending) => {
  for (const beginning of Object.values(programs))
    expect(await checkFileType(`x.${ending}`, beginning)).toEqual({
      problem: "other_content",
      content: "program",
    });
});

test.each([
  ["x.csv", latin1("<!DOCTYPE html><script>"), "html"],
  ["x.txt", latin1("\n <html>"), "html"],
  ["x.txt", Buffer.concat([hex("fffe"), Buffer.from("<script>", "utf16le")]), "html"],
  ["x.txt", latin1('<svg xmlns="http://www.w3.org/2000/svg">'), "html"],
  ["x.txt", latin1("%PDF-1.7\n"), "pdf"],
  ["x.txt", hex("000102"), "binary"],
  ["x.csv", zip, "zip"],
  ["x.step", latin1("solid case"), "stl"],
  ["x.step", zip, "zip"],
  ["x.pdf", png, "png"],
  ["x.pdf", latin1("<html>"), "html"],
  ["x.png", jpeg, "jpg"],
  ["x.jpg", latin1("GIF89a\x01\0\x01\0"), "gif"],
  ["x.mp4", zip, "zip"],
  ["x.sldprt", png, "png"],
  ["x.sldprt", latin1("a text"), "text"],
  ["x.brd", latin1("<html>"), "html"],
  ["x.stl", latin1("%PDF-1.7\n"), "pdf"],
  ["x.zip", hex("377abcaf271c0004"), "7z"],
  ["x.kicad_pcb", latin1("(kicad_sch"), "text"],
])("%s that is something else is refused (%#)", async (name, beginning, content) => {
  expect(await checkFileType(name, beginning)).toEqual({ problem: "other_content", content });
});

test.each(["x.svg", "x.html", "x.exe", "x.js", "x.doc", "step", "x", "x.pdf.", "x.constructor", "a.pdf.scr"])(
  "%s is no name of a file that is taken",
  async (name) => {
    expect(await checkFileType(name, step)).toEqual({ problem: "unknown_type" });
  },
);
