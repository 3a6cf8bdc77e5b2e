import type { Translated } from '@dsms/contract/kernel/shared'
import type { ProductKind } from '@dsms/contract/shop/shop/calls'
import type { Shape } from '../../manage/images.draw.ts'

/** Words in Arabic, English, German, French and Portuguese. */
export type Words = readonly [ar: string, en: string, de: string, fr: string, pt: string]

export const translated = ([ar, en, de, fr, pt]: Words): Translated => ({ ar, en, de, fr, pt })

export interface DemoProduct {
  names: Words
  brand: string
  /** In whole units of the shop's currency. */
  price: number
}

export interface DemoCategory {
  names: Words
  /** Said of each of its products. */
  about: Words
  kind: ProductKind
  shape: Shape
  products: DemoProduct[]
}
