import { Alert } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { countWaiting } from '../../../kernel/browser/kept/waiting.ts'
import { useText } from '../../../kernel/i18n/index.ts'

/** Tells a trainer who was signed out that what they did without a network is still here. */
export function WaitingNote() {
  const t = useText('signIn')
  const [count, setCount] = useState(0)
  useEffect(() => void countWaiting().then(setCount), [])
  if (count === 0) return null
  return (
    <Alert color="orange" icon={<IconInfoCircle size={20} stroke={1.5} />} role="status">
      {t('login.waiting', { count })}
    </Alert>
  )
}
