import * as c from '@dsms/contract/students/portal/calls'
import * as asked from '@dsms/contract/students/portal/corrections'
import { inviteGuardian, inviteStudent } from '@dsms/contract/students/portal/invitations'
import { answerFile } from '../../../kernel/files/files.answer.ts'
import { serve } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import * as corrections from './corrections.service.ts'
import { inviteToPortal } from './invite.service.ts'
import { tellCorrectionAsked, tellCorrectionDecided, tellPaperBrought } from './portal.notices.ts'
import * as portal from './portal.service.ts'

export function portalRoutes(app: App) {
  serve(app, c.listMyStudents, ({ actor }) => portal.listMyStudents(actor))
  serve(app, c.updateMyDetails, ({ actor, params, body }) => portal.changeDetails(app, actor, params.id, body))
  serve(app, c.listMyDocuments, ({ actor, params }) => portal.listMyDocuments(actor, params.id))
  serve(app, c.addMyDocument, async ({ actor, params, body }) => {
    const { document, student } = await portal.bringPaper(actor, params.id, body)
    await tellPaperBrought(app, actor, { ...document, student })
    return document
  })
  serve(app, c.readMyDocumentFile, async ({ actor, params, query, request }) => {
    const file = await portal.myDocumentFile(actor, params.id)
    return (reply) => answerFile(app.files, request, reply, file, query.download)
  })

  serve(app, inviteStudent, ({ actor, params }) => inviteToPortal(app, actor, 'student', params.id))
  serve(app, inviteGuardian, ({ actor, params }) => inviteToPortal(app, actor, 'guardian', params.id))

  serve(app, asked.listMyCorrections, ({ actor, params }) => corrections.listMyCorrections(app, actor, params.id))
  serve(app, asked.askForCorrection, async ({ actor, params, body }) => {
    const correction = await corrections.askOffice(app, actor, params.id, body)
    await tellCorrectionAsked(app, actor)
    return correction
  })
  serve(app, asked.withdrawCorrection, ({ actor, params }) => corrections.withdrawCorrection(app, actor, params.id))
  serve(app, asked.listCorrections, ({ actor, query }) => corrections.listForOffice(app, actor, query))
  serve(app, asked.decideCorrection, async ({ actor, params, body }) => {
    const { correction, asker } = await corrections.decide(app, actor, params.id, body)
    if (asker !== null) await tellCorrectionDecided(app, actor, asker, body.status)
    return correction
  })
}
