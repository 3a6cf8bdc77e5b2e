import type { Actor } from '../../../kernel/actor.ts'
import { peopleWhoMay } from '../../../kernel/notify/notices.ts'
import { notify } from '../../../kernel/notify/notify.ts'
import type { Services } from '../../../kernel/services.ts'

type NoticeServices = Pick<Services, 'events' | 'mailer'>

/** Tells those who check papers that a student or guardian brought one in. */
export async function tellPaperBrought(app: NoticeServices, actor: Actor, paper: { id: number; student: string }) {
  await notify(app, actor.db, await peopleWhoMay(actor, 'student_documents.verify'), {
    kind: 'document_added',
    params: { name: paper.student },
    link: `/school/documents/${paper.id}`,
  })
}

/** Tells those who keep the records that somebody asks to put one right. */
export async function tellCorrectionAsked(app: NoticeServices, actor: Actor) {
  await notify(app, actor.db, await peopleWhoMay(actor, 'students.edit'), {
    kind: 'correction_asked',
    params: { name: actor.name },
    link: '/school/corrections',
  })
}

export async function tellCorrectionDecided(
  app: NoticeServices,
  actor: Actor,
  asker: number,
  status: 'accepted' | 'refused',
) {
  await notify(app, actor.db, [{ id: asker, schoolId: actor.schoolId }], {
    kind: status === 'accepted' ? 'correction_accepted' : 'correction_refused',
    params: {},
    link: '/my/details',
  })
}
