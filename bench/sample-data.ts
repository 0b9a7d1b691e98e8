export const admin = { email: "admin@example.com", password: "a door of brass" };

/** `[<id>]` becomes another text in every request. */
export const inquiry = {
  type: "contact",
  locale: "en",
  name: "Rana Haddad",
  email: "rana@example.com",
  company: "Cedar Pumps",
  inquiryType: "quote",
  subject: "A board for a pump, [<id>]",
  message: "Three phases, two sensors, a radio.\nHow long would a first prototype take?",
};
