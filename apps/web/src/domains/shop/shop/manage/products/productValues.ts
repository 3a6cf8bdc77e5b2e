import { type Language, languages } from '@dsms/contract/kernel/shared'
import type { ProductKind } from '@dsms/contract/shop/shop/calls'
import type { ManagedProduct, ProductStatus } from '@dsms/contract/shop/shop/manage'

type Words = Partial<Record<Language, string>>

/** What the form holds; null is nothing chosen or typed yet. */
export type ProductValues = {
  names: Words
  descriptions: Words
  sku: string
  brand: string
  categoryId: string | null
  kind: ProductKind
  listPriceMinor: number | null
  discountPercentage: number | null
  /** In percent, as people say it. */
  taxBasisPoints: number | null
  hasFreeShipping: boolean
  deliveryDays: number
  image: string
  isCounted: boolean
  stock: number | null
  status: ProductStatus
}

const noWords = (): Words => Object.fromEntries(languages.map((language) => [language, '']))

export const emptyProduct = (): ProductValues => ({
  names: noWords(),
  descriptions: noWords(),
  sku: '',
  brand: '',
  categoryId: null,
  kind: 'goods',
  listPriceMinor: null,
  discountPercentage: null,
  taxBasisPoints: 15,
  hasFreeShipping: false,
  deliveryDays: 3,
  image: '',
  isCounted: true,
  stock: null,
  status: 'draft',
})

export const valuesOf = (product: ManagedProduct): ProductValues => ({
  names: { ...noWords(), ...product.names },
  descriptions: { ...noWords(), ...product.descriptions },
  sku: product.sku,
  brand: product.brand,
  categoryId: String(product.categoryId),
  kind: product.kind,
  listPriceMinor: product.listPriceMinor,
  discountPercentage: product.discountPercentage || null,
  taxBasisPoints: product.taxBasisPoints / 100,
  hasFreeShipping: product.hasFreeShipping,
  deliveryDays: product.deliveryDays,
  image: product.image,
  isCounted: product.stock !== null,
  stock: product.stock,
  status: product.status,
})

/** The body of the create call; what is missing is left out, so that the rules can say so. */
export const bodyOf = ({ isCounted, ...values }: ProductValues) => ({
  ...values,
  categoryId: values.categoryId === null ? undefined : Number(values.categoryId),
  listPriceMinor: values.listPriceMinor ?? undefined,
  discountPercentage: values.discountPercentage ?? 0,
  taxBasisPoints: values.taxBasisPoints === null ? undefined : Math.round(values.taxBasisPoints * 100),
  stock: isCounted ? (values.stock ?? 0) : null,
})
