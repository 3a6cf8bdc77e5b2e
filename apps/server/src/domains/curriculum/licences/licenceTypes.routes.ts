import { licenceTypes as area } from '@dsms/contract/curriculum/licences/calls'
import { getTrainingRequirements, saveTrainingRequirements } from '@dsms/contract/curriculum/licences/requirements'
import { getLicenceTree } from '@dsms/contract/curriculum/licences/tree'
import { serve } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import {
  archiveLicenceType,
  changeLicenceTypeStatus,
  createLicenceType,
  exportLicenceTypes,
  importLicenceTypes,
  listLicenceTypes,
  readLicenceType,
  restoreLicenceType,
  updateLicenceType,
} from './licenceTypes.service.ts'
import { readTree } from './licenceTypes.tree.ts'
import { readRequirements } from './requirements.data.ts'
import { saveRequirements } from './requirements.service.ts'

export function licenceTypeRoutes(app: App) {
  const { calls } = area
  serve(app, calls.list, ({ actor, query }) => listLicenceTypes(actor, query))
  serve(app, calls.get, ({ actor, params }) => readLicenceType(actor, params.id))
  serve(app, calls.create, ({ actor, body }) => createLicenceType(actor, body))
  serve(app, calls.update, ({ actor, params, body }) => updateLicenceType(actor, params.id, body))
  serve(app, calls.changeStatus, ({ actor, params, body }) => changeLicenceTypeStatus(actor, params.id, body))
  serve(app, calls.archive, ({ actor, params }) => archiveLicenceType(actor, params.id))
  serve(app, calls.restore, ({ actor, params }) => restoreLicenceType(actor, params.id))
  serve(app, calls.exportSheet, ({ actor, query }) => exportLicenceTypes(app, actor, query))
  serve(app, calls.importSheet, ({ actor, body }) => importLicenceTypes(actor, body))
  serve(app, getLicenceTree, ({ actor, query }) => readTree(actor, query.q))
  serve(app, getTrainingRequirements, ({ actor, params, query }) => readRequirements(actor, params.id, query.version))
  serve(app, saveTrainingRequirements, async ({ actor, params, body }) => {
    await saveRequirements(actor, params.id, body)
    return readRequirements(actor, params.id)
  })
}
