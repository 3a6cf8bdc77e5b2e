import { appScreens } from './routes.apps.tsx'
import { app, bare, designs, open } from './routes.frames.tsx'
import { officeScreens, paperScreens } from './routes.office.tsx'
import { editorScreens, openScreens } from './routes.pages.tsx'
import { platformScreens } from './routes.platform.tsx'
import { schoolScreens } from './routes.school.tsx'
import { root, startRoutes } from './routes.start.tsx'

/** Every screen: what the start knows, and all that is fetched when somebody goes beyond it. */
export const wholeTree = root.addChildren([
  ...startRoutes,
  app.addChildren([...appScreens, ...officeScreens, ...platformScreens, ...schoolScreens, ...editorScreens]),
  ...designs,
  bare.addChildren([...paperScreens]),
  open.addChildren([...openScreens]),
])
