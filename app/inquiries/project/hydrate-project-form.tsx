import { hydrateIsland } from "../../ui/hydrate-island.tsx";
import { ProjectForm } from "./project-form.tsx";

hydrateIsland("project-form", ProjectForm);
