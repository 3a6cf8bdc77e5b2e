import type { mailSettings as Settings } from '@dsms/contract/messages/email/calls'
import { eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Actor } from '../../../kernel/actor.ts'
import { cleanHtml } from '../../../kernel/text/html.ts'
import { mailSettings } from './email.table.ts'

type Wishes = z.output<typeof Settings>

export async function readSettings(actor: Actor): Promise<Wishes> {
  const [row] = await actor.db
    .select({ signature: mailSettings.signature, undoSeconds: sql<Wishes['undoSeconds']>`${mailSettings.undoSeconds}` })
    .from(mailSettings)
    .where(eq(mailSettings.userId, actor.id))
  return {
    signature: row?.signature ?? '',
    undoSeconds: row?.undoSeconds ?? 10,
  }
}

/** Saves what is given and leaves the rest. */
export async function saveSettings(actor: Actor, given: Partial<Wishes>): Promise<Wishes> {
  const values = {
    ...(given.signature === undefined ? {} : { signature: cleanHtml(given.signature).html }),
    ...(given.undoSeconds === undefined ? {} : { undoSeconds: given.undoSeconds }),
  }
  if (Object.keys(values).length) {
    await actor.db
      .insert(mailSettings)
      .values({ userId: actor.id, tenant: actor.homeSchoolId ?? 0, ...values })
      .onConflictDoUpdate({ target: [mailSettings.userId, mailSettings.tenant], set: values })
  }
  return readSettings(actor)
}
