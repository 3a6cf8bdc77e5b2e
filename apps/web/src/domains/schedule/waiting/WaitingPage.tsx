import { addWaiting } from '@dsms/contract/schedule/waiting/calls'
import { Button, Stack, Text } from '@mantine/core'
import { IconHourglass, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { Empty } from '../../../kit/list/Empty.tsx'
import { ListSkeleton } from '../../../kit/list/ListSkeleton.tsx'
import { useMay } from '../../../kit/records/useMay.ts'
import { SchoolGate } from '../../../kit/school/SchoolGate.tsx'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import { KeepFocus } from '../../../ui/page/KeepFocus.tsx'
import { Page } from '../../../ui/page/Page.tsx'
import { AddWaitingDialog } from './AddWaitingDialog.tsx'
import { EntryLine } from './EntryLine.tsx'
import { SlotLine } from './SlotLine.tsx'
import classes from './Waiting.module.css'
import { useFreedSlots, useWaiting } from './waiting.ts'

/** Who waits for an hour that becomes free, the hours that did, whom they are offered to, and what became of it. */
export function WaitingPage() {
  const t = useText('waiting')
  return (
    <SchoolGate scope="school" title={t('title')}>
      {({ school_id }) => <WaitingList school_id={school_id} />}
    </SchoolGate>
  )
}

function WaitingList({ school_id }: { school_id: number | undefined }) {
  const t = useText('waiting')
  const format = useFormat()
  const may = useMay()
  const [isAdding, setAdding] = useState(false)
  const waiting = useWaiting(school_id)
  const freed = useFreedSlots(school_id)
  const broken = [waiting, freed].find(({ isError, data }) => isError && !data)
  const now = Date.now()
  const open = freed.data?.slots.filter(({ status, start }) => status === 'open' && Date.parse(start) > now) ?? []
  const over = freed.data?.slots.filter((slot) => !open.includes(slot)).reverse() ?? []
  return (
    <Page
      title={t('title')}
      count={waiting.data && format.number(waiting.data.total)}
      action={
        may(addWaiting) && (
          <Button leftSection={<IconPlus size={18} stroke={1.5} />} onClick={() => setAdding(true)}>
            {t('add')}
          </Button>
        )
      }
    >
      <KeepFocus>
        <Stack gap="md">
          {broken && <ErrorBox error={broken.error} onRetry={() => broken.refetch()} />}
          {!broken && !(waiting.data && freed.data) && <ListSkeleton rows={6} />}
          {waiting.data && freed.data && (
            <>
              <Text size="sm" c="dimmed">
                {t('refilled', {
                  freed: format.number(freed.data.refilled.freed),
                  filled: format.number(freed.data.refilled.filled),
                  share: format.number(freed.data.refilled.filled / Math.max(1, freed.data.refilled.freed), {
                    style: 'percent',
                  }),
                  hours: format.number(Math.round(freed.data.refilled.minutes / 60)),
                })}
                {freed.data.refilled.filled > 0 &&
                  ` ${t('refilled.by', {
                    offer: format.number(freed.data.refilled.by.offer),
                    office: format.number(freed.data.refilled.by.office),
                    student: format.number(freed.data.refilled.by.student),
                  })}`}
              </Text>
              {open.length > 0 && (
                <section className="card" aria-labelledby="free">
                  <h2 id="free" className={classes.title}>
                    {t('free')}
                  </h2>
                  <ul className={classes.rows} aria-labelledby="free">
                    {open.map((slot) => (
                      <SlotLine key={slot.id} slot={slot} zone={freed.data.time_zone} school_id={school_id} />
                    ))}
                  </ul>
                </section>
              )}
              {waiting.data.entries.length === 0 ? (
                <Empty icon={<IconHourglass size={48} stroke={1} />} text={t('nobody')} />
              ) : (
                <section className="card" aria-labelledby="who">
                  <h2 id="who" className={classes.title}>
                    {t('who')}
                  </h2>
                  <ul className={classes.rows} aria-labelledby="who">
                    {waiting.data.entries.map((entry) => (
                      <EntryLine key={entry.id} entry={entry} school_id={school_id} />
                    ))}
                  </ul>
                </section>
              )}
              {over.length > 0 && (
                <section className="card" aria-labelledby="over">
                  <h2 id="over" className={classes.title}>
                    {t('over')}
                  </h2>
                  <ul className={classes.rows} aria-labelledby="over">
                    {over.map((slot) => (
                      <SlotLine key={slot.id} slot={slot} zone={freed.data.time_zone} school_id={school_id} />
                    ))}
                  </ul>
                </section>
              )}
            </>
          )}
        </Stack>
      </KeepFocus>
      {isAdding && <AddWaitingDialog school_id={school_id} close={() => setAdding(false)} />}
    </Page>
  )
}
