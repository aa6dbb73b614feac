/**
 * Values of facts.json that the studio has not given yet. Nobody has the phone, and Instagram does not accept the account's
 * name. LinkedIn might.
 */
export const placeholderContacts = {
  phone: "5493510000000",
  linkedin: "studio-placeholder",
  instagram: "studio-placeholder",
};

export const isPlaceholder = (field: keyof typeof placeholderContacts, value: string) =>
  value === placeholderContacts[field];
