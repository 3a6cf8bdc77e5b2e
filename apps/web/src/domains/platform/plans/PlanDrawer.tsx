import * as c from '@dsms/contract/platform/plans/calls'
import { Drawer, NumberInput, Select, SimpleGrid, Switch, TextInput } from '@mantine/core'
import { useState } from 'react'
import { call } from '../../../kernel/call/call.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { useWordsOf } from '../../../kernel/i18n/useWordsOf.ts'
import { FormGroup, fullRow, RecordForm } from '../../../kit/form/RecordForm.tsx'
import { LeaveDialog } from '../../../kit/form/UnsavedGuard.tsx'
import { useRecordForm } from '../../../kit/form/useRecordForm.ts'
import { showDone } from '../../../ui/toasts/toasts.tsx'
import { PlanTexts } from './PlanTexts.tsx'
import { bodyOf, decimalsOf, emptyPlan, type PlanValues, valuesOf } from './planForm.ts'
import { usePlansChanged } from './usePlans.ts'

/** What a plan says, costs and allows. */
export function PlanDrawer({ plan, close }: { plan: c.Plan | undefined; close: () => void }) {
  const t = useText('plans')
  const common = useText('common')
  const changed = usePlansChanged()
  const [isLeaving, setLeaving] = useState(false)
  const words = useWordsOf()
  const state = useRecordForm<PlanValues, c.Plan>({
    initial: plan ? valuesOf(plan) : emptyPlan,
    version: plan?.version,
    schema: c.createPlan.body,
    toBody: bodyOf,
    save: (values, fields, version) => {
      const body = bodyOf(values)
      if (!plan) return call(c.createPlan, { body })
      const change = Object.fromEntries(fields.map((field) => [field, body[field]]))
      return call(c.updatePlan, { params: { id: plan.id }, body: { ...change, version } })
    },
    reload: async () => {
      const now = (await call(c.listPlans, {})).find(({ id }) => id === plan?.id)
      if (!now) throw new Error('gone')
      return { values: valuesOf(now), version: now.version }
    },
    onSaved: async (saved) => {
      close()
      showDone(t('done.saved', { name: words(saved.name) }))
      await changed()
    },
  })
  const { form } = state
  const tryClose = () => (state.isUnsaved() ? setLeaving(true) : close())
  const price = { min: 0, decimalScale: decimalsOf(form.values.currency), fixedDecimalScale: true, hideControls: true }
  return (
    <Drawer
      opened
      size="xl"
      onClose={tryClose}
      title={plan ? t('manage.edit', { name: words(plan.name) }) : t('manage.add')}
    >
      <RecordForm
        state={state}
        saveLabel={plan ? common('save') : t('manage.saveDraft')}
        cancel={tryClose}
        fieldLabel={(field) => t(`field.${field}`)}
        fieldValue={(_, value) => (typeof value === 'object' ? JSON.stringify(value) : String(value))}
      >
        <PlanTexts form={form} />
        <FormGroup title={t('group.price')}>
          <NumberInput label={t('field.price_month')} required {...price} {...form.getInputProps('price_month')} />
          <NumberInput
            label={t('field.price_year_month')}
            required
            {...price}
            {...form.getInputProps('price_year_month')}
          />
          <TextInput
            label={t('field.currency')}
            required
            dir="ltr"
            maxLength={3}
            {...form.getInputProps('currency')}
            onChange={(event) => form.setFieldValue('currency', event.currentTarget.value.toUpperCase())}
          />
          <NumberInput label={t('field.trial_days')} min={0} max={365} {...form.getInputProps('trial_days')} />
        </FormGroup>
        <FormGroup title={t('group.limits')}>
          <SimpleGrid cols={{ base: 1, xs: 2, sm: 3 }} className={fullRow}>
            {c.planLimits.map((limit) => (
              <NumberInput
                key={limit}
                label={t(`limit.${limit}`)}
                placeholder={t('limit.none')}
                min={0}
                allowDecimal={false}
                {...form.getInputProps(`limits.${limit}`)}
              />
            ))}
          </SimpleGrid>
        </FormGroup>
        <FormGroup title={t('group.look')}>
          <TextInput label={t('field.code')} required dir="ltr" maxLength={40} {...form.getInputProps('code')} />
          <Select
            label={t('field.image')}
            allowDeselect={false}
            data={c.planImages.map((value) => ({ value, label: t(`image.${value}`) }))}
            {...form.getInputProps('image')}
          />
          <Switch
            label={t('field.is_popular')}
            description={t('field.is_popular.help')}
            {...form.getInputProps('is_popular', { type: 'checkbox' })}
          />
        </FormGroup>
      </RecordForm>
      <LeaveDialog opened={isLeaving} stay={() => setLeaving(false)} leave={close} />
    </Drawer>
  )
}
