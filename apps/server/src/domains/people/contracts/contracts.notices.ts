import { languages } from '@dsms/contract/kernel/shared'
import { objectionDays } from '@dsms/contract/people/contracts/signatures'
import { sql } from 'drizzle-orm'
import type { Actor } from '../../../kernel/actor.ts'
import { peopleWhoMay } from '../../../kernel/notify/notices.ts'
import { notify } from '../../../kernel/notify/notify.ts'
import type { Services } from '../../../kernel/services.ts'
import { dateFormat } from '../../../kernel/text/formats.ts'
import { peopleAround } from '../guardians/guardians.told.ts'

type Told = Pick<Services, 'events' | 'mailer' | 'env'>
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

interface Reader extends Record<string, unknown> {
  id: number
  name: string
  email: string
  is_verified: boolean
  language: string | null
  zone: string
}

/**
 * Tells a student, and those who may sign for them, that somebody signed at the office, on the screen and by mail where the
 * address is theirs: who stood beside, and until when they may object.
 */
export async function tellSignedAtOffice<C extends Contract>(
  app: Told,
  actor: Actor,
  { contract, signer }: { contract: C; signer: string | null },
): Promise<C> {
  if (signer === null) return contract
  const link = `/my/contracts/${contract.id}`
  const people = await readersOf(actor, await peopleAround(actor, contract.student_id, 'sign'))
  for (const { id, name, email, is_verified, language: spoken, zone } of people) {
    const language = languages.find((code) => code === spoken) ?? app.env.DEFAULT_LANGUAGE
    const locale = language === 'ar' ? 'ar-u-ca-gregory-nu-latn' : language
    const until = dateFormat(locale, { dateStyle: 'full', timeStyle: 'short', timeZone: zone }).format(
      Date.now() + objectionDays * 86_400_000,
    )
    const said = { by: actor.name, until }
    await notify(app, actor.db, [{ id, schoolId: actor.schoolId }], {
      kind: 'contract_signed_office',
      params: { name: contract.student, ...said },
      link,
    })
    if (!is_verified) continue
    const values = { name, student: contract.student, signer, ...said, link: `${app.mailer.baseUrl()}${link}` }
    await app.mailer.write(actor.db, { to: email, template: 'contract_signed_office', language, values })
  }
  actor.afterCommit(() => void app.mailer.deliver())
  return contract
}

const readersOf = async ({ db, tenant }: Actor, people: { id: number }[]): Promise<Reader[]> =>
  (
    await db.execute<Reader>(sql`
      select c.id, c.full_name as name, a.email, a.is_verified, a.language, z.time_zone as zone
        from unnest(${`{${people.map(({ id }) => id).join(',')}}`}::integer[]) w
       cross join lateral people_cards(array[w]) c
       cross join lateral account_of(w) a
        join schools z on z.id = ${tenant}
       order by c.id`)
  ).rows

/** Tells those who sign for the school that somebody objects to what was signed at the office. */
export async function tellObjected(app: Told, actor: Actor, { id, student }: Omit<Contract, 'status'>): Promise<void> {
  await notify(app, actor.db, await peopleWhoMay(actor, 'contracts.create'), {
    kind: 'contract_objected',
    params: { name: student, by: actor.name },
    link: `/school/contracts/${id}`,
  })
}

/** Tells whoever has objected that the school has answered. */
export async function tellAnswered(
  app: Told,
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
