import { hydrateIsland } from "../../ui/hydrate-island.tsx";
import { ProjectForm } from "./project-form.tsx";

export default hydrateIsland(ProjectForm);
