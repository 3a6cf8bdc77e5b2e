import { z } from 'zod'
import { endpoint } from '../../../kernel/endpoint.ts'
import { changeOf, idText, languages, rowVersion } from '../../../kernel/shared.ts'
import { can, words } from './manage.ts'

const categoryInput = z.object({ names: words(80), position: z.int().min(0).max(1000).default(0) })
export const productCategory = z
  .object({
    id: z.int(),
    name: z.string(),
    names: z.partialRecord(z.enum(languages), z.string()),
    position: z.int(),
    /** Products in it that are not archived. */
    products: z.int(),
    version: rowVersion,
  })
  .meta({ id: 'ProductCategory' })
export type ProductCategory = z.infer<typeof productCategory>

export const listProductCategories = endpoint({
  method: 'GET',
  path: '/api/shop/categories',
  tag: 'shop',
  summary: 'Categories of the shop in their order',
  access: 'session',
  response: z.object({ rows: z.array(productCategory) }),
})

export const createProductCategory = endpoint({
  method: 'POST',
  path: '/api/shop/categories',
  tag: 'shop',
  summary: 'Add a category',
  access: can('create'),
  status: 201,
  body: categoryInput,
  response: z.object({ category: productCategory }),
})

export const updateProductCategory = endpoint({
  method: 'PATCH',
  path: '/api/shop/categories/:id',
  tag: 'shop',
  summary: 'Change a category',
  access: can('edit'),
  params: z.object({ id: idText }),
  body: changeOf(categoryInput).extend({ version: rowVersion.optional() }),
  response: z.object({ category: productCategory }),
  errors: ['not_found', 'stale_version'],
})

export const removeProductCategory = endpoint({
  method: 'DELETE',
  path: '/api/shop/categories/:id',
  tag: 'shop',
  summary: 'Remove a category without products',
  access: can('delete'),
  params: z.object({ id: idText }),
  response: z.object({}),
  errors: ['not_found', 'category_in_use'],
})
