import type { Domain } from '../../kernel/domain.ts'
import { boardRoutes } from './board/board.routes.ts'
import { lessonRoutes } from './lessons/lessons.routes.ts'

export const schedule: Domain = { routes: [boardRoutes, lessonRoutes] }
