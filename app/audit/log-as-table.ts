const name = "log-as-table";

/** Whether the log stands as a table in this browser. */
export function isLogTable(): boolean {
  try {
    return localStorage.getItem(name) !== null;
  } catch {
    return false;
  }
}

export function keepLogTable(isTable: boolean) {
  try {
    if (isTable) localStorage.setItem(name, "true");
    else localStorage.removeItem(name);
  } catch {
    // Where nothing can be stored, it opens as a list.
  }
}
