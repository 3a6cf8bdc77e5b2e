import { Button, Group } from '@mantine/core'
import { IconBuilding } from '@tabler/icons-react'
import { useErrorText } from '../../../kernel/i18n/errorText.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { useRoleName } from '../../../kit/records/useRoleName.ts'
import { showFailure } from '../../../ui/toasts/toasts.tsx'
import { goToPlace, usePlaces } from './usePlaces.ts'

/** The way from a place where there is nothing to do to the other places of the account. Its words are those of `places`. */
export function OtherPlaces() {
  const t = useText('places')
  const roleName = useRoleName()
  const errorText = useErrorText()
  const others = usePlaces().data?.places.filter(({ isCurrent }) => !isCurrent) ?? []
  if (others.length === 0) return null
  return (
    <Group gap="sm" mt="sm">
      {others.map(({ id, school, role }) => (
        <Button
          key={id}
          variant="default"
          mih={44}
          leftSection={<IconBuilding size={18} stroke={1.5} />}
          onClick={() => goToPlace(id).catch((error) => showFailure(errorText(error)))}
        >
          {t('place.goAs', { place: school ?? t('place.platform'), role: roleName(role, role) })}
        </Button>
      ))}
    </Group>
  )
}
