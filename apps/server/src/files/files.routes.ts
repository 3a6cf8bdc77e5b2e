import { createReadStream } from 'node:fs'
import { AppError } from '@dsms/contract/errors'
import * as c from '@dsms/contract/files'
import { eq } from 'drizzle-orm'
import { checkLimit } from '../areas/limits.ts'
import { files } from '../db/schema/files.ts'
import { serve } from '../serve.ts'
import type { App } from '../services.ts'
import { isShowable, keepUpload, keptFileOf, pathOf, type Upload } from './files.service.ts'
import { isPublic } from './pictures.ts'

export function fileRoutes(app: App) {
  serve<typeof c.uploadFile, Upload>(
    app,
    c.uploadFile,
    async ({ actor, query, prepared }) => {
      // what people of the platform upload is the platform's own, wherever they act
      if (actor.scope === 'school') await checkLimit(actor, 'storage_mb')
      const [row] = await actor.db
        .insert(files)
        .values({ ...prepared, name: query.name, ownerId: actor.id, schoolId: actor.homeSchoolId })
        .returning()
      if (!row) throw new AppError('internal')
      return keptFileOf(row)
    },
    ({ query }, request) => keepUpload(app.env, request, query.name),
  )

  serve(app, c.readFile, async ({ actor, params, query }) => {
    const [file] = await actor.db.select().from(files).where(eq(files.id, params.id))
    if (!file || isPublic(file)) throw new AppError('not_found')
    const isShown = isShowable(file.type) && !query.download
    return (reply) =>
      reply
        .type(file.type === 'text/plain' ? 'text/plain; charset=utf-8' : file.type)
        .header('content-length', file.bytes)
        .header(
          'content-disposition',
          `${isShown ? 'inline' : 'attachment'}; filename="file"; filename*=UTF-8''${encodeURIComponent(file.name)}`,
        )
        // a file that claims to be harmless is still not let do anything
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
        .header('cache-control', 'private, max-age=31536000, immutable')
        .send(createReadStream(pathOf(app.env, file.hash)))
  })
}
