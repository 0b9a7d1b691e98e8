import { createBrowserRouter, RouterProvider } from "react-router";
import { hydrateIsland } from "../ui/hydrate-island.tsx";
import { staffRoutes } from "./staff-routes.tsx";

const router = createBrowserRouter(staffRoutes);

hydrateIsland("staff-area", () => <RouterProvider router={router} />);
