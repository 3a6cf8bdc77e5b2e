import { Alert, Button, CopyButton, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { IconCheck, IconCopy, IconLock } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useErrorText } from '../../../../kernel/i18n/errorText.ts'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { ListSkeleton } from '../../../../kit/list/ListSkeleton.tsx'
import { ConfirmDialog } from '../../../../kit/records/dialogs/ConfirmDialog.tsx'
import { ErrorBox } from '../../../../ui/errors/ErrorBox.tsx'
import { showDone, showFailure } from '../../../../ui/toasts/toasts.tsx'
import { calendarCalls } from '../state/calendarCalls.ts'

const queryKey = ['calendar', 'feed']

/** A secret address under which a phone or another program reads this calendar. It is told once. */
export function FeedDialog({ close }: { close: () => void }) {
  const t = useText('calendar')
  const format = useFormat()
  const errorText = useErrorText()
  const client = useQueryClient()
  const [asks, setAsks] = useState<'renew' | 'revoke'>()
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => calendarCalls.feed(signal),
    staleTime: 0,
  })
  const make = useMutation({
    mutationFn: calendarCalls.makeFeed,
    onSuccess: ({ url: _, ...feed }) => client.setQueryData(queryKey, feed),
    onError: (problem) => showFailure(errorText(problem)),
  })
  const address = make.data?.url
  const revoke = async () => {
    client.setQueryData(queryKey, await calendarCalls.revokeFeed())
    make.reset()
    setAsks(undefined)
    showDone(t('feed.revoked'))
  }
  return (
    <Modal opened onClose={close} size="lg" title={t('feed.open')}>
      {error && <ErrorBox error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={3} />}
      {data && (
        <Stack gap="md">
          <Text size="sm">{t('feed.what')}</Text>
          {address && <Address address={address} />}
          {data.isOn && (
            <Text size="sm" c="dimmed">
              {data.created_at && t('feed.madeAt', { at: format.dateTime(data.created_at) })}{' '}
              {data.last_read_at ? t('feed.readAt', { at: format.relative(data.last_read_at) }) : t('feed.neverRead')}
            </Text>
          )}
          <Group gap="xs" justify="flex-end">
            {data.isOn ? (
              <>
                <Button variant="default" color="red" onClick={() => setAsks('revoke')}>
                  {t('feed.revoke')}
                </Button>
                <Button
                  variant={address ? 'default' : 'filled'}
                  loading={make.isPending}
                  onClick={() => setAsks('renew')}
                >
                  {t('feed.renew')}
                </Button>
              </>
            ) : (
              <Button loading={make.isPending} onClick={() => make.mutate()} data-autofocus>
                {t('feed.make')}
              </Button>
            )}
          </Group>
        </Stack>
      )}
      <ConfirmDialog
        opened={asks === 'revoke'}
        title={t('feed.revokeTitle')}
        text={t('feed.revokeText')}
        action={t('feed.revoke')}
        isDangerous
        run={revoke}
        close={() => setAsks(undefined)}
      />
      <ConfirmDialog
        opened={asks === 'renew'}
        title={t('feed.renewTitle')}
        text={t('feed.revokeText')}
        action={t('feed.renew')}
        run={() => {
          setAsks(undefined)
          make.mutate()
        }}
        close={() => setAsks(undefined)}
      />
    </Modal>
  )
}

function Address({ address }: { address: string }) {
  const t = useText('calendar')
  const common = useText('common')
  return (
    <Stack gap="sm">
      <Group gap="xs" align="flex-end" wrap="nowrap">
        <TextInput
          label={t('feed.address')}
          readOnly
          dir="ltr"
          flex={1}
          value={address}
          onFocus={(event) => event.currentTarget.select()}
        />
        <CopyButton value={address}>
          {({ copied, copy }) => (
            <Button
              variant="light"
              onClick={copy}
              leftSection={copied ? <IconCheck size={18} stroke={1.5} /> : <IconCopy size={18} stroke={1.5} />}
            >
              {common(copied ? 'copied' : 'copy')}
            </Button>
          )}
        </CopyButton>
      </Group>
      <Alert
        color="yellow"
        styles={{ title: { color: 'var(--mantine-color-text)' } }}
        icon={<IconLock size={20} stroke={1.5} />}
        title={t('feed.once')}
      >
        <Text size="sm">{t('feed.secret')}</Text>
      </Alert>
      <Text size="sm" component="div">
        <ul style={{ margin: 0, paddingInlineStart: 20 }}>
          <li>{t('feed.onIphone')}</li>
          <li>{t('feed.onGoogle')}</li>
          <li>{t('feed.onOutlook')}</li>
        </ul>
      </Text>
    </Stack>
  )
}
