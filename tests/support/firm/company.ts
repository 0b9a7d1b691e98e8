import type { Company } from "../../../app/firm-types.ts";
import { law } from "./law.ts";
import { office } from "./office.ts";
import { firmFacts } from "./facts.ts";

/** Sample content: no address or number here is real. */
export const company: Company = {
  isSample: true,
  name: { en: "Nawat", ar: "نواة" },
  product: { en: "Sanad", ar: "سند" },
  email: "hello@nawat.example",
  phone: "+961 00 000 000",
  phoneExample: "+961 1 234 567",
  whatsapp: "https://wa.me/96100000000",
  address: [
    { en: "Sample building, 3rd floor", ar: "مبنى المثال، الطابق الثالث" },
    { en: "Sample Street, Mar Mikhael", ar: "شارع المثال، مار مخايل" },
    { en: "Beirut, Lebanon", ar: "بيروت، لبنان" },
  ],
  city: { en: "Beirut", ar: "بيروت" },
  country: { en: "Lebanon", ar: "لبنان" },
  countryCode: "LB",
  position: { latitude: 33.8938, longitude: 35.5018 },
  projects: 80,
  clients: 60,
  countries: 14,
  showPlus: true,
  projectsByCategory: { robotics: 8, industrialIot: 12, consumer: 6, connected: 15, energy: 5, vision: 10 },
  currency: "USD",
  law,
  office,
  ...firmFacts,
};
