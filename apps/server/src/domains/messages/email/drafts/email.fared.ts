import { sql } from 'drizzle-orm'
import type { Db } from '../../../../db/client.ts'

/** The sender's windows show how a copy outside fares as soon as it is known. */
export async function tellSender(db: Db, outboxId: number): Promise<void> {
  await db.execute(sql`
    select publish_event(jsonb_build_object('users', jsonb_build_array(m.sender_id)), '{"type":"mail"}', true)
      from mail_recipients r join mails m on m.tenant = r.tenant and m.id = r.mail_id
     where r.outbox_id = ${outboxId}`)
}
