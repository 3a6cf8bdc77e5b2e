import { digitsOf, toMajor, toMinor } from '@dsms/contract/kernel/money'
import { maintenanceKinds } from '@dsms/contract/resources/maintenance/orders'
import { vehicles } from '@dsms/contract/resources/vehicles/calls'
import { NumberInput, Select, Text, TextInput } from '@mantine/core'
import { useText } from '../../../kernel/i18n/index.ts'
import { AreaScreen } from '../../../kit/areas/AreaScreen.tsx'
import { AreaForm } from '../../../kit/areas/form/AreaForm.tsx'
import { NotesInput } from '../../../kit/areas/form/AreaInputs.tsx'
import { amount, code, day, files, formFields, key, number, text, whole } from '../../../kit/areas/form/fields.ts'
import { RecordSelect } from '../../../kit/areas/inputs/RecordSelect.tsx'
import { RecordHistory } from '../../../kit/areas/RecordHistory.tsx'
import { StatusNote } from '../../../kit/areas/status/StatusNote.tsx'
import { FormGroup, fullRow } from '../../../kit/form/RecordForm.tsx'
import { DecimalInput } from '../../../kit/inputs/DecimalInput.tsx'
import { DateField } from '../../../kit/inputs/time/DateField.tsx'
import { FilesInput } from './checks/FilesInput.tsx'
import { isLive, orders } from './fleet.ts'
import { OrderFoot } from './OrderFoot.tsx'
import { type OrderItem, OrderItems } from './OrderItems.tsx'
import { useNamedVehicle } from './useNamedVehicle.ts'

const fieldsFor = ({ title, vehicle_id, kind }: ReturnType<typeof useNamedVehicle>) =>
  formFields(orders, {
    title: text(title),
    vehicle_id: key(vehicle_id),
    kind: code(maintenanceKinds.find((one) => one === kind) ?? 'scheduled'),
    workshop: text(),
    due_on: day(),
    due_km: number(),
    planned_from: day(),
    planned_to: day(),
    cost: amount(),
    items: whole<OrderItem[]>([]),
    notes: text(),
    file_ids: files('files'),
  })

/** A maintenance order: the work, when and where, what it costs, and what it is about. */
export function MaintenanceOrderPage({ id }: { id?: number | undefined }) {
  const t = useText('maintenance')
  const named = useNamedVehicle()
  const fields = fieldsFor(named)
  return (
    <AreaScreen of={orders} id={id}>
      {(screen) => (
        <>
          <StatusNote record={screen.record} />
          <AreaForm
            on={screen}
            fields={fields}
            isStill={screen.record?.status === 'done' || screen.record?.status === 'cancelled'}
          >
            {(form) => {
              const { record: order } = screen
              const { field, oneOf } = form
              const currency = order?.currency ?? ''
              const cost = field('cost')
              return (
                <>
                  <FormGroup title={t('group.work')}>
                    <TextInput dir="auto" {...field('title')} />
                    <RecordSelect
                      area={vehicles}
                      school_id={screen.school.school_id}
                      isOffered={isLive}
                      disabled={order !== undefined && order.status !== 'planned'}
                      present={{ id: order?.vehicle_id, name: order?.vehicle }}
                      {...field('vehicle_id')}
                    />
                    <Select {...oneOf('kind')} />
                  </FormGroup>
                  <FormGroup title={t('group.plan')}>
                    <DateField {...field('planned_from')} />
                    <DateField {...field('planned_to')} />
                    <TextInput dir="auto" {...field('workshop')} />
                    <DateField {...field('due_on')} />
                    <NumberInput
                      allowDecimal={false}
                      allowNegative={false}
                      {...field('due_km')}
                      value={form.values.due_km ?? ''}
                    />
                  </FormGroup>
                  <FormGroup title={t('group.cost')}>
                    {order ? (
                      <>
                        <div className={fullRow}>
                          <OrderItems
                            value={form.values.items}
                            onChange={(items) => form.setFieldValue('items', items)}
                            currency={currency}
                            error={Object.entries(form.errors).find(([path]) => path.startsWith('items'))?.[1]}
                          />
                        </div>
                        <DecimalInput
                          {...cost}
                          label={t('field.cost')}
                          most={digitsOf(currency)}
                          unit={currency}
                          value={form.values.cost === null ? null : toMajor(form.values.cost, currency)}
                          onChange={(value) =>
                            form.setFieldValue('cost', value === null ? null : toMinor(value, currency))
                          }
                        />
                        <FilesInput
                          label={t('field.file_ids')}
                          kept={order.files}
                          value={form.values.file_ids}
                          onChange={(ids) => form.setFieldValue('file_ids', ids)}
                          error={form.errors.file_ids}
                        />
                      </>
                    ) : (
                      <Text size="sm" c="dimmed" className={fullRow}>
                        {t('costLater')}
                      </Text>
                    )}
                    <NotesInput {...field('notes')} />
                  </FormGroup>
                </>
              )
            }}
          </AreaForm>
          {screen.record && <OrderFoot order={screen.record} school={screen.school} />}
          <RecordHistory history={screen.record?.history} words="maintenance" />
        </>
      )}
    </AreaScreen>
  )
}
