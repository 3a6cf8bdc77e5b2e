import { AppError, fieldError } from '@dsms/contract/kernel/errors'
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
  refusals: {
    accounts_shared: () => new AppError('account_shared'),
    users_role: () => fieldError('role_id', 'unknown_role'),
    users_gender_id_genders_id_fk: () => fieldError('gender_id', 'unknown_gender'),
    roles_name: () => fieldError('name', 'role_name_taken'),
  },
}

rolesOfNewSchool.answer(addPresetRoles)
