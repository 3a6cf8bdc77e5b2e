/** What other domains, further right in the order, may use of this one. */
export { learnerOf } from './courses/courses.data.ts'
export { courses } from './courses/courses.table.ts'
export { countEnrolled, studentsOfCourse } from './courses/enrolled.ts'
export { linksToLicences } from './licences/licenceLinks.table.ts'
export { linkedLicences, toLicenceTypes } from './licences/licenceLinks.ts'
export { licenceTypes } from './licences/licenceTypes.table.ts'
export { requirementsAt } from './licences/requirements.then.ts'
export { requirementVersions } from './licences/trainingRequirements.table.ts'
