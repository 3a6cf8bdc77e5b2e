import './fonts.css'
import '@mantine/core/styles.layer.css'
import './theme.css'
// it is on every screen, and would be one more request as a sheet of its own
import '../ui/Logo.module.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { startRipples } from '../kernel/browser/ripple.ts'
import { askAhead, setAhead } from '../kernel/call/ahead.ts'
import { refreshWhileActive } from '../kernel/call/refresh.ts'
import { followReleases, noteGoneParts } from '../kernel/call/release.ts'
import { startFailed } from '../kernel/call/startFailed.ts'
import { startTexts } from '../kernel/i18n/index.ts'
import { followOtherTabs, userStore } from '../kernel/session/sessionStore.ts'
import { App } from './App.tsx'
import { askFrame } from './frame.ts'
import { openAllRoutes, router } from './routes.tsx'
import { countThisVisit } from './visit.ts'
import { wordSources } from './words.start.ts'

noteGoneParts()
followReleases()
followOtherTabs()
refreshWhileActive()
startRipples()
setAhead(askFrame)
askAhead()

const isStart =
  /^\/(login|register|forgot-password|reset-password|misc\/.*)?$/.test(location.pathname) && !userStore.get()
void start()

// no await at the top: parts of the application import this file's chunk, and would wait for it while it waits for them
async function start() {
  try {
    await Promise.all([startTexts(['common', 'errors'], wordSources), isStart || openAllRoutes()])
    // React keeps what comes after a place holder back for 300 ms: the first screen stands at once, or the splash does
    await router.load()
    show()
  } catch (error) {
    console.error(error)
    await startFailed()
  }
}

function show() {
  const root = document.getElementById('root')
  if (!root) throw new Error('the page has no place for the application')
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
  countThisVisit()
  // says so where there is no connection; it has time until the first screen stands
  if (import.meta.env.PROD) void navigator.serviceWorker?.register('/sw.js').catch(() => undefined)
}
