import { useText } from '../../i18n/index.ts'
import { Settings } from './Settings.tsx'

/** What holds for all schools unless they say otherwise. */
export function PlatformSettingsPage() {
  const t = useText('schoolSettings')
  return <Settings title={t('platform.title')} intro={t('platform.text')} school_id={undefined} isPlatform />
}
