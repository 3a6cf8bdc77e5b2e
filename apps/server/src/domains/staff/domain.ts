import { fieldError } from '@dsms/contract/kernel/errors'
import type { Domain } from '../../kernel/domain.ts'
import { peopleAdded, roleGiven } from '../identity/public.ts'
import { firstAdministrator } from '../platform/public.ts'
import { peopleRoutes } from './directory/people.routes.ts'
import { seedSocial } from './profile/demo/social.ts'
import { profileRoutes } from './profile/profile.routes.ts'
import { staffRoutes } from './staff/staff.routes.ts'
import { createPerson } from './staff/staff.service.ts'
import { peopleComeFirst } from './users/demo/first.ts'
import { seedUsers } from './users/demo/users.ts'
import { forgetBy, personErased } from './users/erasing/erased.ts'
import { addProfiles, nameByRole } from './users/users.profiles.ts'
import { userRoutes } from './users/users.routes.ts'

export const staff: Domain = {
  refusals: { users_employee_no: () => fieldError('employee_no', 'employee_no_taken') },
  routes: [userRoutes, profileRoutes, staffRoutes, peopleRoutes],
  demo: [
    (db, { schoolId }) => peopleComeFirst(db, schoolId),
    (db, { schoolId }) => seedUsers(db, [null, schoolId]),
    (db, { people, files }) => seedSocial(db, people, files),
  ],
}

firstAdministrator.answer((services, actor, admin, language) =>
  createPerson(services, actor, admin, { kind: 'staff', language }),
)
peopleAdded.on(addProfiles)
roleGiven.on(nameByRole)
personErased.on(forgetBy('forget_in_staff'))
