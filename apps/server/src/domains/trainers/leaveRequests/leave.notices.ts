import type { Notification } from '@dsms/contract/kernel/session/me'
import type { Actor } from '../../../kernel/actor.ts'
import { peopleWhoMay } from '../../../kernel/notify/notices.ts'
import { notify } from '../../../kernel/notify/notify.ts'
import type { Services } from '../../../kernel/services.ts'

type NoticeServices = Pick<Services, 'events' | 'mailer'>
interface Leave {
  id: number
  trainer: string
  first_day: string
  last_day: string
}

const tellDesk = (kind: Notification['kind']) => async (app: NoticeServices, actor: Actor, leave: Leave) => {
  const people = await peopleWhoMay(actor, 'availability_and_leave.approve')
  await notify(app, actor.db, people, { kind, params: paramsOf(leave), link: `/school/leave/${leave.id}` })
}

const paramsOf = ({ trainer, first_day, last_day }: Leave) => ({ name: trainer, from: first_day, to: last_day })

/** Tells those who may decide that somebody asks for leave, or that what they asked for is called off. */
export const tellLeaveAsked = tellDesk('leave_requested')
export const tellLeaveWithdrawn = tellDesk('leave_withdrawn')

const decisions = { approved: 'leave_approved', rejected: 'leave_rejected', cancelled: 'leave_cancelled' } as const

/** Tells a trainer what others have decided about their leave. */
export async function tellLeaveDecided<L extends Leave & { trainer_id: number; status: string }>(
  app: NoticeServices,
  actor: Actor,
  leave: L,
): Promise<L> {
  const status = leave.status as keyof typeof decisions
  if (leave.trainer_id !== actor.id && decisions[status])
    await notify(app, actor.db, [{ id: leave.trainer_id, schoolId: actor.schoolId }], {
      kind: decisions[status],
      params: paramsOf(leave),
      link: '/my/leave',
    })
  return leave
}
