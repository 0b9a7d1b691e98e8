// Sends the files of an inquiry from its private page: several at once, and on after a lost connection.
import { prepareFiles } from "./prepare-files.ts";
import { takeFiles } from "./take-files.ts";

prepareFiles();
takeFiles();
