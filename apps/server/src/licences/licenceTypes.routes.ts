import { getLicenceTree } from '@dsms/contract/licenceTree'
import { getTrainingRequirements, saveTrainingRequirements } from '@dsms/contract/trainingRequirements'
import { serveArea } from '../areas/serveArea.ts'
import { serve } from '../serve.ts'
import type { App } from '../services.ts'
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
