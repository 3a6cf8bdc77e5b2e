import { violationCodes } from '@dsms/contract/schedule/rules/violations'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { query } from '../../../testing/reads.ts'

/** Rules of an hour, its trainer or its things: an hour that passed one of them is offered to nobody else. */
const ofTheHour = [
  'school_closed',
  'holiday',
  'time_of_day',
  'trainer_off',
  'trainer_hours',
  'trainer_rest',
  'trainer_day_limit',
  'trainer_week_limit',
  'trainer_lessons_limit',
  'vehicle_status',
  'vehicle_paper_expired',
  'vehicle_maintenance_due',
  'vehicle_defect_open',
  'simulator_status',
  'circuit_status',
  'room_status',
]

it('an hour that passed a rule is free for nobody else exactly where the rule is not of the student alone', async () => {
  const rows = await query<{ code: string }>(sql`
    select code from json_array_elements_text(${JSON.stringify(violationCodes)}) as code
     where past_rules_of_hour(jsonb_build_array(jsonb_build_object('code', code)))`)
  // a code that is renamed in the contract is missed here
  expect(rows.map(({ code }) => code).sort()).toEqual([...ofTheHour].sort())
})
