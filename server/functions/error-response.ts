/** An error as the functions for staff answer it: `{"code", "message"}`. */
export function errorResponse(
  status: number,
  code: string,
  message: string,
  headers: Record<string, string> = {},
): Response {
  return Response.json({ code, message }, { status, headers });
}
