import { createContext } from "react-router";
import type { RejectedForm } from "./summarize-problems.ts";

/** A form that a browser without script has sent, where its page is rendered again with what is wrong; null in the build. */
export const rejectionContext = createContext<RejectedForm | null>(null);
