import * as c from '@dsms/contract/identity/account/calls'
import * as s from '@dsms/contract/identity/account/security'
import { keepAvatar } from '../../../kernel/files/pictures/avatars.ts'
import { serve, servePublic } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import { noteConfirmed } from '../signIn/identity.data.ts'
import { mergeIntoProfile, readSettings, saveUserRow } from './account.data.ts'
import { afterPassword, deactivate, saveGeneral, saveInfo, saveNotices } from './account.service.ts'
import { askForEmail, cancelEmailChange, confirmEmail, resendEmailLink, verifyAddress } from './email.service.ts'
import { endOtherSessions, endSession, listSessions } from './sessions.ts'
import { confirmTwoStep, endTwoStep, refuseDemanded, renewRecoveryCodes, startTwoStep } from './twoStep.service.ts'

export function accountRoutes(app: App) {
  serve(app, c.getAccountSettings, ({ actor }) => readSettings(actor))
  serve(app, c.saveGeneral, ({ actor, body }) => saveGeneral(actor, body))
  serve(app, c.saveInfo, ({ actor, body }) => saveInfo(actor, body))
  serve(app, c.saveNotices, ({ actor, body }) => saveNotices(actor, body))

  serve<typeof c.saveOwnAvatar, string | null>(
    app,
    c.saveOwnAvatar,
    async ({ actor, prepared }) => {
      await saveUserRow(actor, { avatar: prepared })
      return readSettings(actor)
    },
    async ({ body }) => (body.content === null ? null : (await keepAvatar(app, body.content)).avatar),
  )

  serve(app, c.saveSocial, async ({ actor, body }) => {
    await mergeIntoProfile(actor, 'socialLinks', body)
    return readSettings(actor)
  })
  serve(app, c.connectNetwork, async ({ actor, params, body }) => {
    await mergeIntoProfile(actor, 'connections', { [params.network]: body.id.replace(/^@/, '') })
    return readSettings(actor)
  })
  serve(app, c.disconnectNetwork, async ({ actor, params }) => {
    await mergeIntoProfile(actor, 'connections', { [params.network]: null })
    return readSettings(actor)
  })

  serve(app, c.changeEmail, ({ body, ...who }) =>
    afterPassword(app, who, body, (again) => askForEmail(app, again, body.email)),
  )
  serve(app, c.resendEmailLink, ({ actor }) => resendEmailLink(app, actor))
  serve(app, c.sendVerification, ({ actor }) => verifyAddress(app, actor))
  serve(app, c.cancelEmailChange, ({ actor }) => cancelEmailChange(actor))
  servePublic(app, c.confirmEmail, ({ body }) => confirmEmail(app, body.token))

  serve(app, s.listSessions, ({ actor }) => listSessions(actor))
  serve(app, s.endSession, async ({ actor, params }) => {
    await endSession(app, actor, params.id)
    return listSessions(actor)
  })
  serve(app, s.endOtherSessions, async ({ actor }) => {
    await endOtherSessions(app, actor)
    return listSessions(actor)
  })

  serve(app, s.confirmPassword, ({ body, ...who }) =>
    afterPassword(app, who, body, async (again) => {
      await noteConfirmed(again.db, again.sessionId)
      return {}
    }),
  )

  serve(app, s.startTwoStep, ({ body, ...who }) => afterPassword(app, who, body, (again) => startTwoStep(app, again)))
  serve(app, s.confirmTwoStep, ({ actor, request, body }) => confirmTwoStep(app, actor, request, body.code))
  serve(app, s.renewRecoveryCodes, ({ body, ...who }) =>
    afterPassword(app, who, body, (again) => renewRecoveryCodes(again, who.request)),
  )
  serve(app, s.endTwoStep, async ({ body, ...who }) => {
    // before a recovery code is used up for nothing
    await refuseDemanded(who.actor)
    return afterPassword(app, who, body, (again) => endTwoStep(app, again, who.request))
  })
  serve(app, s.deactivateAccount, ({ body, ...who }) =>
    afterPassword(app, who, body, (again) => deactivate(app, again)),
  )
}
