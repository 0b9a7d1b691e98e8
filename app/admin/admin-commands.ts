import { use } from "react";
import { useNavigate } from "react-router";
import { accountWords, sessionWords } from "../auth/account/words.ts";
import { secondFactorWords } from "../auth/second-factor-words.ts";
import type { LocalizedText } from "../i18n/text.ts";
import { inboxCommands } from "../inquiries/desk/list/list-commands.ts";
import type { Command } from "../staff/commands/command.ts";
import { useCommands } from "../staff/commands/use-commands.ts";
import { tellingTitle } from "../staff/telling/telling-title.ts";
import { RoleContext } from "../staff/use-role.ts";
import { type AdminTab, adminTabs, isForAdmins, tabPath } from "./admin-tab.ts";
import { profileWords } from "./profile/profile-words.ts";
import { adminWords, securityTestWords } from "./words.ts";

/** What is looked for under these names. */
const tabKeywords: Record<AdminTab, string> = {
  inquiries: "inbox desk queue home list صندوق الوارد المكتب البداية الرسائل",
  audit: "history log entries verify who did security سجل قيود من فعل تحقق أمان",
  team: "invite invitation colleague member people admin suspend role access دعوة ادع زميل عضو صلاحية مشرف إيقاف",
  figures: "statistics numbers report week chart speed إحصاءات تقرير مخطط سرعة",
  hours:
    "closed days holiday calendar away vacation office opening notice ramadan half day إغلاق عطلة إجازة تقويم غياب دوام رمضان",
  templates: "canned standard text reply snippet قوالب نص جاهز رد",
};

const settings: { id: string; label: LocalizedText; keywords: string }[] = [
  {
    id: "account",
    label: accountWords.title,
    keywords: "settings profile me preferences إعدادات ملفي الشخصي",
  },
  { id: "profile", label: profileWords.title, keywords: "sign off position title منصب لقب توقيع اسمي" },
  {
    id: "telling",
    label: tellingTitle,
    keywords:
      "tell me notify mention assigned desktop title count switch off mails تنبيه تنبيهات بريد ذكر اسمي سطح المكتب",
  },
  { id: "change-password", label: accountWords.changePassword, keywords: "passphrase secret كلمة السر" },
  { id: "change-email", label: accountWords.changeEmail, keywords: "mail address login بريدي عنوان الدخول" },
  {
    id: "second-factor",
    label: secondFactorWords.title,
    keywords: "two-factor 2fa mfa totp authenticator code recovery security مصادقة ثنائية رمز استرداد أمان",
  },
  {
    id: "sessions",
    label: sessionWords.title,
    keywords: "devices signed in أجهزة جلسات",
  },
];

/** The ways to the pages of the staff area, and into the inbox, from each of them. */
export function useAdminCommands() {
  const navigate = useNavigate();
  const isStaff = use(RoleContext) === "staff";
  const go = (path: string) => () => void navigate(path);
  const open = (query: string) => void navigate(`/admin${query}`);
  useCommands((typed) => [
    ...adminTabs
      .filter((tab) => !isStaff || !isForAdmins(tab))
      .map((tab): Command => ({
        id: `tab-${tab}`,
        group: "go",
        label: adminWords[tab],
        keywords: tabKeywords[tab],
        run: go(tabPath(tab)),
      })),
    ...inboxCommands(typed, open),
    ...settings.map(({ id, label, keywords }): Command => ({
      id: `setting-${id}`,
      group: "go",
      label,
      keywords,
      run: go(id === "account" ? "/account" : `/account#${id}`),
    })),
    { id: "security-test", group: "go", label: securityTestWords.title, run: go("/security-test") },
  ]);
}
