/**
 * The clients of the home page's strip. Sample ones are made up, and the caption over them says so; real ones need
 * their permission.
 */
export const clients = [
  { name: "Faro", logo: ["8 4", "1 0"], isMadeUp: true },
  { name: "Trama", logo: ["5 A", "A 5"], isMadeUp: true },
  { name: "Orilla", logo: ["C 8", "0 2"], isMadeUp: true },
] satisfies { name: string; logo: readonly string[]; isMadeUp: boolean }[];
