import type { Domain } from '../../kernel/domain.ts'
import { rolesOfNewSchool } from '../platform/public.ts'
import { accountRoutes } from './account/account.routes.ts'
import { meRoutes } from './me/me.routes.ts'
import { placeRoutes } from './places/places.routes.ts'
import { addPresetRoles } from './roles/presetRoles.service.ts'
import { roleRoutes, schoolRoleRoutes } from './roles/roles.routes.ts'
import { identityRoutes } from './signIn/identity.routes.ts'
import { systemRoutes } from './signIn/system.routes.ts'

export const identity: Domain = {
  routes: [meRoutes, accountRoutes, placeRoutes, systemRoutes, identityRoutes, roleRoutes, schoolRoleRoutes],
}

rolesOfNewSchool.answer(addPresetRoles)
