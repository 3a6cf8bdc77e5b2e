import { Box } from '@mantine/core'
import { useText } from '../../kernel/i18n/index.ts'
import { PersonAvatar } from '../PersonAvatar.tsx'
import classes from './PresenceAvatar.module.css'

interface Props {
  name: string
  src: string | null
  status: 'online' | 'away' | 'busy' | 'offline'
  size?: number
}

/** A person's picture with a mark that tells by form as well as colour whether they are there. */
export function PresenceAvatar({ name, src, status, size = 40 }: Props) {
  const t = useText('apps')
  return (
    <Box component="span" className={classes.root} style={{ '--size': `${size}px` }}>
      <PersonAvatar name={name} src={src} size={size} />
      <span
        className={classes.dot}
        data-status={status}
        role="img"
        aria-label={t(`status.${status}`)}
        title={t(`status.${status}`)}
      />
    </Box>
  )
}
