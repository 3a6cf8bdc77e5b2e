import './fonts.css'
import '@mantine/core/styles.css'
import './theme.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { startTexts } from './i18n/index.ts'
import { refreshWhileActive } from './lib/refresh.ts'
import { startRipples } from './lib/ripple.ts'
import { followOtherTabs } from './lib/sessionStore.ts'

followOtherTabs()
refreshWhileActive()
startRipples()

await startTexts(['common', 'errors'])
createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
