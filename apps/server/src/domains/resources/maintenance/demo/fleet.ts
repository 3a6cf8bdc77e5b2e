import { dayAhead } from '@dsms/contract/kernel/time/days'
import { dayMs } from '@dsms/contract/kernel/time/milliseconds'
import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../../../db/client.ts'
import { users } from '../../../../db/tables/users.ts'
import { vehicles } from '../../vehicles/vehicles.table.ts'
import { maintenanceOrders, vehicleChecks, vehicleDefects } from '../fleet.table.ts'

const at = (days: number): string => new Date(Date.now() + days * dayMs).toISOString()

type Order = Partial<typeof maintenanceOrders.$inferInsert> & { title: string; kind: string; status: string }
type Defect = Partial<typeof vehicleDefects.$inferInsert> & { title: string; severity: string; status: string }

/** Work on the vehicles of the demo school, what is wrong with some, and what trainers saw this week. */
export async function seedFleet(db: Db, schoolId: number): Promise<void> {
  const all = await db
    .select({ id: vehicles.id, status: vehicles.status, km: vehicles.odometerKm })
    .from(vehicles)
    .where(eq(vehicles.schoolId, schoolId))
    .orderBy(vehicles.id)
  const trainers = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.schoolId, schoolId), inArray(users.kind, ['trainer', 'staff'])))
    .orderBy(users.id)
    .limit(3)
  const working = all.filter(({ status }) => status === 'in_service')
  const away = all.find(({ status }) => status === 'in_maintenance')
  const broken = all.find(({ status }) => status === 'out_of_order')
  const one = (nth: number) => working[nth % working.length]?.id as number

  const orders: (Order & { vehicleId: number })[] = [
    {
      vehicleId: one(0),
      title: 'صيانة الستة أشهر وتغيير الزيت',
      kind: 'scheduled',
      status: 'done',
      workshop: 'ورشة الإتقان',
      plannedFrom: dayAhead(-62),
      plannedTo: dayAhead(-61),
      startedAt: at(-62),
      finishedAt: at(-61),
      odometerKm: 38_400,
      cost: 46_000,
      items: [
        { text: 'زيت المحرك وفلتره', cost: 28_000 },
        { text: 'أجرة العمل', cost: 18_000 },
      ],
    },
    {
      vehicleId: one(1),
      title: 'صيانة دورية',
      kind: 'scheduled',
      status: 'planned',
      workshop: 'ورشة الإتقان',
      plannedFrom: dayAhead(9),
      plannedTo: dayAhead(9),
      dueOn: dayAhead(14),
    },
    {
      vehicleId: one(2),
      title: 'أربعة إطارات جديدة',
      kind: 'tyre',
      status: 'planned',
      workshop: 'مركز الطريق للإطارات',
      plannedFrom: dayAhead(3),
      plannedTo: dayAhead(3),
      cost: 148_000,
      items: [{ text: 'إطارات 195/65 R15', cost: 132_000 }],
    },
    {
      vehicleId: one(3),
      title: 'استدعاء لفحص الوسادة الهوائية',
      kind: 'recall',
      status: 'cancelled',
      statusReason: 'أكدت الوكالة أن المركبة غير مشمولة',
      plannedFrom: dayAhead(-20),
    },
  ]
  if (away)
    orders.push({
      vehicleId: away.id,
      title: 'إصلاح ناقل الحركة',
      kind: 'repair',
      status: 'in_progress',
      workshop: 'مركز الوكالة',
      plannedFrom: dayAhead(-2),
      plannedTo: dayAhead(4),
      startedAt: at(-2),
      cost: 365_000,
      items: [
        { text: 'طقم القابض', cost: 240_000 },
        { text: 'أجرة العمل', cost: 125_000 },
      ],
    })
  const [, , tyres] = await db
    .insert(maintenanceOrders)
    .values(orders.map((order) => ({ tenant: schoolId, currency: 'SAR', ...order })))
    .returning({ id: maintenanceOrders.id })

  const defects: (Defect & { vehicleId: number })[] = [
    {
      vehicleId: one(2),
      title: 'تآكل الإطارات الأمامية',
      severity: 'major',
      status: 'accepted',
      orderId: tyres?.id ?? null,
    },
    { vehicleId: one(0), title: 'خدش في الباب الخلفي', severity: 'cosmetic', status: 'new' },
    { vehicleId: one(4), title: 'مكيّف الهواء ضعيف', severity: 'minor', status: 'new', details: 'لا يبرد وقت الظهر.' },
    { vehicleId: one(1), title: 'لمبة الضباب محترقة', severity: 'minor', status: 'resolved' },
    {
      vehicleId: one(3),
      title: 'صوت خفيف من المقعد',
      severity: 'cosmetic',
      status: 'rejected',
      statusReason: 'لم يظهر عند الفحص',
    },
  ]
  if (broken)
    defects.push({
      vehicleId: broken.id,
      title: 'ارتخاء في وصلة الجر',
      severity: 'unsafe',
      status: 'new',
      details: 'يُسمع اهتزاز عند الفرملة، ومسمار القفل متآكل.',
    })
  await db.insert(vehicleDefects).values(defects.map((defect) => ({ tenant: schoolId, ...defect })))

  const checks = working.slice(0, 4).flatMap(({ id, km }, nth) =>
    [2, 1].map((ago) => ({
      tenant: schoolId,
      vehicleId: id,
      checkedBy: trainers[nth % trainers.length]?.id as number,
      day: dayAhead(-ago),
      at: at(-ago),
      odometerKm: Math.max(0, (km ?? 0) - ago * 60),
      fuelPercent: 90 - nth * 15 - ago * 5,
      failed: nth === 2 && ago === 1 ? ['tyres'] : [],
      fit: true,
      notes: nth === 2 && ago === 1 ? 'الإطار الأمامي متآكل، بُلّغ عنه.' : null,
    })),
  )
  if (checks.length && trainers.length) await db.insert(vehicleChecks).values(checks)
}
