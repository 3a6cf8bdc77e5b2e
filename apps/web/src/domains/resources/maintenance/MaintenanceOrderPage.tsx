import { digitsOf, toMajor, toMinor } from '@dsms/contract/kernel/money'
import { vehicles } from '@dsms/contract/resources/vehicles/calls'
import { NumberInput, Select, Text, TextInput } from '@mantine/core'
import { useText } from '../../../kernel/i18n/index.ts'
import { AreaForm } from '../../../kit/areas/form/AreaForm.tsx'
import { NotesInput } from '../../../kit/areas/form/AreaInputs.tsx'
import { RecordSelect } from '../../../kit/areas/inputs/RecordSelect.tsx'
import { FormGroup, fullRow } from '../../../kit/form/RecordForm.tsx'
import { DecimalInput } from '../../../kit/inputs/DecimalInput.tsx'
import { DateField } from '../../../kit/inputs/time/DateField.tsx'
import { FilesInput } from './checks/FilesInput.tsx'
import { isLive, orders } from './fleet.ts'
import { OrderFoot } from './OrderFoot.tsx'
import { type OrderItem, OrderItems } from './OrderItems.tsx'
import { useNamedVehicle } from './useNamedVehicle.ts'

/** A maintenance order: the work, when and where, what it costs, and what it is about. */
export function MaintenanceOrderPage({ id }: { id?: number | undefined }) {
  const t = useText('maintenance')
  const named = useNamedVehicle()
  const empty = {
    title: named.title,
    vehicle_id: named.vehicle_id,
    kind: named.kind ?? 'scheduled',
    workshop: '',
    due_on: null as string | null,
    due_km: '' as number | '',
    planned_from: null as string | null,
    planned_to: null as string | null,
    cost: null as number | null,
    items: [] as OrderItem[],
    notes: '',
    file_ids: [] as string[],
  }
  return (
    <AreaForm
      of={orders}
      id={id}
      empty={empty}
      read={(order) => ({ file_ids: order.files.map((file) => String(file.id)), cost: order.cost })}
      // what is done or called off stays as it is
      isStill={({ status }) => status === 'done' || status === 'cancelled'}
      after={(order, school) => <OrderFoot order={order} school={school} />}
    >
      {(form, order, school) => {
        const { field, oneOf } = form
        const currency = order?.currency ?? ''
        const cost = field('cost')
        return (
          <>
            <FormGroup title={t('group.work')}>
              <TextInput dir="auto" {...field('title')} />
              <RecordSelect
                area={vehicles}
                school_id={school.school_id}
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
                    onChange={(value) => form.setFieldValue('cost', value === null ? null : toMinor(value, currency))}
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
  )
}
