import type { TestProject } from "vitest/node";
import createDataTemplate from "./data-template.ts";
import { findFastFolder } from "./data-folder.ts";
import "./keep-engine-compiled.ts";
import { startCluster } from "./postgres-cluster.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Address of a real Postgres whose user may create databases and roles. */
    postgresUrl: string;
  }
}

/** One cluster and one embedded database for the whole run; test files work on copies. */
export default async function prepareDatabases(project: TestProject) {
  const [cluster, removeTemplate] = await Promise.all([startCluster(findFastFolder()), createDataTemplate()]);
  project.provide("postgresUrl", cluster.url);
  return () => Promise.all([cluster.stop(), removeTemplate()]);
}
