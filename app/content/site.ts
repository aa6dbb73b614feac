/**
 * The studio's facts, each written once. Whoever launches the site changes them here and nowhere else;
 * `npm run launch-check` names each one that is still a placeholder.
 */
export const site = {
  /** Working name, 3 to 24 letters. The logo's first letter is the drawn mark (see `layout/Logo.tsx`). */
  brand: "Quince",
  /** Public address, without a slash at the end. `.example` is a reserved name that leads to nobody. */
  address: "https://quince.example",
  /** Digits only, with the country code, as wa.me wants it. */
  phone: "5493510000000",
  linkedin: "studio-placeholder",
  instagram: "studio-placeholder",
  city: "Córdoba",
  country: "Argentina",
  countryCode: "AR",
  copyrightYear: 2024,
  /** "An MVP in as little as 15 days": also the length of the track and of every example plan. */
  mvpDays: 15,
  /** The year in the first frequent question. */
  questionYear: 2025,
} as const;
