// Runs before everything else, also in a Node that cannot read TypeScript: so it is written as all of them understand it.
const { existsSync } = require("fs");
const { join } = require("path");

const oldestNode = 24;

const problem = findProblem();
if (problem) {
  if (process.stdout.isTTY) console.error(problem);
  else console.log(JSON.stringify({ at: new Date().toISOString(), event: "start_failed", problem }));
  process.exit(1);
}

function findProblem() {
  if (parseInt(process.versions.node, 10) < oldestNode)
    return `This is Node ${process.versions.node}, and the site needs ${oldestNode} or newer. Run \`npm ci\`, which installs one for the site only, and start with npm: \`npm start\`.`;
  if (!existsSync(join(__dirname, "../../node_modules")))
    return "The packages that the site needs are not installed. Run `npm ci` first.";
  return undefined;
}
