import { checkItems, checkVehicle } from '@dsms/contract/resources/maintenance/checks'
import { vehicleDefects } from '@dsms/contract/resources/maintenance/defects'
import { Alert, Button, Checkbox, Group, NumberInput, SegmentedControl, Stack, Text, Textarea } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useState } from 'react'
import { call } from '../../../../kernel/call/call.ts'
import { fieldTexts, useErrorText } from '../../../../kernel/i18n/errorText.ts'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { useMay } from '../../../../kit/records/useMay.ts'
import type { School } from '../../../../kit/school/useSchool.ts'
import { LinkButton } from '../../../../ui/page/links.tsx'
import { showDone } from '../../../../ui/toasts/toasts.tsx'
import classes from '../Fleet.module.css'
import { FilesInput } from './FilesInput.tsx'

type Item = (typeof checkItems)[number]
interface Props {
  vehicle: { id: number; odometer_km: number | null; dual_controls: boolean }
  school: School
  done: () => Promise<unknown>
}

/** Large targets and few words: what is not in order is marked, the rest is. */
export function CheckForm({ vehicle, school, done }: Props) {
  const t = useText('checks')
  const format = useFormat()
  const errorText = useErrorText()
  const may = useMay()
  const [km, setKm] = useState<number | ''>('')
  const [fuel, setFuel] = useState<number | ''>('')
  const [failed, setFailed] = useState<Item[]>([])
  const [fit, setFit] = useState('yes')
  const [notes, setNotes] = useState('')
  const [photos, setPhotos] = useState<string[]>([])
  const [round, setRound] = useState(0)
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const [toReport, setToReport] = useState<{ items: Item[]; fit: boolean }>()
  const wrong = failure === undefined ? {} : fieldTexts(failure)
  const items = checkItems.filter((item) => item !== 'dual_controls' || vehicle.dual_controls)

  const save = async (event: React.FormEvent) => {
    event.preventDefault()
    setSaving(true)
    setFailure(undefined)
    try {
      const body = {
        odometer_km: km === '' ? (undefined as unknown as number) : km,
        fuel_percent: fuel === '' ? null : fuel,
        failed,
        fit: fit === 'yes',
        notes: notes.trim() || null,
        photo_ids: photos.map(Number),
        school_id: school.school_id,
      }
      await call(checkVehicle, { params: { id: vehicle.id }, body })
      showDone(t('check.saved'))
      setToReport(failed.length || fit === 'no' ? { items: failed, fit: fit === 'yes' } : undefined)
      setKm('')
      setFuel('')
      setFailed([])
      setFit('yes')
      setNotes('')
      setPhotos([])
      setRound((one) => one + 1)
      await done()
    } catch (error) {
      setFailure(error)
    } finally {
      setSaving(false)
    }
  }

  return (
    <>
      {toReport && may(vehicleDefects.calls.create) && (
        <Alert color="yellow" variant="light" icon={<IconAlertTriangle size={20} stroke={1.5} />}>
          <Stack gap="xs" align="start">
            {t('check.offer')}
            {(toReport.items.length ? toReport.items.map((item) => t(`item.${item}`)) : [t('check.unfit')]).map(
              (title) => (
                <LinkButton
                  key={title}
                  to="/school/defects/new"
                  search={{
                    ...school.search,
                    vehicle_id: vehicle.id,
                    title,
                    kind: toReport.fit ? 'minor' : 'unsafe',
                  }}
                  variant="default"
                >
                  {t('check.report', { item: title })}
                </LinkButton>
              ),
            )}
          </Stack>
        </Alert>
      )}
      <form className="card" noValidate onSubmit={save}>
        <Stack gap="md">
          <div className={classes.pair}>
            <NumberInput
              label={t('check.odometer')}
              description={vehicle.odometer_km !== null && t('check.last', { km: format.number(vehicle.odometer_km) })}
              required
              inputMode="numeric"
              allowDecimal={false}
              allowNegative={false}
              hideControls
              size="md"
              value={km}
              onChange={(value) => setKm(value === '' ? '' : Number(value))}
              error={wrong.odometer_km}
            />
            <NumberInput
              label={t('check.fuel')}
              inputMode="numeric"
              allowDecimal={false}
              allowNegative={false}
              hideControls
              max={100}
              size="md"
              value={fuel}
              onChange={(value) => setFuel(value === '' ? '' : Number(value))}
              error={wrong.fuel_percent}
            />
          </div>
          <Checkbox.Group
            label={t('check.items')}
            description={t('check.help')}
            value={failed}
            onChange={(value) => setFailed(items.filter((item) => value.includes(item)))}
          >
            <div className={classes.items}>
              {items.map((item) => (
                <Checkbox.Card key={item} value={item} className={classes.item}>
                  <Group justify="space-between" wrap="nowrap" gap="xs">
                    <Text size="sm" fw={500}>
                      {t(`item.${item}`)}
                    </Text>
                    <Text size="xs" className={classes.state} data-failed={failed.includes(item)}>
                      {t(failed.includes(item) ? 'check.failed' : 'check.ok')}
                    </Text>
                  </Group>
                </Checkbox.Card>
              ))}
            </div>
          </Checkbox.Group>
          <div>
            <Text size="sm" fw={600} id="is-fit" mb={4}>
              {t('check.isFit')}
            </Text>
            <SegmentedControl
              aria-labelledby="is-fit"
              size="md"
              fullWidth
              color={fit === 'yes' ? undefined : 'red.9'}
              value={fit}
              onChange={setFit}
              data={[
                { value: 'yes', label: t('check.yes') },
                { value: 'no', label: t('check.no') },
              ]}
            />
          </div>
          <Textarea
            label={t('check.notes')}
            dir="auto"
            autosize
            minRows={2}
            maxLength={1000}
            value={notes}
            onChange={(event) => setNotes(event.currentTarget.value)}
          />
          <FilesInput key={round} label={t('check.photos')} kept={[]} value={photos} onChange={setPhotos} isPhoto />
          {failure !== undefined && Object.keys(wrong).length === 0 && (
            <Text role="alert" size="sm" c="var(--mantine-color-error)">
              {errorText(failure)}
            </Text>
          )}
          <Button type="submit" size="md" loading={isSaving}>
            {t('check.save')}
          </Button>
        </Stack>
      </form>
    </>
  )
}
