import { keepAreaPicture } from '@dsms/contract/areaPictures'
import { countPicture } from '../files/pictures.ts'
import { keepPicture } from '../me/avatars.ts'
import { serve } from '../serve.ts'
import type { App } from '../services.ts'
import { checkLimit } from './limits.ts'

export function areaPictureRoutes(app: App) {
  serve(app, keepAreaPicture, async ({ actor, body }) => {
    // what people of the platform keep is the platform's own
    const isOfSchool = actor.scope === 'school'
    if (isOfSchool) await checkLimit(actor, 'storage_mb')
    return async () => {
      const kept = await keepPicture(app, body.content)
      if (isOfSchool) await countPicture(app, actor, kept)
      return { address: kept.address }
    }
  })
}
