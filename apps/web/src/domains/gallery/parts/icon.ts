/** As every icon of the product is drawn. */
export const icon = { size: 18, stroke: 1.5 }
