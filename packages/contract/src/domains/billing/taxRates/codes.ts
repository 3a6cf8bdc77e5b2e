/** How a sale is taxed: at the standard rate, at a rate of zero, exempt, or outside the scope of the tax. */
export const taxCodes = ['S', 'Z', 'E', 'O'] as const
export type TaxCode = (typeof taxCodes)[number]
