import { trainers as area, listTrainerCandidates } from '@dsms/contract/trainers/trainers/calls'
import { serve } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import { trainerCandidates } from './trainers.data.ts'
import {
  archiveTrainer,
  changeTrainerStatus,
  createTrainer,
  exportTrainers,
  importTrainers,
  listTrainers,
  readTrainer,
  restoreTrainer,
  updateTrainer,
} from './trainers.service.ts'

export function trainerRoutes(app: App) {
  const { calls } = area
  serve(app, listTrainerCandidates, ({ actor }) => trainerCandidates(actor))
  serve(app, calls.list, ({ actor, query }) => listTrainers(actor, query))
  serve(app, calls.get, ({ actor, params }) => readTrainer(actor, params.id))
  serve(app, calls.create, ({ actor, body }) => createTrainer(app, actor, body))
  serve(app, calls.update, ({ actor, params, body }) => updateTrainer(app, actor, params.id, body))
  serve(app, calls.changeStatus, ({ actor, params, body }) => changeTrainerStatus(app, actor, params.id, body))
  serve(app, calls.archive, ({ actor, params }) => archiveTrainer(app, actor, params.id))
  serve(app, calls.restore, ({ actor, params }) => restoreTrainer(actor, params.id))
  serve(app, calls.exportSheet, ({ actor, query }) => exportTrainers(app, actor, query))
  serve(app, calls.importSheet, ({ actor, body }) => importTrainers(app, actor, body))
}
