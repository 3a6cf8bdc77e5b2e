import { billingPaperScreens, billingScreens } from '../domains/billing/domain.tsx'
import { contentOpenScreens, contentScreens } from '../domains/content/domain.tsx'
import { curriculumScreens } from '../domains/curriculum/domain.tsx'
import { galleryBareScreens, galleryScreens } from '../domains/gallery/domain.tsx'
import { identityOpenScreens, identityScreens } from '../domains/identity/domain.tsx'
import { insightScreens } from '../domains/insight/domain.tsx'
import { messagesScreens } from '../domains/messages/domain.tsx'
import { platformScreens } from '../domains/platform/domain.tsx'
import { resourcesScreens } from '../domains/resources/domain.tsx'
import { scheduleRoomScreens, scheduleScreens } from '../domains/schedule/domain.tsx'
import { schoolScreens } from '../domains/school/domain.tsx'
import { shopScreens } from '../domains/shop/domain.tsx'
import { staffScreens } from '../domains/staff/domain.tsx'
import { studentsOpenScreens, studentsScreens } from '../domains/students/domain.tsx'
import { teachingScreens } from '../domains/teaching/domain.tsx'
import { trainersScreens } from '../domains/trainers/domain.tsx'
import { root } from '../kernel/browser/root.ts'
import { app, bare, open, routesOf } from '../kit/screens.tsx'
import { designs } from './routes.frames.tsx'
import { startRoutes } from './routes.start.tsx'
import { shellScreens } from './shell/screens.tsx'

// every screen: what the start knows, and all that is fetched when somebody goes beyond it
root.addChildren([
  ...startRoutes,
  app.addChildren(
    routesOf({
      ...platformScreens,
      ...identityScreens,
      ...staffScreens,
      ...trainersScreens,
      ...studentsScreens,
      ...schoolScreens,
      ...curriculumScreens,
      ...resourcesScreens,
      ...scheduleScreens,
      ...teachingScreens,
      ...billingScreens,
      ...shopScreens,
      ...messagesScreens,
      ...contentScreens,
      ...insightScreens,
      ...galleryScreens,
      ...shellScreens,
    }),
  ),
  ...designs,
  bare.addChildren(routesOf({ ...scheduleRoomScreens, ...billingPaperScreens, ...galleryBareScreens })),
  open.addChildren(routesOf({ ...identityOpenScreens, ...studentsOpenScreens, ...contentOpenScreens })),
])
