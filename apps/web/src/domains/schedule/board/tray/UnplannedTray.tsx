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
import type { Owed } from '../model.ts'
import type { Change, Wishes } from '../search.ts'
import type { CarryRef, Where } from '../types.ts'
import classes from './Tray.module.css'
import { useOwed } from './useOwed.ts'
import { usePull } from './usePull.ts'

interface Props {
  wishes: Wishes
  change: Change
  school_id: number | undefined
  carryRef: CarryRef
  mayPlan: boolean
  plan: (owed: Owed, where: Where | undefined) => void
}

/** Whose training is not planned to its end, to be pulled onto the board or planned by a button. */
export function UnplannedTray({ wishes, change, school_id, carryRef, mayPlan, plan }: Props) {
  const t = useText('schedule')
  const common = useText('common')
  const format = useFormat()
  const [typed, setTyped] = useState('')
  const [q] = useDebouncedValue(typed.trim(), 250)
  const { branch_id, licence_type_id } = wishes
  const found = useOwed({ q: q || undefined, branch_id, licence_type_id, school_id })
  const pull = usePull(carryRef, plan)
  return (
    <aside className={classes.tray} aria-label={t('tray.title')}>
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
      <ScrollArea.Autosize mah="max(320px, calc(100dvh - 400px))">
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
                  {t('tray.owed', { minutes: format.number(owed.owed_minutes) })}
                </span>
                {owed.deadline_on && <span>{t('tray.deadline', { day: format.date(owed.deadline_on) })}</span>}
              </div>
              {mayPlan && (
                <Button size="compact-sm" variant="light" onClick={() => plan(owed, undefined)}>
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
