import { AppError } from '@dsms/contract/kernel/errors'
import type { holidays as area } from '@dsms/contract/school/holidays/calls'
import { hijriOf } from '@dsms/contract/school/holidays/days'
import { and, eq, isNull, ne, or } from 'drizzle-orm'
import type { Actor } from '../../../kernel/actor.ts'
import type { InputOf, StoredRow } from '../../../kit/areas/area.ts'
import { isAbove } from './holidays.data.ts'
import { holidays } from './holidays.table.ts'

type Stored = StoredRow<typeof holidays>
type Input = Partial<InputOf<typeof area>>

const missing = (field: string) => new AppError('invalid_input', {}, { [field]: { code: 'required' } })

/** What the days of a holiday need of one another, whichever of them changed. Hijri ones take the date of their first day. */
export function dayValues(input: Input, before: Stored | undefined) {
  const startsOn = input.starts_on ?? before?.startsOn ?? ''
  const endsOn = input.ends_on ?? before?.endsOn ?? ''
  if (endsOn < startsOn) throw new AppError('invalid_input', {}, { ends_on: { code: 'end_before_start' } })
  const recurrence = input.recurrence ?? before?.recurrence ?? 'none'
  const isWorking = input.is_working ?? before?.isWorking ?? false
  const openFrom = input.open_from === undefined ? before?.openFrom : input.open_from
  const openTo = input.open_to === undefined ? before?.openTo : input.open_to
  if (isWorking && !openFrom) throw missing('open_from')
  if (isWorking && !openTo) throw missing('open_to')
  const offset = input.easter_offset === undefined ? before?.easterOffset : input.easter_offset
  if (recurrence === 'yearly_easter' && (offset === null || offset === undefined)) throw missing('easter_offset')
  if (recurrence !== 'yearly_hijri') return {}
  const hijri = hijriOf(startsOn)
  return {
    hijriMonth: input.hijri_month ?? before?.hijriMonth ?? hijri.month,
    hijriDay: input.hijri_day ?? before?.hijriDay ?? hijri.day,
  }
}

/** A school may stand in for a holiday above it that says so; a branch also for one of its school. */
export async function checkOverride(actor: Actor, input: Input, before: Stored | undefined): Promise<void> {
  const overrides = input.overrides_id === undefined ? before?.overridesId : input.overrides_id
  const isCancelled = input.is_cancelled ?? before?.isCancelled ?? false
  if (isCancelled && !overrides) throw missing('overrides_id')
  if (!overrides) return
  const branch = input.branch_id === undefined ? before?.branchId : input.branch_id
  // what it stood in for may have gone meanwhile, with the organization that the school left, and stops no other change
  if (before && overrides === before.overridesId && branch === before.branchId) return
  const [above] = await actor.db
    .select({ may: holidays.mayOverride })
    .from(holidays)
    .where(
      and(
        eq(holidays.id, overrides),
        ne(holidays.id, before?.id ?? 0),
        isNull(holidays.archivedAt),
        or(
          and(eq(holidays.tenant, 0), eq(holidays.status, 'published'), isAbove(actor)),
          branch ? and(eq(holidays.tenant, actor.tenant), isNull(holidays.branchId)) : undefined,
        ),
      ),
    )
  if (!above) throw new AppError('invalid_input', {}, { overrides_id: { code: 'unknown_choice' } })
  if (!above.may) throw new AppError('holiday_inherited')
}
