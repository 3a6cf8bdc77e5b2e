/** What other domains, further right in the order, may use of this one. */
export { StudentNextLesson } from './booking/home.tsx'
export { LessonFeed } from './feeds/LessonFeed.tsx'
export { LazyOtherCars } from './lessons/cars/lazy.ts'
export { LazyNewLesson } from './lessons/lazy.ts'
export { LazyWhoIsTold } from './notices/lazy.ts'
