import { useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router";
import { databaseClient } from "../../backend/database-client.ts";
import { directionOf, type Locale } from "../../i18n/text.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { hasDesktopNotices } from "./desktop-notices.ts";
import { drawIcon } from "./draw-icon.ts";
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
