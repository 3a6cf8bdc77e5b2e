import type { Domain } from '../../kernel/brings/domain.ts'
import * as components from './components/calls.ts'
import * as countryPacks from './countryPacks/calls.ts'
import * as countryPacksSchool from './countryPacks/school.ts'
import * as courses from './courses/calls.ts'
import * as errorTypes from './drivingErrors/calls.ts'
import * as markingSchemes from './drivingErrors/markingSchemes.ts'
import * as licenceTypes from './licences/calls.ts'
import * as trainingRequirements from './licences/requirements.ts'
import * as licenceTree from './licences/tree.ts'
import * as skills from './skills/calls.ts'
import { errors } from './words/errors.ts'
import { words } from './words/words.ts'

export const curriculum: Domain = {
  calls: [
    components,
    countryPacks,
    countryPacksSchool,
    courses,
    errorTypes,
    markingSchemes,
    licenceTypes,
    trainingRequirements,
    licenceTree,
    skills,
  ],
  pages: [
    {
      id: 221,
      target: 'countryPacks',
      icon: 'world',
      link: '/platform/country-packs',
      access: { platform: 'country_packs.view' },
    },
    {
      id: 234,
      target: 'licenceTypes',
      icon: 'license',
      link: '/school/licence-types',
      access: {
        school: 'licence_types_courses.view',
        platform: 'schools.view',
      },
    },
    {
      id: 235,
      target: 'components',
      icon: 'puzzle',
      link: '/school/components',
      access: {
        school: 'licence_types_courses.view',
        platform: 'schools.view',
      },
    },
    {
      id: 243,
      target: 'skills',
      icon: 'target',
      link: '/school/skills',
      access: { school: 'skills.view', platform: 'schools.view' },
    },
    {
      id: 244,
      target: 'errorSettings',
      icon: 'alert-square',
      link: '/school/errors',
      access: {
        school: 'error_settings.view',
        platform: 'schools.view',
      },
    },
    {
      id: 245,
      target: 'markingSchemes',
      icon: 'calculator',
      link: '/school/marking-schemes',
      access: {
        school: 'error_settings.view',
        platform: 'schools.view',
      },
    },
    {
      id: 269,
      target: 'courses',
      icon: 'certificate',
      link: '/school/courses',
      access: {
        school: 'licence_types_courses.view',
        platform: 'schools.view',
      },
    },
  ],
  errors,
  words,
}
