/** Parts of the product beside a school's daily work. A school switches each on; screens stay open by their address. */
export const modules = ['shop', 'blog', 'tables', 'cards', 'samples', 'gallery'] as const
export type Module = (typeof modules)[number]
