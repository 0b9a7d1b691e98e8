import { useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router";
import { databaseClient } from "../../backend/database-client.ts";
import { directionOf, type Locale } from "../../i18n/text.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { hasDesktopNotices } from "./desktop-notices.ts";
import { tellingWords } from "./telling-words.ts";
import { shareUnread, useUnreadCount } from "./unread.ts";
import { type NewInquiry, watchUnread } from "./watch-unread.ts";

/** Shows unread inquiries by the tab's title and icon, and new ones by notices of the desktop. */
export default function Telling() {
  const locale = useLocale();
  const navigate = useNavigate();
  const count = useUnreadCount();
  useEffect(() => void drawIcon(count), [count]);
  useEffect(() => () => void drawIcon(0), []);

  // Others may see the screen: a notice says neither who wrote nor what.
  const notify = useEffectEvent((inquiries: NewInquiry[]) => {
    const [first] = inquiries;
    if (!first || !hasDesktopNotices() || document.hasFocus()) return;
    const notice = new Notification(
      tellingWords[inquiries.length === 1 ? "newInquiry" : "newInquiries"][locale],
      {
        body: inquiries.map(({ reference }) => reference).join(" "),
        tag: first.id,
        lang: locale,
        dir: directionOf(locale),
      },
    );
    notice.addEventListener("click", () => {
      window.focus();
      void navigate(inquiries.length === 1 ? `/admin?inquiry=${first.id}` : "/admin");
      notice.close();
    });
  });
  useEffect(() => watchUnread(notify), []);

  useEffect(() => void applyPreferences(locale), [locale]);
  return null;
}

async function applyPreferences(locale: Locale) {
  const { data } = await databaseClient()
    .from("staff_preferences")
    .select("mails_assigned,mails_mentioned,counts_in_title,language");
  const [own] = data ?? [];
  shareUnread({ isShown: own?.counts_in_title ?? true });
  // Mails come in the language in which somebody reads the pages.
  if (own && own.language !== locale)
    await databaseClient().rpc("save_telling_preferences", { ...own, language: locale });
}

const markUrl = "/mark.svg";
let mark: string | undefined;
let wanted = 0;

/** Draws how many inquiries are unread on the mark in the tab; nothing for none. */
async function drawIcon(count: number) {
  wanted = count;
  if (count > 0 && mark === undefined) {
    const drawing = await fetch(markUrl).then(
      (response) => response.text(),
      () => undefined,
    );
    mark ??= drawing;
  }
  const icon = document.querySelector<HTMLLinkElement>(`link[rel="icon"][type="image/svg+xml"]`);
  if (!icon || wanted !== count) return;
  icon.href = mark && count > 0 ? `data:image/svg+xml,${encodeURIComponent(addBadge(mark, count))}` : markUrl;
}

/** At its corner, cut out of the mark: what is behind it shows between the two. */
function addBadge(drawing: string, count: number): string {
  const [text, width] = count > 9 ? ["9+", 46] : [String(count), 34];
  const x = 64 - width;
  return drawing
    .replace(
      "<g>",
      `<mask id="badge"><path fill="#fff" d="M0 0h64v64H0z"/><path d="M${x - 4} 28h64v36H${x - 4}z"/></mask><g mask="url(#badge)">`,
    )
    .replace(
      "</svg>",
      `<path class="accent" d="M${x} 32h${width}v32H${x}z"/>
<text class="on-accent" x="${x + width / 2}" y="58.500" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="29">${text}</text></svg>`,
    );
}
