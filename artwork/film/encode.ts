import { execFile } from "node:child_process";
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { framesPerSecond } from "./shot.ts";

const run = promisify(execFile);

/** Without these a player guesses the colour space, and the colours change. */
const colorFilter = ["-vf", "scale=out_color_matrix=bt709:out_range=tv,format=yuv420p"];
const colorTags = [
  "-colorspace",
  "bt709",
  "-color_primaries",
  "bt709",
  "-color_trc",
  "bt709",
  "-color_range",
  "tv",
];

/** Encodes the frames of all shots, in order, as AV1 and as H.264 for players without it. */
export async function encodeFilm(frames: string, target: string): Promise<void> {
  await mkdir(target, { recursive: true });
  const list = join(frames, "frames.txt");
  await writeFile(list, await listFrames(frames));
  const input = [
    "-y",
    "-v",
    "error",
    "-f",
    "concat",
    "-safe",
    "0",
    "-i",
    list,
    "-r",
    `${framesPerSecond}`,
    "-an",
  ];
  const h264 = [
    "-c:v",
    "libx264",
    "-preset",
    "slow",
    "-crf",
    "23",
    "-profile:v",
    "high",
    "-movflags",
    "+faststart",
  ];
  const av1 = ["-c:v", "libsvtav1", "-preset", "5", "-crf", "30", "-svtav1-params", "tune=0", "-g", "240"];
  await run("ffmpeg", [...input, ...colorFilter, ...h264, ...colorTags, join(target, "sanad.mp4")]);
  await run("ffmpeg", [...input, ...colorFilter, ...av1, ...colorTags, join(target, "sanad.webm")]);
}

async function listFrames(frames: string): Promise<string> {
  const shots = (await readdir(frames)).filter((name) => name.startsWith("shot-")).toSorted();
  const files = await Promise.all(
    shots.map(async (shot) =>
      (await readdir(join(frames, shot)))
        .filter((file) => file.endsWith(".png"))
        .toSorted()
        .map((file) => join(frames, shot, file)),
    ),
  );
  return files
    .flat()
    .map((file) => `file '${file}'\nduration ${1 / framesPerSecond}\n`)
    .join("");
}
