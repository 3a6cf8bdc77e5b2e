import { Button, CloseButton, ScrollArea, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconGripVertical, IconSearch } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { useState } from 'react'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { ListSkeleton } from '../../../../kit/list/ListSkeleton.tsx'
import { ErrorBox } from '../../../../ui/errors/ErrorBox.tsx'
import parts from '../../shared/Parts.module.css'
import { useRoom } from '../grid/useRoom.ts'
import type { Owed } from '../model.ts'
import type { Change, Wishes } from '../search.ts'
import type { DragRef, Where } from '../types.ts'
import classes from './Tray.module.css'
import { useOwed } from './useOwed.ts'
import { usePull } from './usePull.ts'

/** The page's own edge. */
const below = 24

interface Props {
  wishes: Wishes
  change: Change
  school_id: number | undefined
  dragRef: DragRef
  mayPlan: boolean
  today: string
  plan: (owed: Owed, where: Where | undefined) => void
}

/** Whose training is not planned to its end, to be pulled onto the board or planned by a button. */
export function UnplannedTray({ wishes, change, school_id, dragRef, mayPlan, today, plan }: Props) {
  const t = useText('schedule')
  const board = useText('board')
  const common = useText('common')
  const format = useFormat()
  const [typed, setTyped] = useState('')
  const [q] = useDebouncedValue(typed.trim(), 250)
  const { branch_id, licence_type_id } = wishes
  const found = useOwed({ q: q || undefined, branch_id, licence_type_id, school_id })
  const pull = usePull(dragRef, plan)
  const [box, setBox] = useState<HTMLElement | null>(null)
  const room = useRoom(box, below)
  return (
    <aside ref={setBox} className={classes.tray} style={{ '--room': room && `${room}px` }} aria-label={t('tray.title')}>
      <header className={classes.head}>
        <h2>{t('tray.title')}</h2>
        <CloseButton aria-label={common('close')} onClick={() => void change({ unplanned: undefined })} />
      </header>
      <TextInput
        aria-label={t('tray.search')}
        placeholder={t('tray.search')}
        dir="auto"
        leftSection={<IconSearch size={18} stroke={1.5} aria-hidden />}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {found.isError && <ErrorBox error={found.error} onRetry={() => found.refetch()} />}
      {found.isPending && <ListSkeleton rows={5} />}
      {found.data?.length === 0 && <p className={classes.none}>{t('tray.none')}</p>}
      <ScrollArea.Autosize mah="calc(var(--room, 100dvh) - 110px)">
        <ul className={classes.list}>
          {found.data?.map((owed) => (
            <li key={owed.enrolment_id} className={classes.one}>
              {mayPlan && (
                <span className={classes.grip} aria-hidden onPointerDown={(event) => pull(event, owed)}>
                  <IconGripVertical size={18} stroke={1.5} />
                </span>
              )}
              <div className={classes.text}>
                <span className={clsx(parts.cut, classes.name)}>
                  <bdi>{owed.student}</bdi>
                </span>
                <span>
                  <bdi>{owed.licence_type}</bdi>
                  {' · '}
                  {board('tray.owed', {
                    hours: format.number(owed.owed_minutes / 60, { maximumFractionDigits: 1 }),
                  })}
                </span>
                {owed.deadline_on && (
                  <span className={clsx(owed.deadline_on < today && classes.late)}>
                    {owed.deadline_on < today
                      ? board('tray.late', { day: format.shortDay(owed.deadline_on, today.slice(0, 4)) })
                      : t('tray.deadline', { day: format.shortDay(owed.deadline_on, today.slice(0, 4)) })}
                  </span>
                )}
              </div>
              {mayPlan && (
                <Button size="xs" h={32} variant="light" onClick={() => plan(owed, undefined)}>
                  {t('tray.plan')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </ScrollArea.Autosize>
    </aside>
  )
}
