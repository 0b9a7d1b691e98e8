/** Of the element that holds all that the page shows. */
export const visitorPageId = "visitor-page";
