import { quickCheckItems } from '@dsms/contract/resources/maintenance/checks'
import { checkMyVehicle, type DayLesson } from '@dsms/contract/teaching/lessonRecords/calls'
import { Button, Chip, NumberInput, Stack } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../../kernel/call/call.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { ErrorBox } from '../../../../ui/errors/ErrorBox.tsx'
import classes from '../Teaching.module.css'
import { useTeachingChanged } from '../useTeaching.ts'
import { DefectFields, isTold, noReport } from './DefectFields.tsx'

type Vehicle = NonNullable<DayLesson['vehicle']>
type Item = (typeof quickCheckItems)[number]

/** What a trainer says of a vehicle before they drive it: its odometer, and that all is well or what is not. */
export function CheckForm({ vehicle }: { vehicle: Vehicle }) {
  const t = useText('lessonRecords')
  const changed = useTeachingChanged()
  const [km, setKm] = useState<number | null>(vehicle.odometer_km)
  const [failed, setFailed] = useState<Item[]>([])
  const [report, setReport] = useState(noReport)
  const keep = useMutation({
    mutationFn: (body: { failed: Item[]; defect: typeof report | null }) =>
      call(checkMyVehicle, { params: { id: vehicle.id }, body: { odometer_km: km, ...body } }),
    onSuccess: changed,
  })
  const words = (items: readonly Item[]) => items.map((item) => t(`check.item.${item}`))
  return (
    <Stack gap="sm">
      <p className={classes.quiet}>{words(quickCheckItems).join(' · ')}</p>
      <NumberInput
        size="md"
        label={t('check.odometer')}
        min={0}
        max={9_999_999}
        allowDecimal={false}
        hideControls
        inputMode="numeric"
        value={km ?? ''}
        onChange={(value) => setKm(typeof value === 'number' ? value : null)}
      />
      {keep.isError && <ErrorBox error={keep.error} />}
      <Button
        size="lg"
        fullWidth
        disabled={failed.length > 0}
        loading={keep.isPending}
        leftSection={<IconCircleCheck size={20} stroke={1.5} />}
        onClick={() => keep.mutate({ failed: [], defect: null })}
      >
        {t('check.allWell')}
      </Button>
      <details>
        <summary className={classes.fold}>{t('check.notAll')}</summary>
        <Stack gap="sm">
          <Chip.Group
            multiple
            value={failed}
            onChange={(next) => setFailed(quickCheckItems.filter((item) => next.includes(item)))}
          >
            <div className={classes.chips}>
              {quickCheckItems.map((item) => (
                <Chip key={item} value={item} size="md" color="red.9">
                  {t(`check.item.${item}`)}
                </Chip>
              ))}
            </div>
          </Chip.Group>
          <DefectFields value={report} onChange={setReport} />
          <Button
            mih={44}
            variant="light"
            disabled={failed.length === 0 || !isTold(report)}
            loading={keep.isPending}
            onClick={() => keep.mutate({ failed, defect: { ...report, text: report.text.trim() } })}
          >
            {t('check.report')}
          </Button>
        </Stack>
      </details>
    </Stack>
  )
}
