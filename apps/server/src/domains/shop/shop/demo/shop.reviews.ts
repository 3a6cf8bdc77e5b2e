import { sql } from 'drizzle-orm'
import type { Db } from '../../../../db/client.ts'
import type { random } from '../../../../kernel/demo/random.ts'
import { shopReviews } from '../shop.table.ts'
import type { MadeOrder } from './shop.types.ts'

/** What buyers say, by how many stars they give. */
const opinions: Record<number, readonly string[]> = {
  5: [
    'جودة ممتازة ووصل قبل الموعد.',
    'أنصح به كل من يبدأ القيادة.',
    'أفضل مما توقعت، وسأشتري منه ثانية.',
    'Exactly what I needed, and it arrived early.',
    'شرح واضح وخدمة راقية.',
  ],
  4: ['جيد جدًا والسعر مناسب.', 'راضٍ عنه، ولو كان التغليف أمتن لكان كاملًا.', 'Good value, does what it says.', ''],
  3: ['لا بأس به، توقعت أكثر قليلًا.', 'يؤدي الغرض.', 'Fine for the price.'],
  2: ['تأخر في الوصول أسبوعًا.', 'أصغر مما ظهر في الصورة.'],
  1: ['لم يناسبني وطلبت استبداله.'],
}

/** Buyers' reviews of what was not cancelled, at least one for each product. */
export async function seedShopReviews(
  db: Db,
  choose: ReturnType<typeof random>,
  schoolId: number | null,
  orders: readonly MadeOrder[],
): Promise<void> {
  const bought = new Map<string, { productId: number; userId: number; at: string }>()
  for (const { status, lines, buyer, placedAt } of orders) {
    if (status === 'cancelled') continue
    for (const { productId } of lines)
      bought.set(`${productId}:${buyer.id}`, { productId, userId: buyer.id, at: placedAt })
  }
  const reviewed = new Set<number>()
  const chosen = [...bought.values()].filter(({ productId }) => {
    const isWanted = !reviewed.has(productId) || choose.chance(0.4)
    if (isWanted) reviewed.add(productId)
    return isWanted
  })
  await db.insert(shopReviews).values(
    chosen.map(({ productId, userId, at }) => {
      const rating = choose.oneOf([5, 5, 5, 5, 4, 4, 4, 3, 3, 2, 1])
      const text = choose.oneOf(opinions[rating] ?? [''])
      const createdAt = sql`least(${at}::timestamptz + ${choose.between(2, 9)} * interval '1 day', now())`
      return { tenant: schoolId ?? 0, productId, userId, rating, text, createdAt }
    }),
  )
}
