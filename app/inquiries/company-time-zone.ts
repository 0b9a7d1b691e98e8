/** Where the company works: what it promises and exports goes by these clocks. */
export const companyTimeZone = "Asia/Beirut";
