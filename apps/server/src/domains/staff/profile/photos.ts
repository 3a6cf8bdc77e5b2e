import { AppError, fieldError } from '@dsms/contract/kernel/errors'
import type { ProfilePhoto } from '@dsms/contract/staff/profile/media'
import { and, desc, eq, isNotNull, lt, sql } from 'drizzle-orm'
import { files } from '../../../db/tables/files.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { isPicture } from '../../../kernel/files/files.service.ts'
import { checkAuthor, moderates, pageOf } from './people.ts'
import { photoUrl } from './posts.data.ts'
import { photos, posts } from './social.table.ts'

/** Puts a picture that the actor uploaded among their photos. Returns its key. */
export async function keepPhoto(actor: Actor, fileId: number): Promise<number> {
  const [file] = await actor.db
    .select()
    .from(files)
    .where(and(eq(files.id, fileId), eq(files.ownerId, actor.id)))
  if (!file) throw fieldError('fileId', 'unknown_file')
  if (!isPicture(file.type)) throw fieldError('fileId', 'not_an_image')
  const { type, bytes, hash } = file
  const [row] = await actor.db
    .insert(photos)
    .values({ tenant: actor.tenant, ownerId: actor.id, fileId, type, bytes, hash })
    .returning({ id: photos.id })
  return row?.id as number
}

export async function listPhotos(actor: Actor, ownerId: number, before?: number, size = 24) {
  const rows = await actor.db
    .select({ id: photos.id, createdAt: photos.createdAt })
    .from(photos)
    .where(
      and(
        eq(photos.tenant, actor.tenant),
        eq(photos.ownerId, ownerId),
        isNotNull(photos.fileId),
        before === undefined ? undefined : lt(photos.id, before),
      ),
    )
    .orderBy(desc(photos.id))
    .limit(size + 1)
  const mayRemove = ownerId === actor.id || moderates(actor)
  return pageOf(
    rows.map((row): ProfilePhoto => ({ ...row, img: photoUrl(row.id), mayRemove })),
    size,
  )
}

export async function findPhoto(actor: Actor, id: number): Promise<typeof photos.$inferSelect> {
  const [photo] = await actor.db
    .select()
    .from(photos)
    .where(and(eq(photos.id, id), eq(photos.tenant, actor.tenant), isNotNull(photos.fileId)))
  if (!photo) throw new AppError('not_found')
  return photo
}

/** Takes a photo away. A post that it came with stays, unless it would say nothing without. */
export async function removePhoto(actor: Actor, id: number): Promise<void> {
  const photo = await findPhoto(actor, id)
  await checkAuthor(actor, photo.ownerId)
  await actor.db.update(photos).set({ fileId: null }).where(eq(photos.id, id))
  await actor.db
    .update(posts)
    .set({ archivedAt: sql`now()` })
    .where(and(eq(posts.photoId, id), eq(posts.text, ''), sql`shared_id is null`, sql`archived_at is null`))
}
