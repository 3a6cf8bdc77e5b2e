import type { Domain } from '../../kernel/domain.ts'
import { recordRoutes } from './lessonRecords/records.routes.ts'
import { progressRoutes } from './progress/progress.routes.ts'

export const teaching: Domain = { routes: [recordRoutes, progressRoutes] }
