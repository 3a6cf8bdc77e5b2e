import type { Answer } from '@dsms/contract/kernel/endpoint'
import type { getCalendarSettings } from '@dsms/contract/messages/calendar/calls'
import { eq, sql } from 'drizzle-orm'
import { accounts } from '../../../db/tables/accounts.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { platformZone, today } from '../../../kernel/time/zones.ts'
import { schoolZone } from './calendar.data.ts'

type Settings = Answer<typeof getCalendarSettings>

export async function settingsOf(actor: Actor, preferences: Record<string, unknown>): Promise<Settings> {
  const timeZone = (await schoolZone(actor.db, actor.tenant)) ?? platformZone
  return { timeZone, today: today(timeZone), showsHijri: preferences.calendarHijri === true }
}

export async function saveSettings(actor: Actor, { showsHijri }: { showsHijri: boolean }): Promise<Settings> {
  const change = JSON.stringify({ calendarHijri: showsHijri })
  const [row] = await actor.db
    .update(accounts)
    .set({ preferences: sql`${accounts.preferences} || ${change}::jsonb` })
    .where(eq(accounts.id, actor.accountId))
    .returning({ preferences: accounts.preferences })
  return settingsOf(actor, row?.preferences ?? {})
}
