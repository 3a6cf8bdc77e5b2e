import { complete, type RequirementInput } from '@dsms/contract/curriculum/licences/requirements'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../../db/client.ts'
import { seedCountryPacks } from '../../countryPacks/countryPacks.seed.ts'
import { saudiArabia } from '../../countryPacks/seeds/gulf.ts'
import { licenceTypes } from '../licenceTypes.table.ts'
import { requirementVersions, trainingRequirements } from '../trainingRequirements.table.ts'

interface Kind {
  code: string
  ar: string
  en: string
  parent?: string
  gearbox?: string
  group?: string
  status?: string
  /** Years. */
  age?: number
  /** In years: where lessons may begin before the licence can be had. */
  trainingAge?: number
  scope?: string
  restriction?: string
  requires?: { code: string; months: number }[]
  rows?: RequirementInput[]
}

const fromPack = (code: string) =>
  (saudiArabia.data.categories?.find((category) => category.code === code)?.requirements ?? []) as RequirementInput[]
const hours = (stage: RequirementInput['stage'], count: number, facts: Partial<RequirementInput> = {}) => ({
  stage,
  min_minutes: count * 60,
  ...facts,
})
const heavyRows = [
  hours('theory', 20, { must_finish_before: 'yard' }),
  hours('yard', 10, { must_finish_before: 'road' }),
  hours('road', 20, { min_km: 200 }),
  hours('special', 3, { sub_kind: 'night' }),
]

/** The private car by the country's pack, and what the school added itself; heavy vehicles use all levels. */
const kinds: Kind[] = [
  { code: 'PRIVATE', ar: 'خصوصي', en: 'Private car', rows: fromPack('PRIVATE') },
  {
    code: 'PRIVATE-M',
    ar: 'خصوصي، ناقل يدوي',
    en: 'Private car, manual',
    parent: 'PRIVATE',
    gearbox: 'manual',
    rows: fromPack('PRIVATE'),
  },
  {
    code: 'PRIVATE-A',
    ar: 'خصوصي، ناقل آلي',
    en: 'Private car, automatic',
    parent: 'PRIVATE',
    gearbox: 'automatic',
    restriction: 'AUT',
    trainingAge: 17,
    rows: fromPack('PRIVATE'),
  },
  { code: 'PUBLIC', ar: 'عمومي', en: 'Public transport', group: 'other', age: 20, status: 'draft' },
  {
    code: 'MOTO',
    ar: 'دراجة نارية',
    en: 'Motorcycle',
    group: 'motorcycle',
    gearbox: 'manual',
    rows: [
      hours('theory', 8, { must_finish_before: 'yard' }),
      hours('yard', 6, { must_finish_before: 'road' }),
      hours('road', 6),
    ],
  },
  { code: 'HEAVY', ar: 'نقل ثقيل', en: 'Heavy vehicles', group: 'truck', age: 20, rows: heavyRows },
  { code: 'TRUCK', ar: 'شاحنة', en: 'Lorry', parent: 'HEAVY', group: 'truck', age: 20, rows: heavyRows },
  { code: 'TRUCK-R', ar: 'شاحنة صلبة', en: 'Rigid lorry', parent: 'TRUCK', group: 'truck', age: 20, rows: heavyRows },
  {
    code: 'TRUCK-R3',
    ar: 'شاحنة صلبة بثلاثة محاور',
    en: 'Three-axle rigid lorry',
    parent: 'TRUCK-R',
    group: 'truck',
    age: 20,
    status: 'inactive',
    rows: heavyRows,
  },
  {
    code: 'TRUCK-R3T',
    ar: 'شاحنة بثلاثة محاور مع مقطورة',
    en: 'Three-axle lorry with trailer',
    parent: 'TRUCK-R3',
    group: 'trailer',
    age: 21,
    status: 'draft',
    requires: [{ code: 'TRUCK-R3', months: 12 }],
  },
  { code: 'BUS', ar: 'حافلة', en: 'Bus', parent: 'HEAVY', group: 'bus', age: 21, status: 'draft' },
]

/** The demo school follows the country's pack and has types of every level. */
export async function seedLicences(db: Db, schoolId: number): Promise<void> {
  await seedCountryPacks(db)
  await db.execute(sql`update schools set country_pack_code = 'SA', country_pack_version = 1 where id = ${schoolId}`)
  const known = new Map<string, { id: number; level: number }>()
  for (const [place, kind] of kinds.entries()) {
    const parent = kind.parent ? known.get(kind.parent) : undefined
    const level = parent ? parent.level + 1 : 0
    const age = (kind.age ?? 18) * 12
    const [row] = await db
      .insert(licenceTypes)
      .values({
        tenant: schoolId,
        code: kind.code,
        name: { ar: kind.ar, en: kind.en },
        parentId: parent?.id ?? null,
        level,
        group: kind.group ?? 'car',
        gearbox: kind.gearbox ?? 'both',
        genderScope: kind.scope ?? 'mixed',
        automaticRestrictionCode: kind.restriction ?? null,
        minAgeMonths: age,
        minTrainingAgeMonths: kind.trainingAge ? kind.trainingAge * 12 : age,
        medicalRequired: kind.group !== undefined,
        medicalValidityMonths: kind.group ? 24 : null,
        requires: kind.requires ?? [],
        place: (place + 1) * 10,
        status: kind.status ?? 'active',
      })
      .returning({ id: licenceTypes.id })
    const id = row?.id as number
    known.set(kind.code, { id, level })
    if (kind.rows) await addRequirements(db, schoolId, id, kind.rows)
  }
}

async function addRequirements(db: Db, schoolId: number, licenceTypeId: number, rows: RequirementInput[]) {
  const [version] = await db
    .insert(requirementVersions)
    .values({ tenant: schoolId, licenceTypeId, version: 1, effectiveFrom: '2026-01-01', note: 'SA 1' })
    .returning({ id: requirementVersions.id })
  await db.insert(trainingRequirements).values(
    rows.map(complete).map((row, place) => ({
      tenant: schoolId,
      versionId: version?.id as number,
      place,
      gearbox: row.gearbox,
      priorExperience: row.prior_experience,
      stage: row.stage,
      subKind: row.sub_kind,
      minMinutes: row.min_minutes,
      minSessions: row.min_sessions,
      minKm: row.min_km,
      mustFinishBefore: row.must_finish_before,
    })),
  )
}
