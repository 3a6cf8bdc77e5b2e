import type { Invitation, Place } from '@dsms/contract/identity/places/calls'
import { Badge, Menu, Text, VisuallyHidden } from '@mantine/core'
import { IconBuilding, IconCheck, IconMail, IconMailOff } from '@tabler/icons-react'
import { useErrorText } from '../../../kernel/i18n/errorText.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { useRoleName } from '../../../kit/records/useRoleName.ts'
import { Typed } from '../../../ui/Bidi.tsx'
import { showDone, showFailure } from '../../../ui/toasts/toasts.tsx'
import { goToPlace, useAnswerInvitation, usePlaces } from './usePlaces.ts'

/** The places of the account in a menu, and the invitations that wait; nothing for who has one place and none waiting. */
export function PlaceItems() {
  const t = useText('places')
  const { data } = usePlaces()
  if (!data) return null
  const { places, invitations } = data
  return (
    <>
      {places.length > 1 && (
        <>
          <Menu.Divider />
          <Menu.Label>{t('places')}</Menu.Label>
          {places.map((place) => (
            <PlaceItem key={place.id} place={place} />
          ))}
        </>
      )}
      {invitations.length > 0 && (
        <>
          <Menu.Divider />
          <Menu.Label>{t('invitations')}</Menu.Label>
          {invitations.map((invitation) => (
            <InvitationItems key={invitation.id} invitation={invitation} />
          ))}
        </>
      )}
    </>
  )
}

function PlaceItem({ place }: { place: Place }) {
  const t = useText('places')
  const roleName = useRoleName()
  const errorText = useErrorText()
  const name = place.school ?? t('place.platform')
  const role = roleName(place.role, place.role, place.kind)
  const unread = t('place.unread', { count: place.unread })
  return (
    <Menu.Item
      leftSection={<IconBuilding size={18} stroke={1.5} />}
      rightSection={
        place.isCurrent ? (
          <IconCheck size={18} stroke={1.5} aria-label={t('place.now')} />
        ) : (
          place.unread > 0 && (
            <Badge size="sm" circle color="red.8" aria-label={unread}>
              {place.unread > 9 ? '9+' : place.unread}
            </Badge>
          )
        )
      }
      aria-current={place.isCurrent || undefined}
      closeMenuOnClick={place.isCurrent}
      onClick={() => {
        if (!place.isCurrent) goToPlace(place.id).catch((error) => showFailure(errorText(error)))
      }}
    >
      {!place.isCurrent && <VisuallyHidden>{t('place.go')}</VisuallyHidden>}
      <Text size="sm" lineClamp={1}>
        <Typed>{name}</Typed>
      </Text>
      <Text size="xs" c="dimmed">
        <Typed>{role}</Typed>
      </Text>
    </Menu.Item>
  )
}

function InvitationItems({ invitation }: { invitation: Invitation }) {
  const t = useText('places')
  const errorText = useErrorText()
  const answer = useAnswerInvitation()
  const place = invitation.school ?? t('place.platform')
  const say = (accept: boolean) =>
    answer(invitation.id, accept).then(
      () => showDone(accept ? t('accepted', { place }) : t('declined')),
      (error) => showFailure(errorText(error)),
    )
  return (
    <>
      <Menu.Item
        leftSection={<IconMail size={18} stroke={1.5} />}
        closeMenuOnClick={false}
        onClick={() => void say(true)}
      >
        <Text size="sm">{t('invitation.accept', { place })}</Text>
        <Text size="xs" c="dimmed">
          {t('invitation.by', { by: invitation.invited_by })}
        </Text>
      </Menu.Item>
      <Menu.Item
        leftSection={<IconMailOff size={18} stroke={1.5} />}
        closeMenuOnClick={false}
        onClick={() => void say(false)}
      >
        {t('invitation.decline', { place })}
      </Menu.Item>
    </>
  )
}
