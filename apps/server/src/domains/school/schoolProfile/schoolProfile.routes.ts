import * as c from '@dsms/contract/school/schoolProfile/calls'
import * as setup from '@dsms/contract/school/schoolProfile/setup'
import { serve } from '../../../kernel/http/serve.ts'
import { currencyOf } from '../../../kernel/money/money.ts'
import type { App } from '../../../kernel/services.ts'
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
