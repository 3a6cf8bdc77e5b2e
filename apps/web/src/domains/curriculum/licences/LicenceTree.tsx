import { licenceTypes } from '@dsms/contract/curriculum/licences/calls'
import { getLicenceTree } from '@dsms/contract/curriculum/licences/tree'
import { ActionIcon, Alert, Button, Group, Text, Tooltip } from '@mantine/core'
import { IconChevronDown, IconInfoCircle, IconLicense, IconPlus } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { useNavigate } from '../../../kernel/address/links.tsx'
import { call } from '../../../kernel/call/call.ts'
import { useText, wordOf } from '../../../kernel/i18n/index.ts'
import { areaKey, useAreaCalls, useAreaChanged } from '../../../kit/areas/area.ts'
import { Empty } from '../../../kit/list/Empty.tsx'
import { ListSkeleton } from '../../../kit/list/ListSkeleton.tsx'
import { useAttempt } from '../../../kit/records/useAttempt.ts'
import { useMay } from '../../../kit/records/useMay.ts'
import type { School } from '../../../kit/school/useSchool.ts'
import { Bdi, Typed } from '../../../ui/Bidi.tsx'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { StatusBadge } from '../../../ui/status/StatusBadge.tsx'
import { useAgeWords } from '../shared/ages/useAgeWords.ts'
import { groupIcons } from './groupIcon.ts'
import classes from './LicenceTree.module.css'
import { licences } from './licences.ts'
import { branchesOf, type Line, linesOf, moveOf } from './tree.ts'

export function useTree(school_id: number | undefined, q = '') {
  return useQuery({
    queryKey: [...areaKey(licences, school_id), 'tree', q],
    queryFn: ({ signal }) =>
      call(getLicenceTree, { query: { ...(q ? { q } : {}), ...(school_id ? { school_id } : {}) } }, signal),
    placeholderData: keepPreviousData,
  })
}

/** All licence types as they stand below one another; walked by arrow keys. */
export function LicenceTree({ school, q, empty }: { school: School; q: string; empty: ReactNode }) {
  const t = useText('licences')
  const navigate = useNavigate()
  const tree = useTree(school.school_id, q)
  const [shut, setShut] = useState<ReadonlySet<number>>(new Set())
  const [focused, setFocused] = useState<number>()
  const list = useRef<HTMLDivElement>(null)
  const isOpen = (id: number) => q !== '' || !shut.has(id)
  const lines = linesOf(branchesOf(tree.data ?? [], q !== ''), isOpen)
  const stop = lines.some(({ branch }) => branch.id === focused) ? focused : lines[0]?.branch.id

  const setOpen = (ids: number[], open: boolean) =>
    setShut((old) => new Set(open ? [...old].filter((id) => !ids.includes(id)) : [...old, ...ids]))
  const openRecord = (id: number) => navigate({ to: `${licences.link}/${id}`, search: school.search })
  const press = (event: React.KeyboardEvent) => {
    if (
      !(event.target instanceof HTMLElement && event.target.getAttribute('role') === 'treeitem') ||
      event.ctrlKey ||
      event.metaKey ||
      stop === undefined
    )
      return
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      return void openRecord(stop)
    }
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const sideways: Record<string, string> = {
      ArrowRight: isRtl ? 'back' : 'forward',
      ArrowLeft: isRtl ? 'forward' : 'back',
    }
    const move = moveOf(lines, stop, sideways[event.key] ?? event.key, isOpen)
    if (!move) return
    event.preventDefault()
    if ('open' in move) setOpen([move.open], true)
    else if ('shut' in move) setOpen([move.shut], false)
    else {
      setFocused(move.focus)
      list.current?.querySelector<HTMLElement>(`[data-id="${move.focus}"]`)?.focus()
    }
  }

  if (tree.isError) return <ErrorBox error={tree.error} onRetry={() => tree.refetch()} />
  if (tree.isPending) return <ListSkeleton rows={8} />
  if (lines.length === 0)
    return (
      <Empty icon={<IconLicense size={48} stroke={1} />} text={q ? t('tree.nothing') : t('empty')}>
        {!q && empty}
      </Empty>
    )
  const drafts = (tree.data ?? []).filter(({ status }) => status === 'draft').length
  const parents = (tree.data ?? []).flatMap(({ parent_id }) => (parent_id === null ? [] : [parent_id]))
  return (
    <section className="card">
      {drafts > 0 && (
        <Alert variant="light" color="blue" mb="sm" icon={<IconInfoCircle size={20} stroke={1.5} />}>
          {t('drafts', { count: drafts })} {t('draftsHelp')}
        </Alert>
      )}
      <Group justify="flex-end" gap="xs" mb="xs">
        <Button variant="subtle" size="compact-sm" onClick={() => setShut(new Set())}>
          {t('tree.openAll')}
        </Button>
        <Button variant="subtle" size="compact-sm" onClick={() => setOpen(parents, false)}>
          {t('tree.shutAll')}
        </Button>
      </Group>
      <div ref={list} role="tree" aria-label={t('title')} className={classes.tree} onKeyDown={press}>
        {lines.map((line) => (
          <TreeLine
            key={line.branch.id}
            line={line}
            school={school}
            isOpen={isOpen(line.branch.id)}
            isStop={line.branch.id === stop}
            isFaint={q !== '' && !line.branch.is_match}
            onFocus={() => setFocused(line.branch.id)}
            onToggle={() => setOpen([line.branch.id], !isOpen(line.branch.id))}
            onOpen={() => openRecord(line.branch.id)}
          />
        ))}
      </div>
    </section>
  )
}

interface LineProps {
  line: Line
  school: School
  isOpen: boolean
  isStop: boolean
  isFaint: boolean
  onFocus: () => void
  onToggle: () => void
  onOpen: () => void
}

function TreeLine({ line, school, isOpen, isStop, isFaint, onFocus, onToggle, onOpen }: LineProps) {
  const t = useText('licences')
  const ages = useAgeWords()
  const may = useMay()
  const navigate = useNavigate()
  const { branch, place, size } = line
  const Sign = groupIcons[branch.group]
  const hasChildren = branch.children.length > 0
  const canAdd = may(licenceTypes.calls.create) && branch.level < 4 && branch.status !== 'inactive'
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the tree around it hears the keys
    <div
      role="treeitem"
      aria-level={branch.level + 1}
      aria-posinset={place}
      aria-setsize={size}
      aria-expanded={hasChildren ? isOpen : undefined}
      aria-selected={isStop}
      tabIndex={isStop ? 0 : -1}
      data-id={branch.id}
      data-faint={isFaint || undefined}
      className={classes.line}
      style={{ '--level': branch.level } as React.CSSProperties}
      onFocus={onFocus}
      onClick={onOpen}
    >
      <span
        className={classes.toggle}
        data-open={isOpen || undefined}
        data-has={hasChildren || undefined}
        aria-hidden
        onClick={(event) => {
          if (!hasChildren) return
          event.stopPropagation()
          onToggle()
        }}
      >
        {hasChildren && <IconChevronDown size={18} stroke={1.5} />}
      </span>
      <Sign size={20} stroke={1.5} aria-hidden className={classes.sign} />
      <span className={classes.names}>
        <span className={classes.name}>
          <Typed>{branch.name}</Typed>{' '}
          <span className={classes.code}>
            <Bdi>{branch.code}</Bdi>
          </span>
        </span>
        <Text span size="xs" c="dimmed">
          {wordOf('licences', `level.${branch.level}`) ?? ''} · {t('fromAge', { age: ages(branch.min_age_months) })}
        </Text>
      </span>
      <span className={classes.state}>
        <StatusBadge status={branch.status} label={t(`status.${branch.status}`)} />
        {branch.status === 'draft' && may(licenceTypes.calls.changeStatus) && (
          <Activate branch={branch} school={school} isStop={isStop} onOpen={onOpen} />
        )}
      </span>
      {canAdd && (
        <Tooltip label={t('addBelow')}>
          <ActionIcon
            variant="subtle"
            size={32}
            tabIndex={isStop ? 0 : -1}
            aria-label={t('addBelowNamed', { name: branch.name })}
            onClick={(event) => {
              event.stopPropagation()
              navigate({
                to: `${licences.link}/new`,
                search: { ...school.search, parent: branch.id },
              })
            }}
          >
            <IconPlus size={18} stroke={1.5} />
          </ActionIcon>
        </Tooltip>
      )}
    </div>
  )
}

/** Brings a type from preparation into use, or leads to what it needs before. */
function Activate({
  branch,
  school,
  isStop,
  onOpen,
}: Pick<LineProps, 'school' | 'isStop' | 'onOpen'> & Pick<Line, 'branch'>) {
  const t = useText('licences')
  const calls = useAreaCalls(licences, school.school_id)
  const attempt = useAttempt(useAreaChanged(licences, school.school_id))
  const [isSending, setSending] = useState(false)
  const { id, name, requirements_version: version } = branch
  const activate = async () => {
    setSending(true)
    await attempt(() => calls.changeStatus(id, 'active', undefined), t('activated', { name }))
    setSending(false)
  }
  return (
    <Button
      variant="light"
      size="compact-sm"
      loading={isSending}
      tabIndex={isStop ? 0 : -1}
      aria-label={t(version > 0 ? 'activateOf' : 'addRequirementsOf', { name })}
      onClick={(event) => {
        event.stopPropagation()
        if (version > 0) activate()
        else onOpen()
      }}
    >
      {t(version > 0 ? 'activate' : 'addRequirements')}
    </Button>
  )
}
