import { calibrateSimulator, type simulators } from '@dsms/contract/resources/simulators/calls'
import { Button, Group, Table, Text, TextInput } from '@mantine/core'
import { IconAdjustmentsCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { call } from '../../../kernel/call/call.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { useAreaChanged } from '../../../kit/areas/area.ts'
import type { WholeRecord } from '../../../kit/areas/types.ts'
import { DateField } from '../../../kit/inputs/time/DateField.tsx'
import { ConfirmDialog } from '../../../kit/records/dialogs/ConfirmDialog.tsx'
import { useMay } from '../../../kit/records/useMay.ts'
import { Bdi, Typed } from '../../../ui/Bidi.tsx'
import { WideTable } from '../../../ui/page/WideTable.tsx'
import { showDone } from '../../../ui/toasts/toasts.tsx'
import { CalibrationBadge } from './CalibrationBadge.tsx'
import { devices } from './simulators.ts'

interface Props {
  device: WholeRecord<typeof simulators>
  school_id: number | undefined
}

/** How the calibration stands, when it was done, and the way to note one. */
export function Calibrations({ device, school_id }: Props) {
  const t = useText('simulators')
  const format = useFormat()
  const may = useMay()
  const [isNoting, setNoting] = useState(false)
  const { calibrations } = device
  return (
    <section className="card" aria-label={t('field.calibration')}>
      <Group justify="space-between" gap="md">
        <div>
          <Text fw={600} component="h2" fz="md">
            {t('field.calibration')}
          </Text>
          <CalibrationBadge device={device} />
        </div>
        {may(calibrateSimulator) && device.status !== 'retired' && !device.archived_at && (
          <Button
            variant="default"
            leftSection={<IconAdjustmentsCheck size={18} stroke={1.5} />}
            onClick={() => setNoting(true)}
          >
            {t('calibrate')}
          </Button>
        )}
      </Group>
      {calibrations.length === 0 ? (
        <Text size="sm" c="dimmed" mt="sm">
          {t('noCalibrations')}
        </Text>
      ) : (
        <WideTable label={t('calibrations')} minWidth={420} mt="sm">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('day')}</Table.Th>
              <Table.Th>{t('certificate')}</Table.Th>
              <Table.Th>{t('by')}</Table.Th>
              <Table.Th>{t('field.notes')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {calibrations.map(({ id, day, certificate_no, by, notes }) => (
              <Table.Tr key={id}>
                <Table.Td>{format.date(day)}</Table.Td>
                <Table.Td>{certificate_no && <Bdi>{certificate_no}</Bdi>}</Table.Td>
                <Table.Td>{by && <Typed>{by}</Typed>}</Table.Td>
                <Table.Td>{notes && <Typed>{notes}</Typed>}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </WideTable>
      )}
      {isNoting && <CalibrateDialog device={device} school_id={school_id} close={() => setNoting(false)} />}
    </section>
  )
}

function CalibrateDialog({ device, school_id, close }: Props & { close: () => void }) {
  const t = useText('simulators')
  const changed = useAreaChanged(devices, school_id)
  const [day, setDay] = useState<string | null>(null)
  const [certificate, setCertificate] = useState('')
  const [notes, setNotes] = useState('')
  const run = async () => {
    await call(calibrateSimulator, {
      params: { id: device.id },
      body: {
        ...(day ? { day } : {}),
        certificate_no: certificate.trim() || null,
        notes: notes.trim() || null,
        ...(school_id === undefined ? {} : { school_id }),
      },
    })
    close()
    await changed()
    showDone(t('calibrated', { name: device.name }))
  }
  return (
    <ConfirmDialog
      opened
      title={t('calibrateTitle', { name: device.name })}
      action={t('calibrate')}
      run={run}
      close={close}
    >
      <DateField label={t('calibrationDay')} maxDate={device.today} value={day} onChange={setDay} />
      <TextInput
        label={t('certificate')}
        dir="auto"
        maxLength={60}
        value={certificate}
        onChange={(event) => setCertificate(event.currentTarget.value)}
      />
      <TextInput
        label={t('field.notes')}
        dir="auto"
        maxLength={300}
        value={notes}
        onChange={(event) => setNotes(event.currentTarget.value)}
      />
    </ConfirmDialog>
  )
}
