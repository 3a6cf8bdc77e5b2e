import type { Db } from '../../../../db/client.ts'
import { random } from '../../../../kernel/demo/random.ts'
import type { DemoPerson } from '../../../../kernel/demo/world.ts'
import { imageOf } from '../manage/images.ts'
import { shopAddresses, shopCoupons } from '../shop.orders.table.ts'
import {
  shopCartLines,
  shopCategories,
  shopProducts,
  shopSettings,
  shopStockChanges,
  shopWishes,
} from '../shop.table.ts'
import { trainerBooks } from './goods/platform/platform.books.ts'
import { circuitEquipment } from './goods/platform/platform.circuit.ts'
import { classroom } from './goods/platform/platform.classroom.ts'
import { dualControls } from './goods/platform/platform.controls.ts'
import { devices } from './goods/platform/platform.devices.ts'
import { examKits } from './goods/platform/platform.exams.ts'
import { vehicleMarkings } from './goods/platform/platform.markings.ts'
import { motorcycleTraining } from './goods/platform/platform.motorcycles.ts'
import { schoolServices } from './goods/platform/platform.services.ts'
import { simulators } from './goods/platform/platform.simulators.ts'
import { carAccessories } from './goods/school/school.accessories.ts'
import { theoryBooks } from './goods/school/school.books.ts'
import { onlineCourses } from './goods/school/school.courses.ts'
import { examFees } from './goods/school/school.exams.ts'
import { learnerGear } from './goods/school/school.gear.ts'
import { giftCards } from './goods/school/school.gifts.ts'
import { lessonPackages } from './goods/school/school.lessons.ts'
import { motorcycling } from './goods/school/school.motorcycles.ts'
import { roadSafety } from './goods/school/school.safety.ts'
import { specialTraining } from './goods/school/school.training.ts'
import { type DemoCategory, translated } from './goods/types.ts'
import { demoAddress, seedShopOrders } from './shop.orders.ts'
import { seedShopReviews } from './shop.reviews.ts'
import type { DemoCoupon, DemoGoods } from './shop.types.ts'

type Choose = ReturnType<typeof random>
/** What the platform sells to driving schools: ten categories, twenty-seven products. */
const platformShelf = [
  simulators,
  dualControls,
  circuitEquipment,
  vehicleMarkings,
  classroom,
  trainerBooks,
  devices,
  examKits,
  motorcycleTraining,
  schoolServices,
]

/** What the demo school sells to its learners: as many. */
const schoolShelf = [
  lessonPackages,
  examFees,
  theoryBooks,
  onlineCourses,
  learnerGear,
  roadSafety,
  carAccessories,
  motorcycling,
  specialTraining,
  giftCards,
]

/** A shop for the platform and one for the demo school: shelves, carts, a year of orders, and what buyers said. */
export async function seedShop(db: Db, people: DemoPerson[]): Promise<void> {
  const admin = people.find(({ role }) => role === 'superadmin')
  const school = people.find(({ role }) => role === 'school')
  if (!admin || !school) throw new Error('the demo accounts are not there')
  for (const [keeper, shelf, seed] of [
    [admin, platformShelf, 31],
    [school, schoolShelf, 32],
  ] as const) {
    const choose = random(20_260_800 + seed)
    const { schoolId } = keeper
    const buyers = [...people.filter((person) => person.schoolId === schoolId), ...keeper.colleagues]
    await insertSettings(db, schoolId)
    const goods = await insertShelf(db, schoolId, shelf, choose)
    const coupons = await insertCoupons(db, schoolId, goods)
    const orders = await seedShopOrders(db, choose, { schoolId, goods, coupons, buyers })
    await seedShopReviews(db, choose, schoolId, orders)
    await fillCart(db, keeper, goods)
    await insertAddresses(db, people, schoolId, choose)
  }
}

const insertSettings = (db: Db, schoolId: number | null) =>
  db
    .insert(shopSettings)
    .values({ tenant: schoolId ?? 0, deliveryMinor: 2500, freeFromMinor: schoolId === null ? 50_000 : 30_000 })

async function insertShelf(db: Db, schoolId: number | null, shelf: readonly DemoCategory[], choose: Choose) {
  const categories = await db
    .insert(shopCategories)
    .values(shelf.map(({ names }, position) => ({ tenant: schoolId ?? 0, names: translated(names), position })))
    .returning({ id: shopCategories.id })
  let serial = 0
  const rows = shelf.flatMap(({ about, kind, shape, products }, place) =>
    products.map(({ names, brand, price }) => {
      serial += 1
      return {
        tenant: schoolId ?? 0,
        categoryId: categories[place]?.id as number,
        names: translated(names),
        descriptions: translated(about),
        sku: `${schoolId === null ? 'P' : 'S'}-${String(serial).padStart(3, '0')}`,
        brand,
        kind,
        listPriceMinor: Math.round(price * 100),
        discountPercent: choose.between(3, 20),
        hasFreeShipping: serial % 9 === 0 || serial % 9 === 4,
        deliveryDays: choose.between(1, 8),
        image: imageOf(shape, serial * 5),
        // one is sold out and one nearly, so that both can be seen
        stock: kind === 'goods' ? (serial === 11 ? 0 : serial === 16 ? 2 : choose.between(12, 80)) : null,
        status: 'active',
      }
    }),
  )
  const goods = await db.insert(shopProducts).values(rows).returning()
  await db
    .insert(shopStockChanges)
    .values(
      goods.flatMap(({ id, stock }) =>
        stock ? [{ tenant: schoolId ?? 0, productId: id, change: stock, stock, reason: 'count', note: '' }] : [],
      ),
    )
  return goods
}

async function insertCoupons(db: Db, schoolId: number | null, goods: readonly DemoGoods[]): Promise<DemoCoupon[]> {
  const second = goods.find(({ categoryId }) => categoryId !== goods[0]?.categoryId)?.categoryId as number
  return db
    .insert(shopCoupons)
    .values([
      { tenant: schoolId ?? 0, code: 'WELCOME10', percent: 10, isListed: true },
      { tenant: schoolId ?? 0, code: 'SAVE50', amountMinor: 5000, minMinor: 30_000, isListed: true },
      { tenant: schoolId ?? 0, code: 'FOCUS15', percent: 15, categoryId: second, isListed: true, oncePerPerson: false },
      { tenant: schoolId ?? 0, code: 'SPRING20', percent: 20, startsOn: '2026-03-01', endsOn: '2026-03-31' },
    ])
    .returning()
}

/** Five products in the cart and two on the wishlist, none of them sold out. */
async function fillCart(db: Db, { id: userId, schoolId }: DemoPerson, goods: readonly DemoGoods[]) {
  const there = goods.filter(({ stock }) => stock !== 0)
  const chosen = (places: readonly number[]) => places.map((place) => (there.at(place) as DemoGoods).id)
  await db
    .insert(shopCartLines)
    .values(chosen([-2, 3, 8, 13, 18]).map((productId) => ({ tenant: schoolId ?? 0, userId, productId })))
  await db.insert(shopWishes).values(chosen([-4, 8]).map((productId) => ({ tenant: schoolId ?? 0, userId, productId })))
}

async function insertAddresses(db: Db, people: DemoPerson[], schoolId: number | null, choose: Choose) {
  const own = people.filter((person) => person.schoolId === schoolId)
  await db.insert(shopAddresses).values(
    own.map(({ id: userId, fullName }) => {
      const { isDefault, ...address } = demoAddress(fullName, choose)
      return { tenant: schoolId ?? 0, userId, address, isDefault }
    }),
  )
}
