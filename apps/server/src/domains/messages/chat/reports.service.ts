import type { Input } from '@dsms/contract/kernel/endpoint'
import { AppError } from '@dsms/contract/kernel/errors'
import type { ChatReport, reportChat as call } from '@dsms/contract/messages/chat/calls'
import type { Actor } from '../../../kernel/actor.ts'
import { notify } from '../../../kernel/notify/notify.ts'
import type { Services } from '../../../kernel/services.ts'
import { asSystem } from '../../../kernel/session/transaction.ts'
import { together } from '../../../kernel/together.ts'
import { findChatPerson } from './chat.data.ts'
import { chatReports } from './chat.table.ts'
import { readMessages } from './messages.data.ts'
import { findWatchers, settleReport } from './reports.data.ts'

/** How much of a conversation a report shows. */
const shown = 20

/**
 * Reports what was said last, as the reporter sees it. The reporter's school looks after it; the platform does when the
 * one reported is an administrator of the school, who would otherwise judge themself, or of the platform.
 */
export async function reportChat(
  services: Services,
  actor: Actor,
  peerId: number,
  { reason, note }: Input<typeof call>['body'],
) {
  const [person, { messages }] = await together([
    () => findChatPerson(actor, peerId),
    () => readMessages(actor, peerId, { limit: shown }),
  ])
  const schoolId = person.isAdmin || person.tenant === 0 ? null : actor.homeSchoolId
  await actor.db.insert(chatReports).values({
    tenant: schoolId ?? 0,
    reporterId: actor.id,
    reportedId: peerId,
    reporterName: actor.name,
    reportedName: person.fullName,
    reason,
    note,
    messages: messages.map(({ message, time, senderId, file }) => ({
      message: message || (file?.fileName ?? ''),
      time,
      senderId,
    })),
  })
  // the platform's people are behind a wall for a school's
  actor.afterCommit(() =>
    asSystem(services.database, async ({ db }) => {
      const watchers = await findWatchers(db, schoolId ?? 0)
      await notify(
        services,
        db,
        watchers.filter(({ id }) => id !== peerId && id !== actor.id),
        {
          kind: 'chat_reported',
          params: { by: actor.name, name: person.fullName },
          link: '/apps/chat/reports',
        },
      )
    }),
  )
  return {}
}

export async function settleChatReport(actor: Actor, id: number, status: ChatReport['status']): Promise<ChatReport> {
  const report = await settleReport(actor, id, status)
  if (!report) throw new AppError('not_found')
  return report
}
