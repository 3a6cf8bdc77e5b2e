import type { CredentialKind } from '@dsms/contract/trainers/credentials/rules'
import type { MyCredential } from '@dsms/contract/trainers/trainers/portal'
import { Button, Group, Text } from '@mantine/core'
import { IconCertificate, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { Empty } from '../../../../kit/list/Empty.tsx'
import { ListSkeleton } from '../../../../kit/list/ListSkeleton.tsx'
import { Bdi, Typed } from '../../../../ui/Bidi.tsx'
import { Page } from '../../../../ui/page/Page.tsx'
import { StatusBadge } from '../../../../ui/status/StatusBadge.tsx'
import { Light } from '../../credentials/Light.tsx'
import { BringDialog } from './BringDialog.tsx'
import classes from './Portal.module.css'
import { TrainerError } from './TrainerError.tsx'
import { useMyCredentials } from './useMine.ts'

/** A trainer's own credentials: what is missing first, then all there are. */
export function MyCredentialsPage() {
  const t = useText('trainerPortal')
  const words = useText('credentials')
  const found = useMyCredentials()
  const [bringing, setBringing] = useState<{ kind: CredentialKind | null; replaces: number | null }>()
  const rows = found.data?.rows ?? []
  return (
    <Page
      title={t('credentials.title')}
      action={
        <Button
          leftSection={<IconPlus size={18} stroke={1.5} />}
          onClick={() => setBringing({ kind: null, replaces: null })}
        >
          {t('bring')}
        </Button>
      }
    >
      <Text size="sm" c="dimmed" mb="md">
        {t('credentials.help')}
      </Text>
      {found.isError && <TrainerError error={found.error} onRetry={() => found.refetch()} />}
      {found.isPending && <ListSkeleton rows={4} />}
      <ul className={classes.list}>
        {found.data?.blocked_by.map((kind) => (
          <li key={kind} className={`card ${classes.head}`}>
            <h3>{words(`kind.${kind}`)}</h3>
            <StatusBadge status="expired" label={words('light.missing')} />
            <Button mih={44} size="compact-md" onClick={() => setBringing({ kind, replaces: null })}>
              {t('bring')}
            </Button>
          </li>
        ))}
        {rows.map((one) => (
          <Line key={one.id} one={one} renew={() => setBringing({ kind: one.kind, replaces: one.id })} />
        ))}
      </ul>
      {found.data && rows.length === 0 && (
        <Empty icon={<IconCertificate size={48} stroke={1} />} text={t('credentials.none')} />
      )}
      {bringing && <BringDialog {...bringing} close={() => setBringing(undefined)} />}
    </Page>
  )
}

function Line({ one, renew }: { one: MyCredential; renew: () => void }) {
  const t = useText('trainerPortal')
  const words = useText('credentials')
  const { kind, status, status_reason, light, number, authority, expires_on, file } = one
  const mayRenew = (status === 'approved' || status === 'expired') && !one.is_renewed && expires_on !== null
  return (
    <li className={`card ${classes.card}`}>
      <div className={classes.head}>
        <h3>{words(`kind.${kind}`)}</h3>
        <span>
          {light ? (
            <Light light={light} expires_on={expires_on} />
          ) : (
            <StatusBadge status={status} label={words(`status.${status}`)} />
          )}
        </span>
      </div>
      {(number || authority) && (
        <Text size="sm" c="dimmed">
          {number && <Bdi>{number}</Bdi>}
          {number && authority && ' · '}
          {authority && <Typed>{authority}</Typed>}
        </Text>
      )}
      {status_reason && (
        <Text size="sm">
          <Typed>{status_reason}</Typed>
        </Text>
      )}
      {(file || mayRenew) && (
        <Group gap="sm">
          {file && (
            <Button
              component="a"
              variant="default"
              size="compact-md"
              mih={44}
              href={file.url}
              target="_blank"
              rel="noreferrer"
              aria-label={t('credentials.look', { kind: words(`kind.${kind}`) })}
            >
              {t('file')}
            </Button>
          )}
          {mayRenew && (
            <Button
              variant="light"
              size="compact-md"
              mih={44}
              aria-label={t('credentials.renewThis', { kind: words(`kind.${kind}`) })}
              onClick={renew}
            >
              {t('renew')}
            </Button>
          )}
        </Group>
      )}
    </li>
  )
}
