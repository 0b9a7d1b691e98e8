/** Where the site is built to. Another folder keeps a build for another host from replacing the one that is served here. */
export const buildDirectory = process.env["BUILD_DIRECTORY"] || "build";
