import './fonts.css'
import '@mantine/core/styles.css'
import './theme.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { startTexts } from './i18n/index.ts'
import { refreshWhileActive } from './lib/refresh.ts'
import { startRipples } from './lib/ripple.ts'
import { followOtherTabs, userStore } from './lib/sessionStore.ts'
import { countThisVisit } from './lib/visit.ts'
import { openAllRoutes } from './routes.tsx'

followOtherTabs()
refreshWhileActive()
startRipples()

const isStart =
  /^\/(login|register|forgot-password|reset-password|misc\/.*)?$/.test(location.pathname) && !userStore.get()
await Promise.all([startTexts(['common', 'errors']), isStart || openAllRoutes()])
createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
countThisVisit()
