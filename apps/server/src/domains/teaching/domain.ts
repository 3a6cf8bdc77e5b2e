import type { Domain } from '../../kernel/domain.ts'
import { seedRecords } from './lessonRecords/demo/records.ts'
import { recordRoutes } from './lessonRecords/records.routes.ts'
import { progressRoutes } from './progress/progress.routes.ts'

export const teaching: Domain = { demo: [seedRecords], routes: [recordRoutes, progressRoutes] }
