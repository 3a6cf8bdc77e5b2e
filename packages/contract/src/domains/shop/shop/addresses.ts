import { z } from 'zod'
import { endpoint } from '../../../kernel/endpoint.ts'
import { idText, phone } from '../../../kernel/shared.ts'

export const addressInput = z.object({
  fullName: z.string().trim().min(1).max(120),
  mobile: phone,
  /** Flat or house, and street. */
  houseNo: z.string().trim().min(1).max(120),
  landmark: z.string().trim().max(120).default(''),
  city: z.string().trim().min(1).max(80),
  pincode: z.string().trim().min(1).max(20),
  state: z.string().trim().max(80).default(''),
  /** ISO 3166-1: SA, DE… */
  country: z.string().regex(/^[A-Z]{2}$/, 'invalid_format'),
  type: z.enum(['home', 'work']).default('home'),
  isDefault: z.boolean().default(false),
})
export type AddressInput = z.output<typeof addressInput>
export const address = addressInput.extend({ id: z.int() }).meta({ id: 'Address' })
export type Address = z.infer<typeof address>

export const listAddresses = endpoint({
  method: 'GET',
  path: '/api/shop/addresses',
  tag: 'shop',
  summary: 'My addresses, the default first',
  access: 'session',
  response: z.object({ rows: z.array(address) }),
})

export const addAddress = endpoint({
  method: 'POST',
  path: '/api/shop/addresses',
  tag: 'shop',
  summary: 'Keep an address; the first one is the default',
  access: 'session',
  status: 201,
  body: addressInput,
  response: z.object({ address }),
  errors: ['address_limit', 'unknown_country'],
})

export const saveAddress = endpoint({
  method: 'PATCH',
  path: '/api/shop/addresses/:id',
  tag: 'shop',
  summary: 'Replace an address of mine',
  access: 'session',
  params: z.object({ id: idText }),
  body: addressInput,
  response: z.object({ address }),
  errors: ['not_found', 'unknown_country'],
})

export const removeAddress = endpoint({
  method: 'DELETE',
  path: '/api/shop/addresses/:id',
  tag: 'shop',
  summary: 'Forget an address of mine; orders keep theirs',
  access: 'session',
  params: z.object({ id: idText }),
  response: z.object({}),
  errors: ['not_found'],
})
