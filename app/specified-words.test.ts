import { expect, test } from "vitest";
import { adminWords, retrievedCount, securityTestWords } from "./admin/words.ts";
import { words as articleListWords, cardWords } from "./articles/words.ts";
import { auditTitle } from "./audit/audit-title.ts";
import { accessWords, signInWords, toastWords } from "./auth/words.ts";
import { localize } from "./i18n/text.ts";
import { deskWords } from "./inquiries/desk/desk-words.ts";
import { formWords, sentWords } from "./inquiries/words.ts";
import { words as homeWords } from "./site/home/words.ts";

const specified = {
  ...{ heroHeadline: homeWords.heroHeadline, heroFailed: homeWords.heroFailed },
  ...{ readMore: cardWords.readMore, noArticles: articleListWords.empty },
  ...{ signInTitle: signInWords.title, signInTab: signInWords.signInTab, signUpTab: signInWords.signUpTab },
  ...toastWords,
  ...{ denied: accessWords.title, grant: accessWords.grant, signOut: accessWords.signOut },
  ...{ welcome: adminWords.welcome, inquiries: deskWords.title, inquiriesFailed: deskWords.failed },
  ...{ audit: auditTitle, test: securityTestWords.button, testDenied: securityTestWords.denied },
  ...{
    error: formWords.errorTitle,
    contactError: formWords.contactError,
    projectError: formWords.projectError,
  },
  ...{ contactTitle: sentWords.contactTitle, contactText: sentWords.contactText },
  ...{ projectTitle: sentWords.projectTitle, projectText: sentWords.projectText },
};

// Other tests read these words from the pages' own; here they are written out, as the specification has them.
test("what the specification gives word for word is said so", () => {
  const english = Object.entries(localize("en", specified));
  expect(Object.fromEntries(english.map(([name, text]) => [name, text.replaceAll("\u00a0", " ")]))).toEqual({
    heroHeadline: "BUILD. BOLD. HARDWARE.",
    heroFailed: "3D visualization unavailable",
    readMore: "Read More",
    noArticles: "No articles found in this category",
    signInTitle: "Admin Access",
    signInTab: "Sign In",
    signUpTab: "Sign Up",
    signInFailed: "Sign In Failed",
    signInDone: "Success",
    signInDoneText: "Successfully signed in!",
    signUpFailed: "Sign Up Failed",
    signUpDone: "Account created! Please check your email to verify your account.",
    grantFailed: "Failed to grant admin access",
    grantDone: "Admin access granted successfully",
    denied: "Access Denied",
    grant: "Grant Admin Access (First Time Setup)",
    signOut: "Sign Out",
    welcome: "Welcome, {email}",
    inquiries: "Customer Inquiries",
    inquiriesFailed: "Failed to load inquiries",
    audit: "Audit Logs",
    test: "Test Data Access",
    testDenied: "Access Properly Denied",
    error: "Error",
    contactError: "Failed to send message. Please try again.",
    projectError: "Failed to submit project request. Please try again.",
    contactTitle: "Message Sent!",
    contactText: "Thank you for your message. We'll get back to you within 24 hours.",
    projectTitle: "Project Request Submitted!",
    projectText: "We'll get back to you within 24 hours to discuss your project.",
  });
  expect(retrievedCount.en.other).toBe("Retrieved {n} inquiries");
});
