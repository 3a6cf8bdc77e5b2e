import type { Domain } from '../../kernel/domain.ts'
import { isPackPublished, packOfCountry, schoolsCreated } from '../platform/public.ts'
import { componentRoutes } from './components/components.routes.ts'
import { seedComponents } from './components/demo/components.ts'
import { isPublished, publishedPackOf } from './countryPacks/countryPacks.published.ts'
import { countryPackRoutes } from './countryPacks/countryPacks.routes.ts'
import { schoolPackRoutes } from './countryPacks/schoolPacks.routes.ts'
import { courseRoutes } from './courses/courses.routes.ts'
import { seedCourses } from './courses/demo/courses.ts'
import { seedTraining } from './drivingErrors/demo/training.ts'
import { errorTypeRoutes } from './drivingErrors/errorTypes.routes.ts'
import { markingSchemeRoutes } from './drivingErrors/markingSchemes.routes.ts'
import { seedLicences } from './licences/demo/licences.ts'
import { licenceTypeRoutes } from './licences/licenceTypes.routes.ts'
import { addLevels } from './skills/levels.new.ts'
import { skillRoutes } from './skills/skills.routes.ts'

export const curriculum: Domain = {
  routes: [
    componentRoutes,
    skillRoutes,
    schoolPackRoutes,
    countryPackRoutes,
    errorTypeRoutes,
    markingSchemeRoutes,
    licenceTypeRoutes,
    courseRoutes,
  ],
  demo: [
    (db, { schoolId }) => seedLicences(db, schoolId),
    (db, { schoolId }) => seedCourses(db, schoolId),
    (db, { schoolId }) => seedComponents(db, schoolId),
    (db, { schoolId }) => seedTraining(db, schoolId),
  ],
}

schoolsCreated.on(addLevels)
packOfCountry.answer(publishedPackOf)
isPackPublished.answer(isPublished)
