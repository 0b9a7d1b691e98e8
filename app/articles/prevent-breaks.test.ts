import { expect, test } from "vitest";
import { preventNumberBreaks, preventHeadlineBreaks } from "./prevent-breaks.ts";

test.each([
  ["allocates AED 13 billion to", "allocates AED_13_billion to"],
  ["a Falcon 9 rocket carried it", "a Falcon_9_rocket carried it"],
  ["On 21 May 2025 Abu Dhabi", "On_21_May_2025 Abu Dhabi"],
  ["inaugurates Manah 1 and Manah 2", "inaugurates Manah_1 and Manah_2"],
  ["started in 2023. Falcon 3, intended for", "started in_2023. Falcon_3, intended for"],
  ["operate across 12,034.92 km", "operate across 12,034.92_km"],
  ["عبر مسافة 12,034.92 كيلومترًا", "عبر مسافة 12,034.92 كيلومترًا"],
  ["Falcon-H1 concerns 19 GWh", "Falcon-H1 concerns 19_GWh"],
  ["بقدرة 35 واطًا و13 مليار درهم", "بقدرة 35_واطًا و13_مليار درهم"],
  ["تفتتح محطتي منح 1 ومنح 2، أكبر", "تفتتح محطتي منح_1 ومنح_2، أكبر"],
  ["هو «فالكون-إتش 1» (Falcon-H1).", "هو «فالكون-+إتش_1» (Falcon-H1)."],
  ["وكان «فالكون 3»، الموجّه", "وكان «فالكون_3»، الموجّه"],
])("keeps numbers with their words: %s", (text, held) => {
  expect(shown(preventNumberBreaks(text))).toBe(held);
});

test.each([
  ["releases Falcon Arabic, a language model", "releases Falcon Arabic, a_language model"],
  ["solar plant of up to 150 MW near Bilaj", "solar plant of up to_150_MW near Bilaj"],
  ["معهد في أبوظبي يطلق", "معهد في_أبوظبي يطلق"],
  ["ما أُعلن، وما بُني", "ما_أُعلن، وما بُني"],
  ["استثمار مليار دولار في الذكاء الاصطناعي", "استثمار مليار_دولار في_الذكاء_الاصطناعي"],
  ["للأعوام من 2025 إلى 2027 في", "للأعوام من_2025 إلى_2027 في"],
  ["a 200-megawatt, AI-powered site", "a 200-+megawatt, AI-+powered site"],
  ["an artificial-intelligence zone", "an artificial-intelligence zone"],
  ["Oman launches Duqm-1, an experimental rocket", "Oman launches Duqm-+1, an experimental rocket"],
])("keeps short words with the next one: %s", (text, held) => {
  expect(shown(preventHeadlineBreaks(text))).toBe(held);
});

function shown(text: string): string {
  return text.replaceAll("\u00a0", "_").replaceAll("\u2060", "+");
}
