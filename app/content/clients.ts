/** The caption over them says that they are made up as long as one of them is. Real ones need their permission. */
export const clients = [
  { name: "Faro", logo: ["8 4", "1 0"], isMadeUp: true },
  { name: "Trama", logo: ["5 A", "A 5"], isMadeUp: true },
  { name: "Orilla", logo: ["C 8", "0 2"], isMadeUp: true },
] satisfies { name: string; logo: readonly string[]; isMadeUp: boolean }[];
