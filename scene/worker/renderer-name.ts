/** Names the machine's renderer. Throws where there is no WebGL 2 to ask. */
export function rendererName(): string {
  const context = new OffscreenCanvas(1, 1).getContext("webgl2");
  if (!context) throw new Error("WebGL 2 context unavailable");
  const unmasked = context.getExtension("WEBGL_debug_renderer_info")?.UNMASKED_RENDERER_WEBGL;
  const name = String(context.getParameter(unmasked ?? context.RENDERER));
  context.getExtension("WEBGL_lose_context")?.loseContext();
  return name;
}

/** Whether a renderer is no graphics processor but a program, which would take seconds for what should take milliseconds. */
export function isSoftware(renderer: string): boolean {
  return /swiftshader|llvmpipe|softpipe|software|basic render/i.test(renderer);
}
