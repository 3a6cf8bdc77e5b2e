import type { Domain } from '../../kernel/domain.ts'
import { forgetInTime } from '../platform/public.ts'
import { forgetBy, personErased } from '../staff/public.ts'
import { cardRoutes } from './cards/cards.routes.ts'
import { seedFigures } from './cards/demo/figures.ts'
import { forgetVisits } from './cards/figures.data.ts'
import { figureRoutes } from './cards/figures.routes.ts'
import { statisticRoutes } from './cards/statistics.routes.ts'
import { dashboardRoutes } from './dashboard/dashboard.routes.ts'
import { frameRoutes } from './frame/frame.routes.ts'
import { searchRoutes } from './search/search.routes.ts'
import { seedEmployees } from './tables/demo/employees.ts'
import { tableRoutes } from './tables/tables.routes.ts'
import { todayRoutes } from './today/today.routes.ts'

export const insight: Domain = {
  routes: [
    tableRoutes,
    frameRoutes,
    searchRoutes,
    cardRoutes,
    figureRoutes,
    statisticRoutes,
    dashboardRoutes,
    todayRoutes,
  ],
  demo: [(db, { people }) => seedFigures(db, people), (db, { schoolId }) => seedEmployees(db, schoolId)],
}

forgetInTime('visits', forgetVisits)
personErased.on(forgetBy('forget_in_insight'))
