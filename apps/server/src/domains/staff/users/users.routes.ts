import { AppError } from '@dsms/contract/kernel/errors'
import * as a from '@dsms/contract/staff/users/account'
import * as c from '@dsms/contract/staff/users/calls'
import { may } from '../../../kernel/actor.ts'
import { keptSums } from '../../../kernel/due/keptSums.ts'
import { serve } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import { afterPassword } from '../../identity/public.ts'
import { endUserSession, endUserSessions, readOverview, resetTwoStep } from './account/users.account.service.ts'
import { eraseUser, findErasable } from './erasing/users.erase.ts'
import { addKnownPerson, inviteKnownPerson } from './known/users.known.service.ts'
import { findUser, findUsers, listUsers } from './users.data.ts'
import { exportUsers } from './users.export.ts'
import { userFigures } from './users.figures.ts'
import { addUser, checkVisit, deleteUser, updateUser } from './users.service.ts'
import { changeUserStatus } from './users.status.ts'

/** The people of the actor's tenant, or of the school that a platform person names. */
export function userRoutes(app: App) {
  app.due.add(keptSums('user_counts', ['tenant', 'status', 'list_role', 'plan'], ['total'], 16))
  serve(app, c.listAllUsers, ({ actor }) => {
    checkVisit(actor, 'view')
    return findUsers(actor, {})
  })
  serve(app, c.listUsers, ({ actor, query }) => {
    checkVisit(actor, 'view')
    return listUsers(actor, query)
  })
  serve(app, c.getUser, async ({ actor, query }) => {
    checkVisit(actor, 'view')
    return { user: await findUser(actor, query.id) }
  })
  serve(app, c.addUser, async ({ actor, body }) => {
    checkVisit(actor, 'edit')
    return { user: await addUser(app, actor, body) }
  })
  serve(app, c.deleteUser, async ({ actor, query }) => {
    checkVisit(actor, 'edit')
    await deleteUser(app, actor, query.id)
    return {}
  })
  serve(app, a.eraseUser, async ({ params, body, ...who }) => {
    checkVisit(who.actor, 'edit')
    // what is not there is told before a password is asked for
    await findErasable(who.actor, params.id, body.name)
    return afterPassword(app, who, body, async (again) => {
      if (!may(again, 'staff_users.erase')) throw new AppError('forbidden', { permission: 'staff_users.erase' })
      await eraseUser(app, again, params.id, body.name)
      return {}
    })
  })
  serve(app, a.updateUser, async ({ actor, params, body }) => {
    checkVisit(actor, 'edit')
    await updateUser(app, actor, params.id, body)
    return readOverview(actor, params.id)
  })
  serve(app, a.addKnownPerson, async ({ actor, body }) => {
    checkVisit(actor, 'edit')
    return readOverview(actor, await addKnownPerson(actor, body))
  })
  serve(app, a.inviteKnownPerson, async ({ actor, params, body }) => {
    checkVisit(actor, 'edit')
    await inviteKnownPerson(app, actor, params.id, body)
    return readOverview(actor, params.id)
  })
  serve(app, a.getUserOverview, ({ actor, params }) => {
    checkVisit(actor, 'view')
    return readOverview(actor, params.id)
  })
  serve(app, a.changeUserStatus, ({ actor, body }) => {
    checkVisit(actor, 'edit')
    return changeUserStatus(app, actor, body)
  })
  serve(app, a.getUserFigures, ({ actor }) => {
    checkVisit(actor, 'view')
    return userFigures(actor)
  })
  serve(app, a.exportUsers, ({ actor, query }) => {
    checkVisit(actor, 'export')
    return exportUsers(app, actor, query)
  })
  serve(app, a.endUserSession, async ({ actor, params }) => {
    checkVisit(actor, 'edit')
    await endUserSession(app, actor, params.id, params.sessionId)
    return {}
  })
  serve(app, a.endUserSessions, async ({ actor, params }) => {
    checkVisit(actor, 'edit')
    return { ended: await endUserSessions(app, actor, params.id) }
  })
  serve(app, a.resetUserTwoStep, async ({ actor, request, params }) => {
    checkVisit(actor, 'edit')
    await resetTwoStep(app, actor, request, params.id)
    return {}
  })
}
