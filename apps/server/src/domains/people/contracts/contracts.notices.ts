import { sql } from 'drizzle-orm'
import type { Actor } from '../../../kernel/actor.ts'
import { peopleWhoMay } from '../../../kernel/notify/notices.ts'
import { notify } from '../../../kernel/notify/notify.ts'
import type { Services } from '../../../kernel/services.ts'

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
  const { rows } = await actor.db.execute<{ id: number }>(sql`
    select u.id from users u
     where u.tenant = ${actor.tenant} and u.account_id is not null and u.status = 'active'
       and (u.id = ${contract.student_id} or u.id in (
         select g.guardian_id from student_guardians g
          where g.tenant = ${actor.tenant} and g.student_id = ${contract.student_id} and 'sign' = any (g.rights)))`)
  await notify(
    app,
    actor.db,
    rows.map(({ id }) => ({ id, schoolId: actor.schoolId })),
    {
      kind: 'contract_sent',
      params: { name: contract.student },
      link: `/my/contracts/${contract.id}`,
    },
  )
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
