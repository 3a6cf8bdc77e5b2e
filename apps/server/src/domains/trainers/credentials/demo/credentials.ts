import { dayAhead } from '@dsms/contract/kernel/time/days'
import type { CredentialKind, CredentialStatus } from '@dsms/contract/trainers/credentials/rules'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/client.ts'
import { trainerCredentials } from '../credentials.table.ts'

/** How the papers of somebody stand. */
export type Papers =
  | 'valid'
  | 'permit_expiring'
  | 'permit_expired'
  | 'medical_expired'
  | 'licence_suspended'
  | 'renewal_pending'
  | 'renewed'
  | 'pending'

interface Paper {
  kind: CredentialKind
  /** Its last day, so many days from now. */
  ends: number | null
  status?: CredentialStatus
  reason?: string
}

const authorities: Partial<Record<CredentialKind, string>> = {
  driving_licence: 'الإدارة العامة للمرور',
  teaching_permit: 'الإدارة العامة للمرور',
  first_aid: 'هيئة الهلال الأحمر',
  medical: 'مركز الفحص الطبي',
  background_check: 'المديرية العامة للأمن العام',
}

/** Papers of one trainer; `nth` moves days and leaves some of the others out. */
function papersOf(papers: Papers, nth: number): Paper[] {
  const isNew = papers === 'pending'
  const permit: Record<Papers, Paper[]> = {
    valid: [{ kind: 'teaching_permit', ends: 200 + nth * 31 }],
    permit_expiring: [{ kind: 'teaching_permit', ends: 9 + nth * 4 }],
    permit_expired: [{ kind: 'teaching_permit', ends: -12, status: 'expired' }],
    medical_expired: [{ kind: 'teaching_permit', ends: 310 }],
    licence_suspended: [{ kind: 'teaching_permit', ends: 150 }],
    renewal_pending: [
      { kind: 'teaching_permit', ends: 5 },
      { kind: 'teaching_permit', ends: 370, status: 'pending' },
    ],
    renewed: [
      { kind: 'teaching_permit', ends: 3, status: 'replaced' },
      { kind: 'teaching_permit', ends: 368 },
    ],
    pending: [{ kind: 'teaching_permit', ends: 365, status: 'pending' }],
  }
  const isSuspended = papers === 'licence_suspended'
  return [
    {
      kind: 'driving_licence',
      ends: 400 + nth * 90,
      ...(isSuspended ? { status: 'suspended' as const, reason: 'مخالفة مرورية قيد المراجعة' } : {}),
    },
    ...permit[papers],
    ...(nth % 4 === 3 ? [] : [{ kind: 'first_aid' as const, ends: nth % 5 === 1 ? 40 : 500 + nth * 10 }]),
    {
      kind: 'medical',
      ...(papers === 'medical_expired' ? { ends: -30, status: 'expired' as const } : { ends: 120 + nth * 25 }),
    },
    ...(isNew ? [] : [{ kind: 'background_check' as const, ends: null }]),
    ...(nth % 3 === 0 ? [{ kind: 'refresher' as const, ends: 90 + nth * 20 }] : []),
    ...(nth % 6 === 0 ? [{ kind: 'simulator_operator' as const, ends: null }] : []),
  ]
}

/** Credentials in every light. A renewal names the one before. */
export async function seedCredentials(
  db: Db,
  schoolId: number,
  people: { id: number; papers: Papers }[],
): Promise<void> {
  const rows = people.flatMap(({ id, papers }, nth) =>
    papersOf(papers, nth).map(({ kind, ends, status = 'approved', reason }, place) => ({
      tenant: schoolId,
      trainerId: id,
      kind,
      number: `${kind.slice(0, 2).toUpperCase()}-${24_000 + nth * 10 + place}`,
      authority: authorities[kind] ?? null,
      // two years of it, and more where it goes on for long
      issuedOn: dayAhead(Math.min((ends ?? 0) - 730, status === 'pending' ? -2 : -40)),
      expiresOn: ends === null ? null : dayAhead(ends),
      status,
      statusReason: reason ?? null,
      stoppedOn: status === 'suspended' ? dayAhead(-6) : null,
    })),
  )
  await db.insert(trainerCredentials).values(rows)
  await db
    .update(trainerCredentials)
    .set({
      replacesId: sql`(select b.id from trainer_credentials b
        where b.tenant = trainer_credentials.tenant and b.trainer_id = trainer_credentials.trainer_id
          and b.kind = trainer_credentials.kind and b.id < trainer_credentials.id limit 1)`,
    })
    .where(and(eq(trainerCredentials.tenant, schoolId), eq(trainerCredentials.kind, 'teaching_permit')))
}
