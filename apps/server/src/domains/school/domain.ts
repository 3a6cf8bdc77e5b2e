import type { Domain } from '../../kernel/domain.ts'
import { schoolsCreated } from '../platform/public.ts'
import { branchRoutes } from './branches/branches.routes.ts'
import { seedBranches } from './branches/demo/branches.ts'
import { addMainBranches } from './branches/mainBranch.ts'
import { seedHolidays } from './holidays/demo/holidays.ts'
import { holidayRoutes } from './holidays/holidays.routes.ts'
import { importColumnRoutes } from './importColumns/importColumns.routes.ts'
import { lookupValueRoutes } from './lookups/lookupValues.routes.ts'
import { openingHourRoutes } from './openingHours/openingHours.routes.ts'
import { seedSchoolProfile } from './schoolProfile/demo/schoolProfile.ts'
import { addProfiles } from './schoolProfile/schoolProfile.data.ts'
import { schoolProfileRoutes } from './schoolProfile/schoolProfile.routes.ts'

export const school: Domain = {
  routes: [schoolProfileRoutes, lookupValueRoutes, holidayRoutes, branchRoutes, openingHourRoutes, importColumnRoutes],
  demo: [
    (db, { schoolId }) => seedBranches(db, schoolId),
    (db, { schoolId }) => seedSchoolProfile(db, schoolId),
    (db, { schoolId }) => seedHolidays(db, schoolId),
  ],
}

schoolsCreated.on(addMainBranches)
schoolsCreated.on(addProfiles)
