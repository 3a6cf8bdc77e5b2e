import { getTrainingRequirements, saveTrainingRequirements } from '@dsms/contract/curriculum/licences/requirements'
import { getLicenceTree } from '@dsms/contract/curriculum/licences/tree'
import { serve } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import { serveArea } from '../../../kit/areas/serveArea.ts'
import { licenceTypeRules } from './licenceTypes.service.ts'
import { readTree } from './licenceTypes.tree.ts'
import { readRequirements } from './requirements.data.ts'
import { saveRequirements } from './requirements.service.ts'

export function licenceTypeRoutes(app: App) {
  serveArea(app, licenceTypeRules)
  serve(app, getLicenceTree, async ({ actor, query }) => (await readTree(actor, query.q)) as never)
  serve(app, getTrainingRequirements, ({ actor, params, query }) => readRequirements(actor, params.id, query.version))
  serve(app, saveTrainingRequirements, async ({ actor, params, body }) => {
    await saveRequirements(actor, params.id, body)
    return readRequirements(actor, params.id)
  })
}
