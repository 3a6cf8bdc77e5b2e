import { defectSeverities, orderForDefect, type vehicleDefects } from '@dsms/contract/resources/maintenance/defects'
import { vehicles } from '@dsms/contract/resources/vehicles/calls'
import { Alert, Button, Group, Select, Textarea, TextInput } from '@mantine/core'
import { IconAlertOctagon, IconTool } from '@tabler/icons-react'
import { useNavigate } from '../../../../kernel/address/links.tsx'
import { call } from '../../../../kernel/call/call.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { AreaScreen } from '../../../../kit/areas/AreaScreen.tsx'
import { useAreaChanged } from '../../../../kit/areas/area.ts'
import { AreaForm } from '../../../../kit/areas/form/AreaForm.tsx'
import { code, files, formFields, key, text } from '../../../../kit/areas/form/fields.ts'
import { RecordSelect } from '../../../../kit/areas/inputs/RecordSelect.tsx'
import { RecordHistory } from '../../../../kit/areas/RecordHistory.tsx'
import { StatusNote } from '../../../../kit/areas/status/StatusNote.tsx'
import type { WholeRecord } from '../../../../kit/areas/types.ts'
import { FormGroup, fullRow } from '../../../../kit/form/RecordForm.tsx'
import { useAttempt } from '../../../../kit/records/useAttempt.ts'
import { useMay } from '../../../../kit/records/useMay.ts'
import type { School } from '../../../../kit/school/useSchool.ts'
import { LinkButton } from '../../../../ui/page/links.tsx'
import { FilesInput } from '../checks/FilesInput.tsx'
import { defects, isLive, orders } from '../fleet.ts'
import { useNamedVehicle } from '../useNamedVehicle.ts'

type Defect = WholeRecord<typeof vehicleDefects>

const fieldsFor = ({ title, vehicle_id, kind }: ReturnType<typeof useNamedVehicle>) =>
  formFields(defects, {
    title: text(title),
    vehicle_id: key(vehicle_id),
    severity: code(defectSeverities.find((one) => one === kind) ?? 'minor'),
    details: text(),
    photo_ids: files('photos'),
  })

/** A defect: what is wrong with which vehicle, how bad it is, and the order that mends it. */
export function DefectPage({ id }: { id?: number | undefined }) {
  const t = useText('defects')
  const named = useNamedVehicle()
  const fields = fieldsFor(named)
  return (
    <AreaScreen of={defects} id={id}>
      {(screen) => (
        <>
          <StatusNote record={screen.record} />
          <AreaForm
            on={screen}
            fields={fields}
            isStill={screen.record?.status === 'resolved' || screen.record?.status === 'rejected'}
          >
            {(form) => {
              const { record: defect } = screen
              const { field, oneOf } = form
              return (
                <FormGroup title={t('group.defect')}>
                  <TextInput dir="auto" {...field('title')} />
                  <RecordSelect
                    area={vehicles}
                    school_id={screen.school.school_id}
                    isOffered={isLive}
                    disabled={defect !== undefined}
                    present={{ id: defect?.vehicle_id, name: defect?.vehicle }}
                    {...field('vehicle_id')}
                  />
                  <Select description={t('unsafeHelp')} {...oneOf('severity')} />
                  <Textarea className={fullRow} dir="auto" autosize minRows={3} {...field('details')} />
                  <div className={fullRow}>
                    <FilesInput
                      label={t('field.photo_ids')}
                      kept={defect?.photos ?? []}
                      value={form.values.photo_ids}
                      onChange={(ids) => form.setFieldValue('photo_ids', ids)}
                      isPhoto
                      error={form.errors.photo_ids}
                    />
                  </div>
                </FormGroup>
              )
            }}
          </AreaForm>
          {screen.record && <DefectFoot defect={screen.record} school={screen.school} />}
          <RecordHistory history={screen.record?.history} words="defects" />
        </>
      )}
    </AreaScreen>
  )
}

/** What can be done about it. */
function DefectFoot({ defect, school }: { defect: Defect; school: School }) {
  const t = useText('defects')
  const may = useMay()
  const navigate = useNavigate()
  const changed = useAreaChanged(defects, school.school_id)
  const ordersChanged = useAreaChanged(orders, school.school_id)
  const attempt = useAttempt(() => Promise.all([changed(), ordersChanged()]))
  const isOpen = ['new', 'accepted', 'in_repair'].includes(defect.status)
  const mayOrder = may(orderForDefect) && ['new', 'accepted'].includes(defect.status) && !defect.archived_at
  const makeOrder = () =>
    attempt(async () => {
      const { order_id } = await call(orderForDefect, {
        params: { id: defect.id },
        body: { school_id: school.school_id },
      })
      await navigate({ to: `/school/maintenance/${order_id}`, search: school.search })
    }, t('orderMade'))
  return (
    <>
      {defect.severity === 'unsafe' && isOpen && (
        <Alert color="red" variant="light" icon={<IconAlertOctagon size={20} stroke={1.5} />}>
          {t('blocked', { vehicle: defect.vehicle })}
        </Alert>
      )}
      <Group gap="xs">
        {defect.order_id !== null && (
          <LinkButton
            to={`/school/maintenance/${defect.order_id}`}
            search={school.search}
            variant="default"
            leftSection={<IconTool size={18} stroke={1.5} />}
          >
            {t('seeOrder', { name: defect.order })}
          </LinkButton>
        )}
        {mayOrder && defect.order_id === null && (
          <Button onClick={makeOrder} leftSection={<IconTool size={18} stroke={1.5} />}>
            {t('makeOrder')}
          </Button>
        )}
        <LinkButton to={`/school/vehicles/${defect.vehicle_id}`} search={school.search} variant="default">
          {t('seeVehicle')}
        </LinkButton>
      </Group>
    </>
  )
}
