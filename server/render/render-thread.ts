import type { RejectedForm, RenderForVisitor } from "../../app/inquiries/form/rejection-context.server.ts";

export interface RenderTask {
  /** File of the pages' code, which the build has written. */
  build: string;
  path: string;
  rejection: RejectedForm;
}

interface Build {
  entry: { module: { renderForVisitor: RenderForVisitor } };
}

export default async function runRenderTask({ build, path, rejection }: RenderTask): Promise<string> {
  const { entry }: Build = await import(build);
  return entry.module.renderForVisitor(path, rejection);
}
