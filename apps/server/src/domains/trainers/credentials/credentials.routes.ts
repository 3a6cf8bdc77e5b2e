import {
  trainerCredentials as area,
  credentialWall,
  readCredentialFile,
} from '@dsms/contract/trainers/credentials/calls'
import { answerFile } from '../../../kernel/files/files.answer.ts'
import { serve } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import { credentialEnds } from './credentials.due.ts'
import { tellCredentialDecided } from './credentials.notices.ts'
import * as service from './credentials.service.ts'
import { readWall } from './credentials.wall.ts'
import { trainerPapers } from './papers.sight.ts'

export function credentialRoutes(app: App) {
  const { calls } = area
  serve(app, credentialWall, ({ actor, query }) => readWall(actor, query))
  serve(app, readCredentialFile, async ({ actor, params, query, request }) => {
    const file = await trainerPapers.openFile(actor, params.id)
    return (reply) => answerFile(app.files, request, reply, file, query.download)
  })
  serve(app, calls.list, ({ actor, query }) => service.listCredentials(actor, query))
  serve(app, calls.get, ({ actor, params }) => service.readCredential(actor, params.id))
  serve(app, calls.create, ({ actor, body }) => service.createCredential(actor, body))
  serve(app, calls.update, ({ actor, params, body }) => {
    // a last day that is over ends it now, not when somebody next looks
    actor.afterCommit(() => void app.due.wake())
    return service.updateCredential(actor, params.id, body)
  })
  serve(app, calls.changeStatus, async ({ actor, params, body }) =>
    tellCredentialDecided(app, actor, await service.changeCredentialStatus(actor, params.id, body)),
  )
  serve(app, calls.archive, ({ actor, params }) => service.archiveCredential(actor, params.id))
  serve(app, calls.restore, ({ actor, params }) => service.restoreCredential(actor, params.id))
  serve(app, calls.exportSheet, ({ actor, query }) => service.exportCredentials(app, actor, query))
  serve(app, calls.importSheet, ({ actor, body }) => service.importCredentials(actor, body))
  app.due.add(credentialEnds(app))
}
