import * as c from '@dsms/contract/schoolProfile'
import * as setup from '@dsms/contract/schoolSetup'
import { currencyOf } from '../money.ts'
import { serve } from '../serve.ts'
import type { App } from '../services.ts'
import { changeProfile, showProfile } from './schoolProfile.service.ts'
import { dismissSetup, readSetup } from './setup.service.ts'

export function schoolProfileRoutes(app: App) {
  serve(app, c.getSchoolProfile, ({ actor }) => showProfile(actor))

  serve(app, c.getSchoolCurrency, async ({ actor }) => ({ currency: await currencyOf(actor) }))

  serve(app, c.updateSchoolProfile, ({ actor, body: { version, school_id: _, ...input } }) =>
    changeProfile(actor, version, input),
  )

  serve(app, setup.getSchoolSetup, ({ actor }) => readSetup(actor))

  serve(app, setup.dismissSchoolSetup, ({ actor, body }) => dismissSetup(actor, body.is_dismissed))
}
