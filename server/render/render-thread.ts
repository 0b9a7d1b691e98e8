import type { RenderForVisitor, ShownToVisitor } from "../../app/shown-to-visitor.server.ts";

export interface RenderTask {
  /** File of the pages' code, which the build has written. */
  build: string;
  path: string;
  shown: ShownToVisitor;
}

interface Build {
  entry: { module: { renderForVisitor: RenderForVisitor } };
}

export default async function runRenderTask({ build, path, shown }: RenderTask): Promise<string> {
  const { entry }: Build = await import(build);
  return entry.module.renderForVisitor(path, shown);
}
