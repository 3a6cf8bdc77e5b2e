import { keepAreaPicture } from '@dsms/contract/areaPictures'
import { keepAvatar } from '../me/avatars.ts'
import { serve } from '../serve.ts'
import type { App } from '../services.ts'

export function areaPictureRoutes(app: App) {
  serve(app, keepAreaPicture, ({ body }) => async () => ({
    address: (await keepAvatar(app.env, body.content)).avatar,
  }))
}
