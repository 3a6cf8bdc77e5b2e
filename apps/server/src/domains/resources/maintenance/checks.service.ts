import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import type { CheckItem } from '@dsms/contract/resources/maintenance/checks'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { rowsOf } from '../../../db/rows.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { addReading } from '../vehicles/parts/odometer.service.ts'
import { schoolFacts } from '../vehicles/vehicles.data.ts'
import { vehicleChecks } from './fleet.table.ts'

interface Seen {
  odometerKm: number
  fuelPercent: number | null
  /** Points that are not in order. */
  failed: CheckItem[]
  fit: boolean
  notes: string | null
  photoIds: number[]
}

/** Keeps what the person who acts saw at a vehicle today; a second check of theirs replaces the first. Answers its key. */
export async function keepCheck(actor: Actor, vehicleId: number, given: Seen): Promise<{ id: number; at: string }> {
  const { today } = await schoolFacts(actor)
  const seen = { ...given, failed: [...new Set(given.failed)] }
  const [kept] = await actor.db
    .insert(vehicleChecks)
    .values({ tenant: actor.tenant, vehicleId, checkedBy: actor.id, day: today, ...seen })
    .onConflictDoUpdate({
      target: [vehicleChecks.tenant, vehicleChecks.vehicleId, vehicleChecks.checkedBy, vehicleChecks.day],
      set: { ...seen, at: sql`now()` },
    })
    .returning({ id: vehicleChecks.id, at: vehicleChecks.at })
  if (!kept) throw new AppError('internal')
  return kept
}

/** The reading follows the rules of all readings; a check is not where one corrects it. */
export async function readOdometer(actor: Actor, vehicleId: number, km: number) {
  try {
    await addReading(actor, vehicleId, { km }, 'check')
  } catch (error) {
    if (!(error instanceof AppError) || !(error.fields.km || error.fields.reason)) throw error
    throw fieldError('odometer_km', 'odometer_falls', error.fields.km?.params ?? (await lastReading(actor, vehicleId)))
  }
}

const kmRow = z.object({ km: z.number() })

async function lastReading(actor: Actor, vehicleId: number): Promise<{ km: number }> {
  const rows = await rowsOf(
    actor.db,
    kmRow,
    sql`select odometer_km as km from vehicles where id = ${vehicleId} and tenant = ${actor.tenant}`,
  )
  return { km: rows[0]?.km ?? 0 }
}
