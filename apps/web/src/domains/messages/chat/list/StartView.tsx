import { IconMessages } from '@tabler/icons-react'
import { useText } from '../../../../kernel/i18n/index.ts'
import classes from './StartView.module.css'

/** Beside the list, before somebody is chosen. */
export function StartView() {
  const t = useText('chat')
  return (
    <div className={classes.start}>
      <span className={classes.icon}>
        <IconMessages size={64} stroke={1.25} aria-hidden />
      </span>
      <p className={classes.title}>{t('start.title')}</p>
      <p className={classes.text}>{t('start.text')}</p>
    </div>
  )
}
