import { DirectionProvider, MantineProvider, mergeThemeOverrides, useDirection } from '@mantine/core'
import { type ReactNode, useLayoutEffect, useMemo } from 'react'
import { useLanguage, useText } from '../kernel/i18n/index.ts'
import { useSkin } from '../kernel/session/skin.ts'
import { cssVariables, theme } from './theme.ts'

/** Theme, skin and direction around everything that is shown. */
export function Look({ children }: { children: ReactNode }) {
  const skin = useSkin()
  const t = useText('common')
  // every cross of a dialog, drawer or toast has its name from here
  const named = useMemo(
    () => mergeThemeOverrides(theme, { components: { CloseButton: { defaultProps: { 'aria-label': t('close') } } } }),
    [t],
  )
  useLayoutEffect(() => {
    document.documentElement.dataset.skin = skin
  }, [skin])
  return (
    <DirectionProvider initialDirection="rtl">
      <MantineProvider
        theme={named}
        cssVariablesResolver={cssVariables}
        forceColorScheme={skin === 'dark' ? 'dark' : 'light'}
      >
        <FollowLanguage />
        {children}
      </MantineProvider>
    </DirectionProvider>
  )
}

/** Mantine's own idea of direction follows the language. */
function FollowLanguage() {
  const { dir } = useLanguage()
  const { setDirection } = useDirection()
  // biome-ignore lint/correctness/useExhaustiveDependencies: setDirection is made again on each rendering
  useLayoutEffect(() => setDirection(dir), [dir])
  return null
}
