import { arrangeStory } from "./generations/arrange-story.ts";
import type { Stage } from "./stage.ts";

/** The story for those who read from the right: time runs that way too, and no lettering is flipped. */
export function sanadStoryRtl(stage: Stage): void {
  arrangeStory(stage, 1);
}
