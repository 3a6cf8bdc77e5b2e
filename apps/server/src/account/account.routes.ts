import * as c from '@dsms/contract/account'
import * as s from '@dsms/contract/account.security'
import { keepAvatar } from '../me/avatars.ts'
import { serve, servePublic } from '../serve.ts'
import type { App } from '../services.ts'
import { mergeIntoProfile, readSettings, saveUserRow } from './account.data.ts'
import { afterPassword, deactivate, saveGeneral, saveInfo, saveNotices } from './account.service.ts'
import { askForEmail, cancelEmailChange, confirmEmail, resendEmailLink } from './email.service.ts'
import { endOtherSessions, endSession, listSessions } from './sessions.ts'
import { confirmTwoStep, endTwoStep, renewRecoveryCodes, startTwoStep } from './twoStep.service.ts'

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
    async ({ body }) => (body.content === null ? null : (await keepAvatar(app.env, body.content)).avatar),
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

  serve(app, c.changeEmail, ({ actor, body }) =>
    afterPassword(app, actor, body.current_password, (again) => askForEmail(app, again, body.email)),
  )
  serve(app, c.resendEmailLink, ({ actor }) => resendEmailLink(app, actor))
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

  serve(app, s.startTwoStep, ({ actor, body }) =>
    afterPassword(app, actor, body.current_password, (again) => startTwoStep(app, again)),
  )
  serve(app, s.confirmTwoStep, ({ actor, body }) => confirmTwoStep(app, actor, body.code))
  serve(app, s.renewRecoveryCodes, ({ actor, body }) =>
    afterPassword(app, actor, body.current_password, renewRecoveryCodes),
  )
  serve(app, s.endTwoStep, ({ actor, body }) => afterPassword(app, actor, body.current_password, endTwoStep))
  serve(app, s.deactivateAccount, ({ actor, body }) =>
    afterPassword(app, actor, body.current_password, (again) => deactivate(app, again)),
  )
}
