/** What other domains, further right in the order, may use of this one. */
export { TrainerNow } from './lessonRecords/home.tsx'
export { StudentPractice } from './progress/home.tsx'
