import * as c from '@dsms/contract/identity/roles/calls'
import * as p from '@dsms/contract/identity/roles/privileges'
import { modules } from '@dsms/contract/kernel/permissions'
import { page, result } from '../../../kernel/http/answers.ts'
import { serve } from '../../../kernel/http/serve.ts'
import type { App } from '../../../kernel/services.ts'
import { readMatrix, saveMatrix } from './privileges.service.ts'
import { findRole, listRoleChoices, listRoles } from './roles.data.ts'
import { archiveRole, changeRoleStatus, createRole, updateRole } from './roles.service.ts'

export function roleRoutes(app: App) {
  serve(app, c.listRoleChoicesOfPlatform, async ({ actor }) => result(await listRoleChoices(actor)))
  serve(app, c.listPlatformRoles, async ({ actor, query }) => page(await listRoles(actor, query)))
  serve(app, c.getPlatformRole, async ({ actor, params }) => result(await findRole(actor, params.id)))
  serve(app, c.createPlatformRole, async ({ actor, body }) => result(await createRole(actor, body)))
  serve(app, c.updatePlatformRole, async ({ actor, params, body }) =>
    result(await updateRole(app, actor, params.id, body)),
  )
  serve(app, c.archivePlatformRole, async ({ actor, params, body }) =>
    result(await archiveRole(app, actor, params.id, body?.replacement_id)),
  )
  serve(app, c.changePlatformRoleStatus, async ({ actor, body }) =>
    result(await changeRoleStatus(app, actor, body.id, body.status, body.replacement_id)),
  )
  serve(app, p.listPlatformModules, () => result(modules.platform))
  serve(app, p.getPlatformMatrix, async ({ actor, body }) => result(await readMatrix(actor, body.role_id)))
  serve(app, p.savePlatformMatrix, async ({ actor, body }) =>
    result(await saveMatrix(app, actor, body.role_id, body.privileges)),
  )
}

/** The same in a school: its own people's, or the one that a platform person names. */
export function schoolRoleRoutes(app: App) {
  serve(app, c.listRoleChoicesOfSchool, async ({ actor }) => result(await listRoleChoices(actor)))
  serve(app, c.listSchoolRoles, async ({ actor, query }) => page(await listRoles(actor, query)))
  serve(app, c.createSchoolRole, async ({ actor, body: { school_id: _, ...body } }) =>
    result(await createRole(actor, body)),
  )
  serve(app, c.getSchoolRole, async ({ actor, params }) => result(await findRole(actor, params.id)))
  serve(app, c.updateSchoolRole, async ({ actor, params, body: { school_id: _, ...body } }) =>
    result(await updateRole(app, actor, params.id, body)),
  )
  serve(app, c.archiveSchoolRole, async ({ actor, params, query }) =>
    result(await archiveRole(app, actor, params.id, query.replacement_id)),
  )
  serve(app, c.changeSchoolRoleStatus, async ({ actor, params, body }) =>
    result(await changeRoleStatus(app, actor, params.id, body.status, body.replacement_id)),
  )
  serve(app, p.listSchoolModules, () => result(modules.school))
  serve(app, p.getSchoolMatrix, async ({ actor, body }) => result(await readMatrix(actor, body.role_id)))
  serve(app, p.saveSchoolMatrix, async ({ actor, body }) =>
    result(await saveMatrix(app, actor, body.role_id, body.privileges)),
  )
}
