import { calendarKinds } from '@dsms/contract/kernel/choices/calendarKinds'
import type { Answer } from '@dsms/contract/kernel/endpoint'
import { addDays } from '@dsms/contract/kernel/time/days'
import { type getMyDay, mostOfDay } from '@dsms/contract/messages/myDay/calls'
import type { Actor } from '../../../kernel/actor.ts'
import type { Services } from '../../../kernel/services.ts'
import { platformZone, today } from '../../../kernel/time/zones.ts'
import { together } from '../../../kernel/together.ts'
import { schoolZone } from '../calendar/calendar.data.ts'
import { listEvents } from '../calendar/calendar.list.ts'
import { listUnseenChats } from '../chat/chat.service.ts'
import { listUnread } from '../email/email.service.ts'
import { listDue } from '../tasks/tasks.data.ts'

/** What waits for the actor on the school's today: one answer for a first screen, instead of one call for each. */
export async function myDay(services: Services, actor: Actor): Promise<Answer<typeof getMyDay>> {
  const timeZone = (await schoolZone(actor.db, actor.tenant)) ?? platformZone
  const day = today(timeZone)
  const [events, tasks, mails, chats] = await together([
    () => listEvents(actor, { calendars: [...calendarKinds], from: day, to: addDays(day, 1), timeZone }),
    () => listDue(actor, mostOfDay),
    () => listUnread(actor, mostOfDay),
    () => listUnseenChats(services, actor),
  ])
  const byTime = events.sort((one, other) => one.start.localeCompare(other.start))
  return { timeZone, today: day, events: byTime.slice(0, mostOfDay), tasks, mails, chats: chats.slice(0, mostOfDay) }
}
