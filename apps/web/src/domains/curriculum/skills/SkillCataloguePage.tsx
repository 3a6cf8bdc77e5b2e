import {
  changeSkillStatuses,
  moveSkill,
  readSkillPreset,
  renameSkillLevel,
  skillPresets,
  skillStages,
  takeSkillPreset,
  undoSkillPreset,
} from '@dsms/contract/curriculum/skills/calls'
import { Button, Text } from '@mantine/core'
import {
  IconArrowsMaximize,
  IconArrowsMinimize,
  IconCircleCheck,
  IconCircleOff,
  IconDownload,
  IconFileImport,
  IconStairs,
  IconTarget,
} from '@tabler/icons-react'
import { useState } from 'react'
import { text, useChangeSearch, useSearchOf, whole } from '../../../kernel/address/search.ts'
import { call } from '../../../kernel/call/call.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { areaKey, useAreaCalls, useAreaChanged } from '../../../kit/areas/area.ts'
import { AreaImport } from '../../../kit/areas/list/AreaImport.tsx'
import { PresetDialog } from '../../../kit/areas/PresetDialog.tsx'
import { BulkBar } from '../../../kit/list/BulkBar.tsx'
import { Empty } from '../../../kit/list/Empty.tsx'
import { ExportMenu } from '../../../kit/list/ExportMenu.tsx'
import { ListSkeleton } from '../../../kit/list/ListSkeleton.tsx'
import { useAttempt } from '../../../kit/records/useAttempt.ts'
import { useMay } from '../../../kit/records/useMay.ts'
import { SchoolGate } from '../../../kit/school/SchoolGate.tsx'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { MenuChoice } from '../../../ui/late/choices.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { SearchField } from '../../../ui/page/SearchField.tsx'
import { InlineAdd } from './InlineAdd.tsx'
import { LevelNames } from './Levels.tsx'
import { OutlineTree } from './OutlineTree.tsx'
import { withBelow } from './outline.ts'
import { SkillPanel } from './SkillPanel.tsx'
import classes from './Skills.module.css'
import { type Node, skillArea } from './skills.ts'
import { useOutline } from './useOutline.ts'

const readers = { q: text, skill: whole }

/** What a school teaches, as a tree that is built by pointer or by keys. */
export function SkillCataloguePage() {
  const t = useText('skills')
  return (
    <SchoolGate scope="school" title={t('title')}>
      {({ school_id }) => <Catalogue school_id={school_id} />}
    </SchoolGate>
  )
}

type Dialog = 'preset' | 'levels' | 'import'

function Catalogue({ school_id }: { school_id: number | undefined }) {
  const t = useText('skills')
  const areas = useText('areas')
  const format = useFormat()
  const may = useMay()
  const { q, skill: openId } = useSearchOf(readers)
  const change = useChangeSearch()
  const outline = useOutline(school_id, q)
  const { tree, nodes, rows } = outline
  const { calls } = skillArea.area
  const area = useAreaCalls(skillArea, school_id)
  const changed = useAreaChanged(skillArea, school_id)
  const [dialog, setDialog] = useState<Dialog>()
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const inSchool = school_id === undefined ? {} : { school_id }
  const mayAdd = may(calls.create)

  /** A group is chosen with all below it. */
  const toggle = (id: number) =>
    setSelected((old) => {
      const ids = withBelow(nodes, id)
      const next = new Set(old)
      for (const one of ids) old.has(id) ? next.delete(one) : next.add(one)
      return next
    })
  const presetButton = mayAdd && (
    <Button variant="default" leftSection={<IconDownload size={18} stroke={1.5} />} onClick={() => setDialog('preset')}>
      {t('preset.title')}
    </Button>
  )

  return (
    <Page
      title={t('title')}
      count={tree.data && format.number(nodes.length)}
      action={presetButton}
      menu={
        <>
          {may(renameSkillLevel) && (
            <MenuChoice leftSection={<IconStairs size={18} stroke={1.5} />} onClick={() => setDialog('levels')}>
              {t('levels.title')}
            </MenuChoice>
          )}
          {mayAdd && (
            <MenuChoice leftSection={<IconFileImport size={18} stroke={1.5} />} onClick={() => setDialog('import')}>
              {areas('import')}
            </MenuChoice>
          )}
          <MenuChoice leftSection={<IconArrowsMinimize size={18} stroke={1.5} />} onClick={() => outline.foldAll(true)}>
            {t('foldAll')}
          </MenuChoice>
          <MenuChoice
            leftSection={<IconArrowsMaximize size={18} stroke={1.5} />}
            onClick={() => outline.foldAll(false)}
          >
            {t('unfoldAll')}
          </MenuChoice>
        </>
      }
    >
      <div className={classes.page} data-open={openId ? true : undefined}>
        <div className={classes.main}>
          <div className={classes.toolbar}>
            <SearchField
              className={classes.search}
              q={q}
              onSearch={(typed) => change({ q: typed })}
              label={t('search')}
            />
            {may(calls.exportSheet) && (
              <ExportMenu save={(type) => area.exportSheet({ q, sort: '', filters: {} }, type)} />
            )}
          </div>
          {tree.isError && <ErrorBox error={tree.error} onRetry={() => tree.refetch()} />}
          {tree.isPending && <ListSkeleton rows={8} />}
          {tree.data && nodes.length === 0 && (
            <Empty icon={<IconTarget size={48} stroke={1} />} text={t('empty')}>
              {presetButton}
            </Empty>
          )}
          {tree.data && (
            <section className="card">
              {nodes.length > 0 && rows.length === 0 && (
                <Text size="sm" role="status">
                  {t('notFound')}
                </Text>
              )}
              <OutlineTree
                outline={outline}
                school_id={school_id}
                mayEdit={may(moveSkill)}
                mayAdd={mayAdd}
                maySelect={may(changeSkillStatuses)}
                selected={selected}
                toggle={toggle}
                openId={openId}
                open={(id) => change({ skill: id }, { replace: false })}
              />
              {mayAdd && !q && <InlineAdd nodes={nodes} school_id={school_id} />}
              {may(moveSkill) && !q && nodes.length > 0 && (
                <Text size="sm" c="dimmed" className={classes.keys}>
                  {t('keys')}
                </Text>
              )}
            </section>
          )}
          <Bulk
            nodes={nodes.filter(({ id }) => selected.has(id))}
            school_id={school_id}
            clear={() => setSelected(new Set())}
          />
        </div>
        {openId && (
          <SkillPanel
            key={openId}
            id={openId}
            nodes={nodes}
            school_id={school_id}
            close={() => change({ skill: undefined }, { replace: false })}
          />
        )}
      </div>
      {dialog === 'levels' && <LevelNames school_id={school_id} close={() => setDialog(undefined)} />}
      {dialog === 'import' && (
        <AreaImport
          of={skillArea}
          sheet={{
            ...sheet,
            stage: { words: Object.fromEntries(skillStages.map((stage) => [stage, t(`stage.${stage}`)])) },
          }}
          school_id={school_id}
          close={() => setDialog(undefined)}
        />
      )}
      {dialog === 'preset' && (
        <PresetDialog
          words="skills"
          presets={skillPresets}
          queryKey={[...areaKey(skillArea, school_id), 'preset']}
          load={(preset, signal) => call(readSkillPreset, { query: { preset, ...inSchool } }, signal)}
          take={async (preset) => (await call(takeSkillPreset, { body: { preset, ...inSchool } })).ids}
          undo={async (ids) => (await call(undoSkillPreset, { body: { ids, ...inSchool } })).changed}
          changed={changed}
          close={() => setDialog(undefined)}
        />
      )}
    </Page>
  )
}

const sheet = {
  code: { isRequired: true, example: 'C1.1' },
  name_ar: { isRequired: true, example: 'الانطلاق والتوقف' },
  name_en: { example: 'Starting and stopping' },
  parent: { example: 'C1' },
  prerequisite: { example: 'C1.1; C1.2' },
}

/** Activates or retires what is chosen, as far as each can be. */
function Bulk({ nodes, school_id, clear }: { nodes: Node[]; school_id: number | undefined; clear: () => void }) {
  const t = useText('skills')
  const attempt = useAttempt(useAreaChanged(skillArea, school_id))
  const inSchool = school_id === undefined ? {} : { school_id }
  const change = (status: 'active' | 'retired') => async (chosen: Node[]) => {
    const ids = chosen.map(({ id }) => id)
    const isDone = await attempt(
      () => call(changeSkillStatuses, { body: { ids, status, ...inSchool } }),
      t(`bulk.done.${status}`, { count: ids.length }),
    )
    if (isDone) clear()
  }
  return (
    <BulkBar
      selection={{ rows: nodes, clear }}
      actions={[
        {
          key: 'active',
          label: (count) => t('bulk.active', { count }),
          icon: <IconCircleCheck size={18} stroke={1.5} />,
          fits: ({ status }) => status !== 'active',
          run: change('active'),
        },
        {
          key: 'retired',
          label: (count) => t('bulk.retired', { count }),
          icon: <IconCircleOff size={18} stroke={1.5} />,
          fits: ({ status }) => status === 'active',
          run: change('retired'),
        },
      ]}
    />
  )
}
