import { DirectionProvider, MantineProvider, mergeThemeOverrides, useDirection } from '@mantine/core'
import { RouterProvider } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useMemo } from 'react'
import { Dots } from './components/Dots.tsx'
import { useLanguage, useText } from './i18n/index.ts'
import { userStore } from './lib/sessionStore.ts'
import { usePreferences } from './preferences.ts'
import { router } from './routes.tsx'
import { cssVariables, theme } from './theme.ts'

/** Theme, direction and routes around every screen. */
export function App() {
  const { skin = 'light' } = usePreferences()
  const t = useText('common')
  // every cross of a dialog, drawer or toast has its name from here
  const named = useMemo(
    () => mergeThemeOverrides(theme, { components: { CloseButton: { defaultProps: { 'aria-label': t('close') } } } }),
    [t],
  )
  useLayoutEffect(() => {
    document.documentElement.dataset.skin = skin
  }, [skin])
  // guards look again when abilities change or the session ends
  useEffect(() => userStore.subscribe(() => void router.invalidate()), [])
  return (
    <DirectionProvider initialDirection="rtl">
      <MantineProvider
        theme={named}
        cssVariablesResolver={cssVariables}
        forceColorScheme={skin === 'dark' ? 'dark' : 'light'}
      >
        <FollowLanguage />
        <RouterProvider router={router} defaultPendingComponent={Dots} />
      </MantineProvider>
    </DirectionProvider>
  )
}

/** Mantine's own idea of direction follows the language. */
function FollowLanguage() {
  const { dir } = useLanguage()
  const { setDirection } = useDirection()
  // biome-ignore lint/correctness/useExhaustiveDependencies: setDirection is made anew on each rendering
  useLayoutEffect(() => setDirection(dir), [dir])
  return null
}
