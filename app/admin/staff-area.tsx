import { matchRoutes, useLocation } from "react-router";
import { InlineScript } from "../ui/inline-script.tsx";
import type { PageHandle } from "../site/page-handle.ts";
import headScript from "../staff/head-script.ts?script";
import { Island } from "../ui/island.tsx";
import { staffRoutes } from "./staff-routes.tsx";

export const handle = { pageModule: "app/admin/hydrate-staff-area.tsx" } satisfies PageHandle;

/** Each page of the staff area, as the build renders it: an island that is the whole page. */
export default function StaffArea() {
  const page = matchRoutes(staffRoutes, useLocation())?.at(-1)?.route;
  return (
    <>
      <InlineScript text={headScript} />
      {page && <Island name="staff-area" component={page.Component} props={{}} />}
    </>
  );
}
