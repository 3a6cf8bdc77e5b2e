import { Button, Collapse, Group, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useId } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { PersonAvatar } from '../../../../ui/PersonAvatar.tsx'

/** Who gave a lesson, and what they wrote about it, closed until somebody wants to know. */
export function Report() {
  const t = useText('parts')
  const id = useId()
  const [isOpen, { toggle }] = useDisclosure()
  return (
    <>
      <Group gap="xs" mt="xs">
        <PersonAvatar name={t('avatar.trainer')} src={null} size={28} />
        <Text size="sm">{t('avatar.trainer')}</Text>
        <Button size="compact-sm" variant="light" onClick={toggle} aria-expanded={isOpen} aria-controls={id}>
          {isOpen ? t('timeline.hide') : t('timeline.show')}
        </Button>
      </Group>
      <Collapse expanded={isOpen} id={id}>
        <Text size="sm">{t('timeline.report')}</Text>
      </Collapse>
    </>
  )
}
