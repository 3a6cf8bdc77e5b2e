import * as c from '@dsms/contract/trainers/trainers/portal'
import { answerFile } from '../../../../kernel/files/files.answer.ts'
import { serve } from '../../../../kernel/http/serve.ts'
import type { App } from '../../../../kernel/services.ts'
import { tellCredentialAdded } from '../../credentials/credentials.notices.ts'
import { tellLeaveAsked, tellLeaveWithdrawn } from '../../leaveRequests/leave.notices.ts'
import * as credentials from './portal.credentials.ts'
import { readHome } from './portal.home.ts'
import * as hours from './portal.hours.ts'
import * as leave from './portal.leave.ts'

export function trainerPortalRoutes(app: App) {
  serve(app, c.getTrainerHome, ({ actor }) => readHome(actor))
  serve(app, c.listMyCredentials, ({ actor }) => credentials.listCredentials(actor))
  serve(app, c.addMyCredential, async ({ actor, body }) => {
    const { row, trainer } = await credentials.bringCredential(actor, body)
    await tellCredentialAdded(app, actor, { ...row, trainer })
    return row
  })
  serve(app, c.readMyCredentialFile, async ({ actor, params, query, request }) => {
    const file = await credentials.ownPaper(actor, params.id)
    return (reply) => answerFile(app.files, request, reply, file, query.download)
  })
  serve(app, c.getMyHours, ({ actor }) => hours.readHours(actor))
  serve(app, c.offerHours, ({ actor, body }) => hours.offer(actor, body))
  serve(app, c.withdrawHours, ({ actor, params }) => hours.takeBack(actor, params.id))
  serve(app, c.listMyLeave, ({ actor, query }) => leave.listLeave(actor, query.year))
  serve(app, c.askForLeave, async ({ actor, body }) => {
    const { row, trainer } = await leave.requestLeave(actor, body)
    await tellLeaveAsked(app, actor, { ...row, trainer })
    return row
  })
  serve(app, c.withdrawLeave, async ({ actor, params }) => {
    const { row, trainer } = await leave.callOffLeave(actor, params.id)
    await tellLeaveWithdrawn(app, actor, { ...row, trainer })
    return row
  })
}
