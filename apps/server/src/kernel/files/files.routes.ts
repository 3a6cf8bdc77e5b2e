import { AppError } from '@dsms/contract/kernel/errors'
import * as c from '@dsms/contract/kernel/files'
import { eq } from 'drizzle-orm'
import { files } from '../../db/tables/files.ts'
import { serve } from '../http/serve.ts'
import type { App } from '../services.ts'
import { asSystem } from '../session/transaction.ts'
import { privateName } from './fileStore.ts'
import { answerFile } from './files.answer.ts'
import { type Draft, keptFileOf, lockContent, takeUpload } from './files.service.ts'
import { checkStorage } from './limit.ts'
import { isPublic } from './pictures/pictures.ts'

export function fileRoutes(app: App) {
  serve<typeof c.uploadFile, Draft>(
    app,
    c.uploadFile,
    async ({ actor, query, prepared: { draft, ...upload } }) => {
      // what people of the platform upload is the platform's own, wherever they act
      if (actor.scope === 'school') await checkStorage(actor)
      await lockContent(actor.db, upload.hash)
      const [row] = await actor.db
        .insert(files)
        .values({ ...upload, isCleaned: true, name: query.name, ownerId: actor.id, tenant: actor.homeSchoolId ?? 0 })
        .returning()
      if (!row) throw new AppError('internal')
      return async () => {
        try {
          await app.files.adopt(draft, privateName(upload.hash))
        } catch (error) {
          await asSystem(app.database, ({ db }) => db.delete(files).where(eq(files.id, row.id)))
          throw error
        }
        return keptFileOf(row)
      }
    },
    ({ query }, request) => takeUpload(app.files, request, query.name),
  )

  serve(app, c.readFile, async ({ actor, params, query, request }) => {
    const [file] = await actor.db.select().from(files).where(eq(files.id, params.id))
    if (!file || isPublic(file)) throw new AppError('not_found')
    return (reply) => answerFile(app.files, request, reply, file, query.download)
  })
}
