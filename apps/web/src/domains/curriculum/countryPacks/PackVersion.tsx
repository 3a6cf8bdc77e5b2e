import { type getPackVersion, savePackVersion } from '@dsms/contract/curriculum/countryPacks/calls'
import { type PackData, type PackDataInput, packData } from '@dsms/contract/curriculum/countryPacks/data'
import type { Answer } from '@dsms/contract/kernel/endpoint'
import { Button, Group, Tabs, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../kernel/call/call.ts'
import { useErrorText } from '../../../kernel/i18n/errorText.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { areaKey } from '../../../kit/areas/area.ts'
import { schemaErrors } from '../../../kit/form/issues.ts'
import { UnsavedGuard } from '../../../kit/form/UnsavedGuard.tsx'
import { useMay } from '../../../kit/records/useMay.ts'
import { showDone } from '../../../ui/toasts/toasts.tsx'
import classes from './Categories.module.css'
import { Categories } from './Categories.tsx'
import { Facts } from './Facts.tsx'
import { Notes } from './Notes.tsx'
import { packs } from './packs.ts'
import { VersionCompare } from './VersionCompare.tsx'

type Version = Answer<typeof getPackVersion>

/** All that a version says; a draft is edited here and saved as a whole. */
export function PackVersion({ version, others }: { version: Version; others: number[] }) {
  const t = useText('countryPacks')
  const may = useMay()
  const errorText = useErrorText()
  const client = useQueryClient()
  const [data, setData] = useState<PackData>(version.data)
  const [failure, setFailure] = useState('')
  const [isSaving, setSaving] = useState(false)
  const isStill = version.status !== 'draft' || !may(savePackVersion)
  const isChanged = JSON.stringify(data) !== JSON.stringify(version.data)
  const errors = isChanged ? schemaErrors(packData, data) : {}
  const save = async () => {
    setSaving(true)
    setFailure('')
    try {
      await call(savePackVersion, {
        params: { id: version.pack_id, nth: version.version },
        body: { revision: version.revision, data: data as PackDataInput },
      })
      showDone(t('version.saved', { version: version.version }))
      await client.invalidateQueries({ queryKey: areaKey(packs) })
    } catch (error) {
      setFailure(errorText(error))
    } finally {
      setSaving(false)
    }
  }
  const wrong = Object.entries(errors).map(([path, words]) => {
    const place = /^categories\.(\d+)\./.exec(path)?.[1]
    return place === undefined ? words : `${data.categories[Number(place)]?.code || t('category.new')}: ${words}`
  })
  const part = { data, setData, isStill }
  return (
    <>
      <Tabs defaultValue="categories" keepMounted={false}>
        <Tabs.List mb="md" className={classes.tabs}>
          <Tabs.Tab value="categories">{t('tab.categories')}</Tabs.Tab>
          <Tabs.Tab value="facts">{t('tab.facts')}</Tabs.Tab>
          <Tabs.Tab value="notes">{t('tab.notes')}</Tabs.Tab>
          {others.length > 0 && <Tabs.Tab value="compare">{t('tab.compare')}</Tabs.Tab>}
        </Tabs.List>
        <Tabs.Panel value="categories">
          <Categories {...part} />
        </Tabs.Panel>
        <Tabs.Panel value="facts">
          <Facts {...part} />
        </Tabs.Panel>
        <Tabs.Panel value="notes">
          <Notes {...part} />
        </Tabs.Panel>
        <Tabs.Panel value="compare">
          <VersionCompare packId={version.pack_id} nth={version.version} data={data} others={others} />
        </Tabs.Panel>
      </Tabs>
      {(wrong.length > 0 || failure) && (
        <Text role="alert" size="sm" c="var(--mantine-color-error)">
          {[...new Set(wrong), failure].filter(Boolean).join(' ')}
        </Text>
      )}
      {isChanged && (
        <Group justify="flex-end">
          <Button variant="default" onClick={() => setData(version.data)}>
            {t('version.undo')}
          </Button>
          <Button onClick={save} loading={isSaving} disabled={wrong.length > 0}>
            {t('version.save')}
          </Button>
        </Group>
      )}
      <UnsavedGuard isUnsaved={() => isChanged && !isSaving} />
    </>
  )
}
