import { letterFared } from '../../kernel/delivery/fared.ts'
import type { Domain } from '../../kernel/domain.ts'
import { accountOpened } from '../identity/public.ts'
import { forgetBy, personErased } from '../staff/public.ts'
import { broadcastRoutes } from './broadcasts/broadcasts.routes.ts'
import { calendarRoutes } from './calendar/calendar.routes.ts'
import { seedCalendar } from './calendar/demo/calendar.ts'
import { chatRoutes } from './chat/chat.routes.ts'
import { seedChat } from './chat/demo/chat.ts'
import { seedEmail } from './email/demo/email.ts'
import { tellSender } from './email/drafts/email.fared.ts'
import { emailRoutes } from './email/email.routes.ts'
import { leaveWelcome } from './email/welcome/welcome.service.ts'
import { myDayRoutes } from './myDay/myDay.routes.ts'
import { supportRoutes } from './support/support.routes.ts'
import { seedTasks } from './tasks/demo/tasks.ts'
import { taskRoutes } from './tasks/tasks.routes.ts'

export const messages: Domain = {
  routes: [broadcastRoutes, taskRoutes, chatRoutes, supportRoutes, emailRoutes, calendarRoutes, myDayRoutes],
  demo: [
    (db, { people, files }) => seedEmail(db, people, files),
    (db, { people }) => seedChat(db, people),
    (db, { people }) => seedTasks(db, people),
    (db, { people }) => seedCalendar(db, people),
  ],
}

accountOpened.on(leaveWelcome)
personErased.on(forgetBy('forget_in_messages'))
letterFared.on(tellSender)
