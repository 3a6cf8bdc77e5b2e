// Part of `npm run bench`: what the lists of users, invoices and products cost in a school that has very many of them,
// beside one that has few. Both are in one database, so tables and indexes are the same for both.
import { refreshStatistics } from '../apps/server/src/db/migrate/statistics.ts'
import { type Bench, compare, openSchool, type Subject } from './compare.ts'
import { listCases } from './lists.cases.ts'
import { type ListSizes, seedLists } from './lists.seed.ts'

const sizes: Record<'small' | 'large', ListSizes> = {
  small: { users: 50, invoices: 50, products: 27 },
  large: { users: 100_000, invoices: 1_000_000, products: 10_000 },
}

const tables = [
  ...['users', 'user_profiles', 'user_counts', 'invoices', 'invoice_counts', 'roles', 'countries'],
  ...['shop_products', 'shop_categories', 'shop_wishes', 'shop_cart_lines', 'shop_changes'],
]

export async function measureLists(bench: Bench): Promise<void> {
  console.log('Filling the lists …')
  const small = await open(bench, 'small')
  const large = await open(bench, 'large')
  await refreshStatistics(bench.client)
  const { users, invoices, products } = sizes.large
  console.log(
    `\nMuch (${invoices} invoices, ${users} users, ${products} products) beside little (${Object.values(sizes.small).join(', ')})`,
  )
  await compare(bench, small, large, tables)
}

/** A school with its administrator and its lists. */
async function open({ client, url }: Bench, size: keyof typeof sizes): Promise<Subject> {
  const person = await openSchool(url, `lists.${size}`)
  const category = await seedLists(client, person.schoolId, sizes[size])
  return { ...person, cases: listCases(category) }
}
