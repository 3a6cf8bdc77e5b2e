import type { Input } from '@dsms/contract/kernel/endpoint'
import { AppError } from '@dsms/contract/kernel/errors'
import type { CredentialKind, CredentialLight, CredentialStatus } from '@dsms/contract/trainers/credentials/rules'
import type { addMyCredential } from '@dsms/contract/trainers/trainers/portal'
import { and, desc, eq, isNull, type SQL } from 'drizzle-orm'
import type { Actor } from '../../../../kernel/actor.ts'
import { together } from '../../../../kernel/together.ts'
import { credentialRows } from '../../credentials/credentials.data.ts'
import { readyToday } from '../../credentials/credentials.ready.ts'
import { createCredential } from '../../credentials/credentials.service.ts'
import { trainerCredentials as kept } from '../../credentials/credentials.table.ts'
import { trainerPapers } from '../../credentials/papers.sight.ts'
import { ownTrainer } from './portal.own.ts'

/** More than anybody has. */
const most = 200

export async function listCredentials(actor: Actor) {
  const { id } = await ownTrainer(actor)
  const [rows, { blocked_by }] = await together([() => ownRows(actor, id), () => readyToday(actor, id)])
  return { rows, blocked_by }
}

/** What the office wrote beside a paper stays there. */
async function ownRows(actor: Actor, trainerId: number, more?: SQL) {
  const where = and(eq(kept.tenant, actor.tenant), eq(kept.trainerId, trainerId), isNull(kept.archivedAt), more)
  const page = { where, order: [kept.kind.getSQL(), desc(kept.id)], limit: most, offset: 0 }
  const rows = await credentialRows(actor, page, { isOwn: true })
  return rows.map(({ id, status_reason, number, authority, issued_on, expires_on, file, ...row }) => ({
    ...{ id, status_reason, number, authority, issued_on, expires_on },
    kind: row.kind as CredentialKind,
    status: row.status as CredentialStatus,
    light: row.light as CredentialLight | null,
    file: file && { ...file, url: `/api/my/credentials/${id}/file` },
    is_renewed: row.replaced_by_id !== null,
  }))
}

/** By the same rules as the office's own; it waits for somebody who may say that it is right. */
export async function bringCredential(actor: Actor, input: Input<typeof addMyCredential>['body']) {
  const { id: trainer_id, name } = await ownTrainer(actor)
  const made = await createCredential(actor, { ...input, trainer_id })
  const [row] = await ownRows(actor, trainer_id, eq(kept.id, made.id))
  if (!row) throw new AppError('internal')
  return { row, trainer: name }
}

/** The paper of an own credential; everybody else's is not there. */
export async function ownPaper(actor: Actor, id: number) {
  const own = await ownTrainer(actor)
  const [row] = await ownRows(actor, own.id, eq(kept.id, id))
  if (!row) throw new AppError('not_found')
  return trainerPapers.openFile(actor, id, { isOwn: true })
}
