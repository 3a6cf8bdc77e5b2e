import './fonts.css'
import '@mantine/core/styles.layer.css'
import './theme.css'
// it is on every screen, and would be one more request as a sheet of its own
import './components/Logo.module.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { startTexts } from './i18n/index.ts'
import { askFrame } from './lib/frame.ts'
import { refreshWhileActive } from './lib/refresh.ts'
import { followReleases, noteGoneParts } from './lib/release.ts'
import { startRipples } from './lib/ripple.ts'
import { followOtherTabs, userStore } from './lib/sessionStore.ts'
import { startFailed } from './lib/startFailed.ts'
import { countThisVisit } from './lib/visit.ts'
import { openAllRoutes } from './routes.tsx'

noteGoneParts()
followReleases()
followOtherTabs()
refreshWhileActive()
startRipples()
askFrame()

const isStart =
  /^\/(login|register|forgot-password|reset-password|misc\/.*)?$/.test(location.pathname) && !userStore.get()
void start()

// no await at the top: parts of the application import this file's chunk, and would wait for it while it waits for them
async function start() {
  try {
    await Promise.all([startTexts(['common', 'errors']), isStart || openAllRoutes()])
    show()
  } catch (error) {
    console.error(error)
    await startFailed()
  }
}

function show() {
  createRoot(document.getElementById('root') as HTMLElement).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
  countThisVisit()
}
