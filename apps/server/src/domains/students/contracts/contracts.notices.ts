import { dayMs } from '@dsms/contract/kernel/time/milliseconds'
import { objectionDays } from '@dsms/contract/students/contracts/drawn'
import type { Actor } from '../../../kernel/actor.ts'
import { peopleWhoMay } from '../../../kernel/notify/notices.ts'
import { notify } from '../../../kernel/notify/notify.ts'
import { ofStudent } from '../notices/ofStudent.ts'
import { type NoticeServices, tell, whenText } from '../notices/tell.ts'

interface Contract {
  id: number
  student_id: number
  student: string
  status: string
}

/** Tells a student, and those who may sign for them, that a contract waits to be read and accepted. */
export async function tellContractSent<C extends Contract>(app: NoticeServices, actor: Actor, contract: C): Promise<C> {
  if (contract.status !== 'sent') return contract
  await tell(app, actor, {
    kind: 'contract_sent',
    source: ofStudent(actor.tenant, contract.student_id),
    permit: 'sign',
    page: `/my/contracts/${contract.id}`,
    shown: () => ({ name: contract.student }),
    more: () => ({ student: contract.student }),
    but: actor.id,
  })
  return contract
}

/** Tells those who write contracts that one was accepted in the portal. */
export async function tellContractAccepted<C extends Contract>(
  app: NoticeServices,
  actor: Actor,
  contract: C,
): Promise<C> {
  if (contract.status !== 'accepted') return contract
  await notify(app, actor.db, await peopleWhoMay(actor, 'contracts.create'), {
    kind: 'contract_accepted',
    params: { name: contract.student },
    link: `/school/contracts/${contract.id}`,
  })
  return contract
}

/**
 * Tells a student, and those who may sign for them, that somebody signed at the office: who stood beside, and until when they may
 * object.
 */
export async function tellSignedAtOffice<C extends Contract>(
  app: NoticeServices,
  actor: Actor,
  { contract, signer }: { contract: C; signer: string | null },
): Promise<C> {
  if (signer === null) return contract
  const end = new Date(Date.now() + objectionDays * dayMs).toISOString()
  await tell(app, actor, {
    kind: 'contract_signed_office',
    source: ofStudent(actor.tenant, contract.student_id),
    permit: 'sign',
    page: `/my/contracts/${contract.id}`,
    shown: ({ language, zone }) => ({
      name: contract.student,
      by: actor.name,
      until: whenText(language, end, zone),
    }),
    more: ({ language, zone }) => ({
      student: contract.student,
      signer,
      by: actor.name,
      until: whenText(language, end, zone),
    }),
    but: actor.id,
  })
  return contract
}

/** Tells those who sign for the school that somebody objects to what was signed at the office. */
export async function tellObjected(
  app: NoticeServices,
  actor: Actor,
  { id, student }: Omit<Contract, 'status'>,
): Promise<void> {
  await notify(app, actor.db, await peopleWhoMay(actor, 'contracts.create'), {
    kind: 'contract_objected',
    params: { name: student, by: actor.name },
    link: `/school/contracts/${id}`,
  })
}

/** Tells whoever has objected that the school has answered. */
export async function tellAnswered(
  app: NoticeServices,
  actor: Actor,
  { id, student }: Omit<Contract, 'status'>,
  personId: number,
): Promise<void> {
  await notify(app, actor.db, [{ id: personId, schoolId: actor.schoolId }], {
    kind: 'contract_objection_answered',
    params: { name: student },
    link: `/my/contracts/${id}`,
  })
}
