/** The figures of the sample quote that are computed from its terms. */

export interface PaymentShare {
  parts: number;
}

/** The tax and the total of a price. */
export function totals(amount: number, taxPercent = 0) {
  const tax = Math.round((amount * taxPercent) / 100);
  return { tax, total: amount + tax };
}

/** The amount of each payment. The last payment absorbs the rounding difference. */
export function payments(total: number, shares: readonly PaymentShare[]): number[] {
  const all = shares.reduce((sum, { parts }) => sum + parts, 0);
  const amounts = shares.map(({ parts }) => (all > 0 ? Math.round((total * parts) / all) : 0));
  const last = shares.findLastIndex(({ parts }) => parts > 0);
  const paid = amounts.reduce((sum, amount) => sum + amount, 0);
  return amounts.map((amount, index) => (index === last ? amount + total - paid : amount));
}
