/**
 * Routes the nets of the hero's board and writes them to scene/hero/board/hero-wiring.ts, so that visitors' devices need not route them.
 * Run `npm run route` after changing a part, a net or the router, and commit what it writes.
 */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { routeHeroBoard } from "../routing/hero/route-hero-board.ts";
import { toWiring } from "../routing/to-wiring.ts";

const wiring = toWiring(routeHeroBoard({ mark: () => [0, 0, 1, 1] }));
await writeFile(
  join(import.meta.dirname, "../../scene/hero/board/hero-wiring.ts"),
  `// Written by artwork/scripts/route-hero-board.ts.
import type { Wiring } from "../../kit/board/wiring.ts";

/** How the nets of the hero's board run. */
export const heroWiring: Wiring = {
  nets: [${wiring.nets.map((net) => JSON.stringify(net)).join(",\n")}],
  escapes: ${JSON.stringify(wiring.escapes)},
  planeVias: ${JSON.stringify(wiring.planeVias)},
};
`,
);
console.log(
  `${wiring.nets.length} nets, ${wiring.escapes.length} escapes, ${wiring.planeVias.length / 2} vias`,
);
