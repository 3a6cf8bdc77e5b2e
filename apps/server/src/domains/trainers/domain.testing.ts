import { sql } from 'drizzle-orm'
import { makePerson, type TestPerson } from '../../testing/factories.ts'
import { anyLookup, mainBranch, query } from '../../testing/reads.ts'
import type { DomainSamples } from '../../testing/sample.ts'

export const trainers: DomainSamples = {
  areas: {
    trainers: {
      owner: 'school',
      input: async (owner, nth, make) => ({
        first_name_ar: 'سالم',
        family_name_ar: `المدرّب ${nth}`,
        first_name_en: 'Salem',
        family_name_en: `Trainer ${nth}`,
        phone: `+96650${String(1_000_000 + nth)}`,
        email: `trainer-${process.pid}-${nth}@example.org`,
        teaches: ['theory', 'road'],
        gearboxes: ['manual'],
        languages: ['ar', 'en'],
        branch_ids: [await mainBranch(owner)],
        speciality_ids: [await anyLookup('trainer_speciality')],
        licence_type_ids: [(await make('licenceTypes')).id],
      }),
      change: { max_minutes_day: 400 },
    },
    trainerCredentials: {
      owner: 'school',
      input: async (_, nth, make) => ({
        trainer_id: (await make('trainers')).id,
        kind: 'teaching_permit',
        number: `TP-${nth}`,
        authority: 'إدارة المرور',
        issued_on: '2026-01-01',
        expires_on: '2099-12-31',
      }),
      change: { number: 'TP-changed' },
    },
    leaveRequests: {
      owner: 'school',
      input: async (owner) => ({
        trainer_id: (await makeTrainer(owner)).id,
        kind: 'vacation',
        first_day: '2099-03-02',
        last_day: '2099-03-06',
      }),
      change: { kind: 'training' },
    },
  },
  walks: {
    availability: {
      record: async (owner) => (await makeTrainer(owner)).id,
      values: () => ({ from: '2099-03-02', to: '2099-03-03', hours: [], valid_from: '2099-03-02' }),
    },
    'availability-exceptions': {
      record: makeException,
      values: () => ({ from: '2099-03-02T08:00', to: '2099-03-02T09:00' }),
    },
    'leave-balances': { isNowhere: true },
    'my-training': { isNowhere: true },
  },
}

const makeTrainer = ({ schoolId }: TestPerson) => makePerson({ schoolId, kind: 'trainer' })

/** The platform has no trainers; there it names one that is nowhere. */
async function makeException(owner: TestPerson): Promise<number> {
  if (owner.schoolId === null) return 2_147_483_647
  const { id } = await makeTrainer(owner)
  const [made] = await query<{ id: number }>(
    sql`insert into availability_exceptions (tenant, trainer_id, kind, starts, ends)
        values (${owner.schoolId}, ${id}, 'unavailable', '2099-03-02', '2099-03-03') returning id`,
  )
  return made?.id ?? 0
}
