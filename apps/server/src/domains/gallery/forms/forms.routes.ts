import { tryForm } from '@dsms/contract/gallery/forms/calls'
import { serve } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'

/** A call for the forms of the gallery: it checks what they send as every call does, and keeps nothing of it. */
export function galleryFormRoutes(app: App) {
  serve(app, tryForm, async ({ body }) => ({
    taken: body,
    total_minor: body.lines.reduce((sum, { price_minor, quantity }) => sum + price_minor * quantity, 0),
  }))
}
