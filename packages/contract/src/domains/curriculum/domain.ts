import { page } from '../../kernel/page.ts'
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

export const curriculum = {
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
    page(
      221,
      'countryPacks',
      'world',
      '/platform/country-packs',
      { platform: 'country_packs.view' },
      'حزم الدول',
      'Country packs',
      'Länderpakete',
      'Paquets pays',
      'Pacotes de países',
    ),
    page(
      234,
      'licenceTypes',
      'license',
      '/school/licence-types',
      {
        school: 'licence_types_courses.view',
        platform: 'schools.view',
      },
      'أنواع الرخص',
      'Licence types',
      'Führerscheinklassen',
      'Types de permis',
      'Tipos de carta',
    ),
    page(
      235,
      'components',
      'puzzle',
      '/school/components',
      {
        school: 'licence_types_courses.view',
        platform: 'schools.view',
      },
      'مكوّنات التدريب',
      'Training components',
      'Ausbildungsbausteine',
      'Composantes de formation',
      'Componentes de formação',
    ),
    page(
      243,
      'skills',
      'target',
      '/school/skills',
      { school: 'skills.view', platform: 'schools.view' },
      'المهارات',
      'Skills',
      'Fertigkeiten',
      'Compétences',
      'Competências',
    ),
    page(
      244,
      'errorSettings',
      'alert-square',
      '/school/errors',
      {
        school: 'error_settings.view',
        platform: 'schools.view',
      },
      'إعدادات الأخطاء',
      'Error settings',
      'Fehlereinstellungen',
      'Réglages des fautes',
      'Definições de erros',
    ),
    page(
      245,
      'markingSchemes',
      'calculator',
      '/school/marking-schemes',
      {
        school: 'error_settings.view',
        platform: 'schools.view',
      },
      'أنظمة التقييم',
      'Marking schemes',
      'Bewertungsschemata',
      'Barèmes',
      'Esquemas de avaliação',
    ),
    page(
      269,
      'courses',
      'certificate',
      '/school/courses',
      {
        school: 'licence_types_courses.view',
        platform: 'schools.view',
      },
      'الدورات',
      'Courses',
      'Kurse',
      'Formations',
      'Cursos',
    ),
  ],
}
