import { expect, test } from "../../support/browser/desk-server.ts";

const path = "/admin?inquiry=00000000-0000-4000-8000-000000000001";

/** What is read out, in order; an expression stands for what depends on the time. */
const expected = {
  list: `
    - banner:
      - tablist "Admin":
        - tab "Customer Inquiries" [selected]
    - main:
      - tabpanel "Customer Inquiries":
        - heading "Customer Inquiries" [level=1]
        - navigation "Views":
          - link "Open 12"
          - link "Mine 0"
        - search:
          - searchbox "Search names, emails, messages, references"
        - region "Open, soonest due first":
          - checkbox "Select all on this page"
          - heading "Open, soonest due first" [level=2]
          - table "Open, soonest due first":
            - rowgroup:
              - row /^Name Email Type Subject Status Reply due Soonest due first Assigned to Date Newest first/:
                - columnheader "Reply due Soonest due first"
            - rowgroup:
              - row /1$/
              - row /^أحمد خوري a\\.khoury@example\\.com Project Automation and robotics/:
                - rowheader "أحمد خوري":
                  - checkbox "Select أحمد خوري"
                  - link "أحمد خوري"
                  - text: مياه البقاع ش.م.م.
                - cell "a.khoury@example.com"
                - cell "Project"
                - cell /^Automation and robotics/
                - cell "New unread"
                - cell /^in (19|20) h$/
                - cell "Take أحمد خوري":
                  - button "Take أحمد خوري"`,
  inquiry: `
    - tabpanel "Customer Inquiries":
      - text: N-7F3K2 Project
      - group "Actions":
        - button "Reply"
        - button "Note"
        - button "Assign to me"
        - button "Answered"
        - button "Close"
        - button "Spam"
        - button "More actions"
      - heading "Automation and robotics" [level=1]
      - region "Progress":
        - combobox "Status"
        - combobox "Assigned to"
      - list "History":
        - listitem:
          - paragraph:
            - text: /Project form/
          - term: Full name
          - definition:
            - text: أحمد خوري
            - button "Copy Full name"
          - term: Phone number
          - definition:
            - link "+961 3 000 000"
      - region "Reply or note":
        - group "Reply or note":
          - radio "Reply" [checked]
          - radio "Note"
        - combobox "Language"
        - textbox "Your reply"
        - button "Send"`,
  palette: `
    - dialog "Commands":
      - combobox "Name, reference or action" [expanded]
      - listbox "Commands":
        - group "This inquiry":
          - option "Reply" [selected]`,
  keys: `
    - dialog "Keyboard shortcuts":
      - heading "Keyboard shortcuts" [level=2]
      - region "In the list":
        - term: j
        - definition: Next inquiry`,
  changed: "Status “Answered”",
};

test("a screen reader hears the list, an inquiry, its dialogs, and what was changed", async ({
  openDesk,
}) => {
  const page = await openDesk("ada", "en", "/admin");
  await expect(page.locator("body")).toMatchAriaSnapshot(expected.list);
  await page.goto(path);
  await expect(page.getByRole("main")).toMatchAriaSnapshot(expected.inquiry);
  await page.keyboard.press("Control+k");
  await expect(page.locator("body")).toMatchAriaSnapshot(expected.palette);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.keyboard.press("?");
  await expect(page.getByRole("main")).toMatchAriaSnapshot(expected.keys);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.keyboard.press("d");
  await expect(page.getByRole("status").filter({ hasText: expected.changed })).toBeVisible();
});
