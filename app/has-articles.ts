import { globSync } from "node:fs";
import { join } from "node:path";

/** Without articles nothing leads to a list of them. The build puts the answer in the place of this module: `vite.config.ts`. */
export const hasArticles =
  globSync("*.ts", { cwd: join(import.meta.dirname, "../firm/articles/texts") }).length > 0;
