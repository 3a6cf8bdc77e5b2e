import { courses } from '@dsms/contract/curriculum/courses/calls'
import { webArea } from '../../../kit/areas/area.ts'

export const offered = webArea(courses, { link: '/school/courses', scope: 'school', words: 'courses' })
