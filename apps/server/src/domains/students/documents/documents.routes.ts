import { documents as area, readDocumentFile } from '@dsms/contract/students/documents/calls'
import { answerFile } from '../../../kernel/files/files.answer.ts'
import { serve } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import { documentDays } from './documents.due.ts'
import { tellPaperDecided } from './documents.notices.ts'
import {
  archiveDocument,
  changeDocumentStatus,
  createDocument,
  exportDocuments,
  importDocuments,
  listDocuments,
  readDocument,
  restoreDocument,
  updateDocument,
} from './documents.service.ts'
import { studentPapers } from './papers.sight.ts'

export function documentRoutes(app: App) {
  const { calls } = area
  serve(app, calls.list, ({ actor, query }) => listDocuments(actor, query))
  serve(app, calls.get, ({ actor, params }) => readDocument(actor, params.id))
  serve(app, calls.create, ({ actor, body }) => createDocument(actor, body))
  serve(app, calls.update, ({ actor, params, body }) => {
    // a last day that is over ends it now, not when somebody next looks
    actor.afterCommit(() => void app.due.wake())
    return updateDocument(actor, params.id, body)
  })
  serve(app, calls.changeStatus, async ({ actor, params, body }) =>
    tellPaperDecided(app, actor, await changeDocumentStatus(actor, params.id, body)),
  )
  serve(app, calls.archive, ({ actor, params }) => archiveDocument(actor, params.id))
  serve(app, calls.restore, ({ actor, params }) => restoreDocument(actor, params.id))
  serve(app, calls.exportSheet, ({ actor, query }) => exportDocuments(app, actor, query))
  serve(app, calls.importSheet, ({ actor, body }) => importDocuments(actor, body))
  serve(app, readDocumentFile, async ({ actor, params, query, request }) => {
    const file = await studentPapers.openFile(actor, params.id)
    return (reply) => answerFile(app.files, request, reply, file, query.download)
  })
  app.due.add(documentDays(app))
}
