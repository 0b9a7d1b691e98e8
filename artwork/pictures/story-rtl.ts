import { arrangeStory } from "./generations/arrange-story.ts";
import type { Stage } from "./stage.ts";

/** The story for right-to-left pages: its order is reversed, and text is not mirrored. */
export function storyRtl(stage: Stage): void {
  arrangeStory(stage, 1);
}
