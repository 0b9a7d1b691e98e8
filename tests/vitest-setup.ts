import type { TestProject } from "vitest/node";
import createDataTemplate from "./data-template.ts";
import { createMigratedTemplate } from "./cluster-databases.ts";
import { findFastFolder } from "./data-folder.ts";
import "./keep-engine-compiled.ts";
import { startCluster } from "./postgres-cluster.ts";
import { createSupabaseTemplate, superuser } from "./supabase-database.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Address of a real Postgres whose user may create databases and roles. */
    postgresUrl: string;
    /** Address of one with Supabase's roles, as its superuser. */
    supabaseUrl: string;
  }
}

/** Two clusters and one embedded database for the whole run; test files work on copies. */
export default async function prepareDatabases(project: TestProject) {
  const [cluster, supabase, removeTemplate] = await Promise.all([
    startCluster(createMigratedTemplate, "postgres", findFastFolder()),
    startCluster(createSupabaseTemplate, superuser, findFastFolder()),
    createDataTemplate(),
  ]);
  project.provide("postgresUrl", cluster.url);
  project.provide("supabaseUrl", supabase.url);
  return () => Promise.all([cluster.stop(), supabase.stop(), removeTemplate()]);
}
