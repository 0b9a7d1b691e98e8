import { arrangeStory } from "./generations/arrange-story.ts";
import type { Stage } from "./stage.ts";

/** The story for left-to-right pages. */
export function storyLtr(stage: Stage): void {
  arrangeStory(stage, -1);
}
