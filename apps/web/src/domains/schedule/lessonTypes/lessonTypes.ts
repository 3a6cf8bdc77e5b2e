import { lessonTypes } from '@dsms/contract/schedule/lessonTypes/calls'
import { webArea } from '../../../kit/areas/area.ts'

export const lessonTypeArea = webArea(lessonTypes, {
  link: '/school/lesson-types',
  scope: 'school',
  words: 'lessonTypes',
})
