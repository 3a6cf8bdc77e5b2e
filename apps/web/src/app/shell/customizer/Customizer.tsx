import { Button, Drawer, Stack, Switch } from '@mantine/core'
import { useText } from '../../../kernel/i18n/index.ts'
import { setPreferences, usePreferences } from '../../../kernel/session/preferences.ts'
import { Choice } from './Choice.tsx'
import { defaults, withDefaults } from './defaults.ts'

/** How the product looks for this person. Each choice shows at once and follows the account. */
export function Customizer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useText('shell')
  const look = withDefaults(usePreferences())
  const isVertical = look.layout === 'vertical'
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      title={t('customize')}
      size={380}
      overlayProps={{ backgroundOpacity: 0.15 }}
    >
      <Stack gap="lg">
        <Choice
          label={t('skin')}
          value={look.skin}
          onChange={(skin) => setPreferences({ skin })}
          options={{
            device: t('skin.device'),
            light: t('skin.light'),
            dark: t('skin.dark'),
            bordered: t('skin.bordered'),
            'semi-dark': t('skin.semi-dark'),
          }}
        />
        <Choice
          label={t('layout')}
          value={look.layout}
          onChange={(layout) => setPreferences({ layout })}
          options={{ vertical: t('layout.vertical'), horizontal: t('layout.horizontal') }}
        />
        {isVertical && (
          <Switch
            label={t('menuCollapsed')}
            checked={look.isMenuCollapsed}
            onChange={(event) => setPreferences({ isMenuCollapsed: event.currentTarget.checked })}
          />
        )}
        <Switch
          label={t('menuHidden')}
          description={t('menuHidden.help')}
          checked={look.isMenuHidden}
          onChange={(event) => setPreferences({ isMenuHidden: event.currentTarget.checked })}
        />
        <Choice
          label={t('width')}
          value={look.contentWidth}
          onChange={(contentWidth) => setPreferences({ contentWidth })}
          options={{ full: t('width.full'), boxed: t('width.boxed') }}
        />
        <Choice
          label={t('navbar')}
          value={look.navbar}
          onChange={(navbar) => setPreferences({ navbar })}
          options={{
            floating: t('navbar.floating'),
            sticky: t('navbar.sticky'),
            static: t('navbar.static'),
            hidden: t('navbar.hidden'),
          }}
        />
        <Choice
          label={t('navbarColour')}
          value={look.navbarColour}
          onChange={(navbarColour) => setPreferences({ navbarColour })}
          options={{
            surface: t('navbarColour.surface'),
            accent: t('navbarColour.accent'),
            dark: t('navbarColour.dark'),
          }}
        />
        <Choice
          label={t('footerType')}
          value={look.footer}
          onChange={(footer) => setPreferences({ footer })}
          options={{ static: t('footerType.static'), sticky: t('footerType.sticky'), hidden: t('footerType.hidden') }}
        />
        <Choice
          label={t('transition')}
          value={look.transition}
          onChange={(transition) => setPreferences({ transition })}
          options={{
            fade: t('transition.fade'),
            slide: t('transition.slide'),
            zoom: t('transition.zoom'),
            none: t('transition.none'),
          }}
        />
        <Choice
          label={t('density')}
          value={look.tableDensity}
          onChange={(tableDensity) => setPreferences({ tableDensity })}
          options={{ normal: t('density.normal'), compact: t('density.compact') }}
        />
        <Button variant="default" onClick={() => setPreferences(defaults)}>
          {t('resetLook')}
        </Button>
      </Stack>
    </Drawer>
  )
}
