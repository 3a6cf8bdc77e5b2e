import {
  addPackVersion,
  type countryPacks,
  getPackVersion,
  publishPackVersion,
  retirePackVersion,
} from '@dsms/contract/curriculum/countryPacks/calls'
import type { Answer } from '@dsms/contract/kernel/endpoint'
import { Button, Group, Select, Stack, Text } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useChangeSearch, useSearchOf, whole } from '../../../kernel/address/search.ts'
import { call } from '../../../kernel/call/call.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { areaKey } from '../../../kit/areas/area.ts'
import { DateField } from '../../../kit/inputs/time/DateField.tsx'
import { ListSkeleton } from '../../../kit/list/ListSkeleton.tsx'
import { ConfirmDialog } from '../../../kit/records/dialogs/ConfirmDialog.tsx'
import { useAttempt } from '../../../kit/records/useAttempt.ts'
import { useMay } from '../../../kit/records/useMay.ts'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { StatusBadge } from '../../../ui/status/StatusBadge.tsx'
import { PackVersion } from './PackVersion.tsx'
import { packs } from './packs.ts'

type Pack = Answer<typeof countryPacks.calls.get>

const readers = { version: whole }

/** The versions of a pack: which is looked at stands in the address. */
export function PackVersions({ pack }: { pack: Pack }) {
  const t = useText('countryPacks')
  const format = useFormat()
  const may = useMay()
  const client = useQueryClient()
  const { version: named } = useSearchOf(readers)
  const change = useChangeSearch()
  const [asked, setAsked] = useState<'publish' | 'retire'>()
  const nth = pack.versions.find(({ version }) => version === named)?.version ?? pack.versions[0]?.version
  const version = useQuery({
    queryKey: [...areaKey(packs), 'version', pack.id, nth],
    queryFn: ({ signal }) => call(getPackVersion, { params: { id: pack.id, nth: nth ?? 0 } }, signal),
    enabled: nth !== undefined,
  })
  const changed = () => client.invalidateQueries({ queryKey: areaKey(packs) })
  const attempt = useAttempt(changed)
  const go = (to: number) => change({ version: to })
  const begin = () =>
    attempt(async () => {
      const made = await call(addPackVersion, { params: { id: pack.id }, body: {} })
      await changed()
      go(made.version)
    }, t('version.begun'))
  const status = version.data?.status
  const hasDraft = pack.versions.some((one) => one.status === 'draft')
  return (
    <section className="card" aria-labelledby="versions">
      <Stack gap="md">
        <Group justify="space-between">
          <Text component="h2" id="versions" fw={600}>
            {t('versions')}
          </Text>
          {may(addPackVersion) && !hasDraft && !pack.archived_at && (
            <Button variant="light" leftSection={<IconPlus size={18} stroke={1.5} />} onClick={begin}>
              {t('version.begin')}
            </Button>
          )}
        </Group>
        {nth === undefined ? (
          <Text size="sm">{t('versions.none')}</Text>
        ) : (
          <Group align="end" gap="md">
            <Select
              label={t('version')}
              allowDeselect={false}
              data={pack.versions.map((one) => ({
                value: String(one.version),
                label: one.effective_from
                  ? t('version.from', { version: one.version, day: format.date(one.effective_from) })
                  : t('version.draft', { version: one.version }),
              }))}
              value={String(nth)}
              onChange={(value) => go(Number(value))}
            />
            {status && <StatusBadge status={status} label={t(`version.${status}`)} />}
            {status === 'draft' && may(publishPackVersion) && (
              <Button onClick={() => setAsked('publish')}>{t('publish')}</Button>
            )}
            {status === 'published' && may(retirePackVersion) && (
              <Button variant="default" onClick={() => setAsked('retire')}>
                {t('retire')}
              </Button>
            )}
          </Group>
        )}
        {version.isError && <ErrorBox error={version.error} onRetry={() => version.refetch()} />}
        {nth !== undefined && version.isPending && <ListSkeleton rows={6} />}
        {version.data && (
          <PackVersion
            key={`${version.data.version}.${version.data.revision}`}
            version={version.data}
            others={pack.versions.map((one) => one.version).filter((one) => one !== nth)}
          />
        )}
      </Stack>
      {asked === 'publish' && nth !== undefined && (
        <PublishDialog packId={pack.id} nth={nth} done={changed} close={() => setAsked(undefined)} />
      )}
      {asked === 'retire' && nth !== undefined && (
        <ConfirmDialog
          opened
          title={t('retire.title', { version: nth })}
          text={t('retire.text')}
          action={t('retire')}
          run={async () => {
            await call(retirePackVersion, { params: { id: pack.id, nth }, body: {} })
            await changed()
            setAsked(undefined)
          }}
          close={() => setAsked(undefined)}
        />
      )}
    </section>
  )
}

interface PublishProps {
  packId: number
  nth: number
  done: () => Promise<unknown>
  close: () => void
}

function PublishDialog({ packId, nth, done, close }: PublishProps) {
  const t = useText('countryPacks')
  const [day, setDay] = useState<string | null>(new Date().toLocaleDateString('sv'))
  return (
    <ConfirmDialog
      opened
      title={t('publish.title', { version: nth })}
      text={t('publish.text')}
      action={t('publish')}
      run={async () => {
        if (!day) return
        await call(publishPackVersion, { params: { id: packId, nth }, body: { effective_from: day } })
        await done()
        close()
      }}
      close={close}
    >
      <DateField
        label={t('field.effective_from')}
        value={day}
        onChange={setDay}
        error={!day && t('publish.dayMissing')}
      />
    </ConfirmDialog>
  )
}
