import * as c from '@dsms/contract/curriculum/countryPacks/school'
import { serve } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import { together } from '../../../kernel/together.ts'
import { offeredPacks, packOf, presentTypes } from './schoolPacks.data.ts'
import { adopt } from './schoolPacks.service.ts'

export function schoolPackRoutes(app: App) {
  serve(app, c.listSchoolPacks, ({ actor }) => offeredPacks(actor))
  serve(app, c.getSchoolPack, async ({ actor, params, query }) => {
    const [pack, types] = await together([() => packOf(actor, params.code, query.version), () => presentTypes(actor)])
    const present = pack.data.categories.map(({ code }) => code).filter((code) => types.has(code.toLowerCase()))
    return { ...pack, present }
  })
  serve(app, c.adoptPack, ({ actor, params, body }) => adopt(actor, params.code, body))
}
