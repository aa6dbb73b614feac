/**
 * Values of facts.json that the studio has not given yet. None leads to a stranger: nobody has the phone, LinkedIn's names
 * contain no underscores, and Instagram's no hyphens.
 */
export const placeholderContacts = {
  phone: "5493510000000",
  linkedin: "studio_placeholder",
  instagram: "studio-placeholder",
};

export const isPlaceholder = (field: keyof typeof placeholderContacts, value: string) =>
  value === placeholderContacts[field];
