import type { Actor } from '../../../kernel/actor.ts'
import { peopleWhoMay } from '../../../kernel/notify/notices.ts'
import { notify } from '../../../kernel/notify/notify.ts'
import type { Services } from '../../../kernel/services.ts'
import { peopleAround } from '../guardians/guardians.told.ts'

type Told = Pick<Services, 'events' | 'mailer'>
interface Contract {
  id: number
  student_id: number
  student: string
  status: string
}

/** Tells a student, and those who may sign for them, that a contract waits to be read and accepted. */
export async function tellContractSent<C extends Contract>(app: Told, actor: Actor, contract: C): Promise<C> {
  if (contract.status !== 'sent') return contract
  await notify(app, actor.db, await peopleAround(actor, contract.student_id, 'sign'), {
    kind: 'contract_sent',
    params: { name: contract.student },
    link: `/my/contracts/${contract.id}`,
  })
  return contract
}

/** Tells those who write contracts that one was accepted in the portal. */
export async function tellContractAccepted<C extends Contract>(app: Told, actor: Actor, contract: C): Promise<C> {
  if (contract.status !== 'accepted') return contract
  await notify(app, actor.db, await peopleWhoMay(actor, 'contracts.create'), {
    kind: 'contract_accepted',
    params: { name: contract.student },
    link: `/school/contracts/${contract.id}`,
  })
  return contract
}
