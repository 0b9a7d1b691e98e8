import { hydrateIsland } from "../../ui/hydrate-island.tsx";
import { ContactForm } from "./contact-form.tsx";

export default hydrateIsland(ContactForm);
