/** What other domains, further right in the order, may use of this one. */

export type { Shape } from './shop/manage/images.draw.ts'
export { drawnImages, imageOf } from './shop/manage/images.ts'
export { slugOf } from './shop/products.rows.ts'
