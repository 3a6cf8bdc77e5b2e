import { expect, test } from 'vitest'
import { catalogOf, searchOf } from './useCatalogState.ts'

test('the plain shop needs nothing in the address', () => {
  const plain = catalogOf({})
  expect(plain).toMatchObject({ sort: 'featured', view: 'grid', page: 1, brands: [], inStock: false })
  expect(Object.values(searchOf(plain)).filter((value) => value !== undefined)).toEqual([])
})

test('what is in the address comes back as it was', () => {
  const search = {
    q: '12',
    sort: 'price-asc',
    view: 'list',
    page: 3,
    band: '10-100',
    from: 12.5,
    to: 90,
    category: 4,
    brands: ['A, B & Co', 'Ö'],
    rating: 4,
    inStock: true,
  }
  expect(searchOf(catalogOf(search))).toEqual(search)
})

test('what no filter understands is no filter', () => {
  const catalog = catalogOf({ page: -2, from: 'x', category: 1.5, rating: 9, band: 'all', sort: 'name', brands: 'A' })
  expect(catalog).toEqual(catalogOf({}))
})
