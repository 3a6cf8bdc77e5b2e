import { Radio, Skeleton, Stack } from '@mantine/core'
import { IconKey } from '@tabler/icons-react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { PresenceAvatar } from '../../../../ui/apps/PresenceAvatar.tsx'
import { ErrorBox } from '../../../../ui/errors/ErrorBox.tsx'
import { LinkButton } from '../../../../ui/page/links.tsx'
import { AboutField } from './AboutField.tsx'
import { NotificationSwitch } from './NotificationSwitch.tsx'
import classes from './Panels.module.css'
import { SidePanel } from './SidePanel.tsx'
import { useProfile } from './useProfile.ts'

const statuses = ['online', 'busy', 'away', 'offline'] as const

/** How I appear to those I talk to. */
export function ProfilePanel({ onClose }: { onClose: () => void }) {
  const t = useText('chat')
  const { data, error, refetch, save } = useProfile()
  return (
    <SidePanel title={t('profile.title')} onClose={onClose} isOver>
      {error && !data && <ErrorBox error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={240} className={classes.late} />}
      {data && (
        <Stack gap="lg">
          <div className={classes.person}>
            <PresenceAvatar name={data.fullName} src={data.avatar || null} status={data.status} size={72} />
            <p className={classes.name}>
              <bdi>{data.fullName}</bdi>
            </p>
            <p className={classes.role}>
              <bdi>{data.role}</bdi>
            </p>
          </div>
          <AboutField about={data.about} save={(about) => save({ about })} />
          <Radio.Group
            label={t('profile.status')}
            description={t('profile.statusHelp')}
            value={data.status}
            onChange={(status) => void save({ status })}
          >
            <Stack gap={4} mt={4}>
              {statuses.map((status) => (
                <Radio key={status} value={status} label={t(`profile.status.${status}`)} className={classes.radio} />
              ))}
            </Stack>
          </Radio.Group>
          <NotificationSwitch
            isOn={data.settings.isNotificationsOn}
            save={(isOn) => save({ isNotificationsOn: isOn })}
          />
          <LinkButton
            to="/account/password"
            variant="default"
            leftSection={<IconKey size={18} stroke={1.5} aria-hidden />}
          >
            {t('profile.password')}
          </LinkButton>
        </Stack>
      )}
    </SidePanel>
  )
}
