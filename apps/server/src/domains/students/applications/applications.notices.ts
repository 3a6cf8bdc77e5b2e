import type { Actor } from '../../../kernel/actor.ts'
import { peopleWhoMay } from '../../../kernel/notify/notices.ts'
import { notify } from '../../../kernel/notify/notify.ts'
import type { Services } from '../../../kernel/services.ts'
import { ofStudent } from '../notices/ofStudent.ts'
import { type NoticeServices, tell } from '../notices/tell.ts'

/** Tells those who keep the records of an applicant, and of one who looks like somebody who is there already. */
export async function tellApplied(
  services: Pick<Services, 'events' | 'mailer'>,
  actor: Actor,
  applicant: { id: number; name: string; isDouble: boolean },
): Promise<void> {
  await notify(services, actor.db, await peopleWhoMay(actor, 'students.edit'), {
    kind: applicant.isDouble ? 'application_double' : 'application_received',
    params: { name: applicant.name },
    link: `/school/students/${applicant.id}`,
  })
}

/** Tells an applicant that their application has arrived. */
export async function tellReceived(
  app: NoticeServices,
  actor: Actor,
  { id, name }: { id: number; name: string },
): Promise<void> {
  await tell(app, actor, {
    kind: 'own_application_received',
    source: ofStudent(actor.tenant, id),
    permit: 'sign',
    page: `/home?student=${id}`,
    shown: () => ({ name }),
    more: ({ contact }) => ({ student: name, school: contact }),
  })
}
