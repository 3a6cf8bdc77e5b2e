import { appScreens } from './routes.apps.tsx'
import { areaScreens } from './routes.areas.tsx'
import { app, bare, designs, open } from './routes.frames.tsx'
import { officeScreens, paperScreens } from './routes.office.tsx'
import { editorScreens, openScreens } from './routes.pages.tsx'
import { root, startRoutes } from './routes.start.tsx'

/** Every screen: what the start knows, and all that is fetched when somebody goes beyond it. */
export const wholeTree = root.addChildren([
  ...startRoutes,
  app.addChildren([...appScreens, ...officeScreens, ...areaScreens, ...editorScreens]),
  ...designs,
  bare.addChildren([...paperScreens]),
  open.addChildren([...openScreens]),
])
