import { Alert, Text } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { useSession } from '../../../../kernel/session/session.ts'
import { OtherPlaces } from '../../../identity/public.ts'

/** Says to somebody with the role of a trainer that this school has no trainer of them yet, and leads to their other places. */
export function NoTrainer() {
  const t = useText('trainerPortal')
  const school = useSession()?.schoolName ?? ''
  return (
    <Alert
      color="blue"
      icon={<IconInfoCircle size={20} stroke={1.5} />}
      title={t('noTrainer.title', { school })}
      role="status"
    >
      <Text size="sm">{t('noTrainer.text')}</Text>
      <OtherPlaces />
    </Alert>
  )
}
