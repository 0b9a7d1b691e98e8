import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

// Staff pages alone load this, by `<Scripts/>`.
const { dataset } = document.documentElement;
delete dataset["scriptsPending"];
// Such a page can do nothing without storage, and says so.
if (!("storageBlocked" in dataset)) startTransition(() => void hydrateRoot(document, <HydratedRouter />));
