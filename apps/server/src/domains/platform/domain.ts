import type { Domain } from '../../kernel/domain.ts'
import { checkStorage } from '../../kernel/files/limit.ts'
import { lookupRoutes } from './countries/countries.routes.ts'
import { seedOrganizations } from './organizations/demo/organizations.ts'
import { organizationRoutes } from './organizations/organizations.routes.ts'
import { outboxRoutes } from './outbox/outbox.routes.ts'
import { seedPlans } from './plans/demo/plans.ts'
import { checkLimit } from './plans/limits.ts'
import { planRoutes } from './plans/plans.routes.ts'
import { retention } from './retention/retention.ts'
import { schoolChoiceRoutes } from './schools/choices.routes.ts'
import { schoolRoutes } from './schools/schools.routes.ts'
import { settingRoutes } from './settings/settings.routes.ts'
import { subscriptionRoutes } from './subscriptions/subscriptions.routes.ts'
import { templateRoutes } from './templates/templates.routes.ts'

export const platform: Domain = {
  routes: [
    planRoutes,
    templateRoutes,
    settingRoutes,
    outboxRoutes,
    organizationRoutes,
    schoolRoutes,
    schoolChoiceRoutes,
    lookupRoutes,
    subscriptionRoutes,
    (app) => app.due.add(retention()),
  ],
  demo: [(db) => seedOrganizations(db), (db) => seedPlans(db)],
}

checkStorage.answer((actor) => checkLimit(actor, 'storage_mb'))
