import {
  complete,
  getTrainingRequirements,
  saveTrainingRequirements,
} from '@dsms/contract/curriculum/licences/requirements'
import { Tabs, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../../kernel/call/call.ts'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { areaKey } from '../../../../kit/areas/area.ts'
import { UnsavedGuard } from '../../../../kit/form/UnsavedGuard.tsx'
import { ListSkeleton } from '../../../../kit/list/ListSkeleton.tsx'
import { useMay } from '../../../../kit/records/useMay.ts'
import { ErrorBox } from '../../../../ui/errors/ErrorBox.tsx'
import { RequirementList } from '../../shared/requirements/RequirementList.tsx'
import { type EditedRow, edited, toInput } from '../../shared/requirements/rows.ts'
import { licences } from '../licences.ts'
import { PackCompare } from '../packs/PackCompare.tsx'
import { RequirementEditor } from './RequirementEditor.tsx'
import classes from './Requirements.module.css'
import { RequirementVersions } from './RequirementVersions.tsx'
import { inSchool, type KeptRequirements as Kept } from './requirementsKept.ts'
import { type NeededType, WhatYouNeed } from './WhatYouNeed.tsx'

interface Props {
  type: NeededType & { id: number; code: string }
  school_id: number | undefined
}

/** What the training of a type takes at least: edited as a whole, kept as versions, compared with the country's rules. */
export function Requirements({ type, school_id }: Props) {
  const t = useText('licences')
  const kept = useQuery({
    queryKey: [...areaKey(licences, school_id), 'requirements', type.id],
    queryFn: ({ signal }) =>
      call(getTrainingRequirements, { params: { id: type.id }, query: inSchool(school_id) }, signal),
  })
  return (
    <section className="card" aria-labelledby="requirements">
      <Text component="h2" id="requirements" fw={600} mb="xs">
        {t('requirements.title')}
      </Text>
      {kept.isError && <ErrorBox error={kept.error} onRetry={() => kept.refetch()} />}
      {kept.isPending && <ListSkeleton rows={4} />}
      {kept.data && <Loaded kept={kept.data} type={type} school_id={school_id} />}
    </section>
  )
}

function Loaded({ kept, type, school_id }: Props & { kept: Kept }) {
  const t = useText('licences')
  const may = useMay()
  const format = useFormat()
  const mayEdit = may(saveTrainingRequirements)
  const [base, setBase] = useState(kept)
  const [rows, setRows] = useState<EditedRow[]>(() => kept.rows.map(edited))
  const inputs = rows.map(toInput)
  const now = inputs.map(complete)
  const isChanged = JSON.stringify(now) !== JSON.stringify(base.rows)
  const begin = (version: Kept) => {
    setBase(version)
    setRows(version.rows.map(edited))
  }
  // rows that are being written stay, whoever saved a version meanwhile; saving them is refused then
  if (kept.version > base.version && !isChanged) begin(kept)
  return (
    <Tabs defaultValue="rows" keepMounted={false}>
      <UnsavedGuard isUnsaved={() => isChanged} />
      <Tabs.List mb="md" className={classes.tabs}>
        <Tabs.Tab value="rows">{t('tab.rows')}</Tabs.Tab>
        <Tabs.Tab value="compare">{t('tab.compare')}</Tabs.Tab>
        <Tabs.Tab value="preview">{t('tab.preview')}</Tabs.Tab>
        <Tabs.Tab value="versions">{t('tab.versions', { count: format.number(kept.versions.length) })}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="rows" keepMounted>
        {mayEdit ? (
          <RequirementEditor
            key={base.version}
            kept={base}
            rows={rows}
            setRows={setRows}
            isChanged={isChanged}
            begin={(saved) => begin(saved ?? kept)}
            id={type.id}
            school_id={school_id}
          />
        ) : (
          <RequirementList rows={kept.rows} />
        )}
      </Tabs.Panel>
      <Tabs.Panel value="compare">
        <PackCompare
          code={type.code}
          school_id={school_id}
          mine={now}
          onTake={mayEdit ? (taken) => setRows(taken.map(edited)) : undefined}
        />
        {isChanged && (
          <Text size="sm" mt="sm" role="status">
            {t('compare.unsaved')}
          </Text>
        )}
      </Tabs.Panel>
      <Tabs.Panel value="preview">
        <WhatYouNeed type={type} rows={now} />
      </Tabs.Panel>
      <Tabs.Panel value="versions">
        <RequirementVersions kept={kept} id={type.id} school_id={school_id} />
      </Tabs.Panel>
    </Tabs>
  )
}
