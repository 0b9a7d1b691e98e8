import { createContext } from "react-router";
import type { VisitorPageContent } from "./visitor-inquiry.ts";

/** The inquiry of a visitor, where its page is rendered inside the server; null in the build. The server itself has no React Router. */
export const visitorContext = createContext<VisitorPageContent | null>(null);
