import type { ServerBuild } from "react-router";
import type { createRenderer, RenderPage } from "../../app/create-renderer.server.ts";
import type { RejectedForm } from "../../app/inquiries/form/rejection-context.server.ts";

export interface RenderTask {
  /** File of the pages' code, which the build has written. */
  build: string;
  path: string;
  rejection: RejectedForm;
}

type Build = ServerBuild & { entry: { module: { createRenderer: typeof createRenderer } } };

const renderers = new Map<string, Promise<RenderPage>>();

/** The whole page at `path`, as HTML. */
export default async function renderPage({ build, path, rejection }: RenderTask): Promise<string> {
  const loading = renderers.get(build) ?? loadRenderer(build);
  renderers.set(build, loading);
  const render = await loading;
  return render(path, rejection);
}

async function loadRenderer(file: string): Promise<RenderPage> {
  const build: Build = await import(file);
  return build.entry.module.createRenderer(build);
}
