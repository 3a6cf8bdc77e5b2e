import type { StaffCreation } from '@dsms/contract/staff/staff/calls'
import * as c from '@dsms/contract/staff/staff/calls'
import * as x from '@dsms/contract/staff/staff/exchange'
import * as s from '@dsms/contract/staff/staff/school'
import type { Actor } from '../../../kernel/actor.ts'
import { page, result } from '../../../kernel/http/answers.ts'
import { serve } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import { hashPassword } from '../../identity/public.ts'
import { readBranchesOf, setBranchesOf } from './branches.service.ts'
import { listStaff } from './staff.data.ts'
import { exportStaff } from './staff.export.ts'
import { importStaff } from './staff.import.ts'
import { inviteAgain } from './staff.invite.ts'
import { changePersonPassword } from './staff.password.ts'
import { readPerson } from './staff.rights.ts'
import { archivePerson, changePersonStatus, createPerson, updatePerson } from './staff.service.ts'

/** Both scopes have the same calls at different addresses; the actor's tenant decides whose staff it is. */
export function staffRoutes(app: App) {
  serve(app, c.listPlatformStaff, async ({ actor, query }) => page(await listStaff(actor, query)))
  serve(app, s.listSchoolStaff, async ({ actor, body }) => page(await listStaff(actor, body)))

  serve(app, c.getPlatformStaff, async ({ actor, body }) => result(await readPerson(actor, body.id)))
  serve(app, s.getSchoolStaff, async ({ actor, body }) => result(await readPerson(actor, body.id)))

  serve(app, c.createPlatformStaff, ({ actor, body }) => create(app, actor, body))
  serve(app, s.createSchoolStaff, ({ actor, body }) => create(app, actor, body))

  serve(app, c.updatePlatformStaff, async ({ actor, body }) => result(await updatePerson(app, actor, body)))
  serve(app, s.updateSchoolStaff, async ({ actor, body }) => result(await updatePerson(app, actor, body)))

  serve(app, c.changePlatformStaffStatus, async ({ actor, body }) => result(await changePersonStatus(app, actor, body)))
  serve(app, s.changeSchoolStaffStatus, async ({ actor, body }) => result(await changePersonStatus(app, actor, body)))

  serve(app, c.archivePlatformStaff, async ({ actor, body }) => result(await archivePerson(app, actor, body.id)))
  serve(app, s.archiveSchoolStaff, async ({ actor, body }) => result(await archivePerson(app, actor, body.id)))

  serve(
    app,
    c.changePlatformStaffPassword,
    ({ actor, body, prepared }) => password(app, actor, body, prepared),
    hashGiven,
  )
  serve(
    app,
    s.changeSchoolStaffPassword,
    ({ actor, body, prepared }) => password(app, actor, body, prepared),
    hashGiven,
  )

  serve(app, s.getStaffBranches, ({ actor, params }) => readBranchesOf(actor, params.id))
  serve(app, s.setStaffBranches, ({ actor, params, body }) => setBranchesOf(actor, params.id, body.branch_ids))

  serve(app, c.invitePlatformStaff, async ({ actor, params }) => result(await inviteAgain(app, actor, params.id)))
  serve(app, s.inviteSchoolStaff, async ({ actor, params }) => result(await inviteAgain(app, actor, params.id)))

  serve(app, x.exportPlatformStaff, ({ actor, query }) => exportStaff(app, actor, query))
  serve(app, x.exportSchoolStaff, ({ actor, query }) => exportStaff(app, actor, query))

  serve(app, x.importPlatformStaff, ({ actor, body }) => importStaff(app, actor, body))
  serve(app, x.importSchoolStaff, ({ actor, body }) => importStaff(app, actor, body))
}

async function create(app: App, actor: Actor, body: StaffCreation) {
  const id = await createPerson(app, actor, body, { language: body.language })
  return result(await readPerson(actor, id))
}

const hashGiven = ({ body }: { body: { password: string } }) => hashPassword(body.password)

const password = async (
  app: App,
  actor: Actor,
  body: Parameters<typeof changePersonPassword>[2],
  passwordHash: string,
) => result(await changePersonPassword(app, actor, body, passwordHash))
