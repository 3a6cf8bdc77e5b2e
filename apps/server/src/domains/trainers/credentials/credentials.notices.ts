import { languages } from '@dsms/contract/kernel/shared'
import { type CredentialKind, credentialNames } from '@dsms/contract/trainers/credentials/rules'
import { eq } from 'drizzle-orm'
import { schools } from '../../../db/tables/schools.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { peopleWhoMay } from '../../../kernel/notify/notices.ts'
import { notify } from '../../../kernel/notify/notify.ts'
import type { Services } from '../../../kernel/services.ts'

type NoticeServices = Pick<Services, 'events' | 'mailer'>

/** What a credential is called, in the language of the school: a notice is for people who read in several. */
async function named({ db, tenant }: Actor, kind: CredentialKind): Promise<string> {
  const [school] = await db.select({ language: schools.defaultLocale }).from(schools).where(eq(schools.id, tenant))
  return credentialNames[kind][languages.find((code) => code === school?.language) ?? 'ar']
}

/** Tells those who may approve credentials that a trainer has brought one in. */
export async function tellCredentialAdded(
  app: NoticeServices,
  actor: Actor,
  { id, kind, trainer }: { id: number; kind: CredentialKind; trainer: string },
): Promise<void> {
  const people = await peopleWhoMay(actor, 'trainer_credentials.verify')
  await notify(app, actor.db, people, {
    kind: 'credential_added',
    params: { name: trainer, what: await named(actor, kind) },
    link: `/school/trainers/credentials/${id}`,
  })
}

const decisions = {
  approved: 'credential_approved',
  rejected: 'credential_rejected',
  suspended: 'credential_suspended',
  revoked: 'credential_revoked',
} as const

/** Tells a trainer what the office has decided about a credential of theirs. */
export async function tellCredentialDecided<C extends { trainer_id: number; kind: CredentialKind; status: string }>(
  app: NoticeServices,
  actor: Actor,
  credential: C,
): Promise<C> {
  const { trainer_id, kind, status } = credential
  const decision = decisions[status as keyof typeof decisions]
  if (trainer_id !== actor.id && decision)
    await notify(app, actor.db, [{ id: trainer_id, schoolId: actor.schoolId }], {
      kind: decision,
      params: { what: await named(actor, kind) },
      link: '/my/credentials',
    })
  return credential
}
