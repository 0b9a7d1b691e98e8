import { arrangeStory } from "./generations/arrange-story.ts";
import type { Stage } from "./stage.ts";

/** The story for those who read from the left. */
export function sanadStory(stage: Stage): void {
  arrangeStory(stage, -1);
}
