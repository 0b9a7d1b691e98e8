import css from "../../../firm/colors.css?raw";
import { findColor } from "../../firm-colors.server.ts";

/** The two grounds of the site, for the browser's own window. */
export const grounds = { light: findColor(css, "paper"), dark: findColor(css, "board") };
