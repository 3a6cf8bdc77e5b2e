import { keepAreaPicture } from '@dsms/contract/kit/pictures'
import { checkStorage } from '../../kernel/files/limit.ts'
import { keepPicture } from '../../kernel/files/pictures/avatars.ts'
import { countPicture } from '../../kernel/files/pictures/pictures.ts'
import { serve } from '../../kernel/http/serve.ts'
import type { App } from '../../kernel/services.ts'

export function areaPictureRoutes(app: App) {
  serve(app, keepAreaPicture, async ({ actor, body }) => {
    // what people of the platform keep is the platform's own
    const isOfSchool = actor.scope === 'school'
    if (isOfSchool) await checkStorage(actor)
    return async () => {
      const kept = await keepPicture(app, body.content)
      if (isOfSchool) await countPicture(app, actor, kept)
      return { address: kept.address }
    }
  })
}
