import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useState } from 'react'
import { useStore } from '../../../kernel/browser/store.ts'
import { newerBuild } from '../../../kernel/call/release.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import classes from './ReleaseBanner.module.css'

/** Offers the new release. The page stays as it is until the reader wants it: somebody may be in the middle of a form. */
export function ReleaseBanner() {
  const t = useText('shell')
  const build = useStore(newerBuild)
  const [putOff, setPutOff] = useState<string | null>(null)
  return (
    <div role="status">
      {build !== null && build !== putOff && (
        <div className={classes.banner}>
          <IconRefresh size={18} stroke={1.5} aria-hidden className={classes.sign} />
          <span>{t('release.text')}</span>
          <Button size="xs" onClick={() => location.reload()}>
            {t('release.reload')}
          </Button>
          <Button size="xs" variant="default" onClick={() => setPutOff(build)}>
            {t('release.later')}
          </Button>
        </div>
      )}
    </div>
  )
}
