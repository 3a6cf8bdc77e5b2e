import { createTaxRate, listTaxRates } from '@dsms/contract/billing/taxRates/calls'
import { taxCodes } from '@dsms/contract/billing/taxRates/codes'
import { Alert, Button, Drawer, Group, Select, Stack, Text, TextInput } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call } from '../../../kernel/call/call.ts'
import { codeText, fieldTexts, useErrorText } from '../../../kernel/i18n/errorText.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { DecimalInput } from '../../../kit/inputs/DecimalInput.tsx'
import { DateField } from '../../../kit/inputs/time/DateField.tsx'
import { ListSkeleton } from '../../../kit/list/ListSkeleton.tsx'
import { Facts } from '../../../kit/person/Facts.tsx'
import { useMay } from '../../../kit/records/useMay.ts'
import { Typed } from '../../../ui/Bidi.tsx'
import { ErrorBox } from '../../../ui/errors/ErrorBox.tsx'
import lines from '../../../ui/parts/lines/Lines.module.css'
import { showDone } from '../../../ui/toasts/toasts.tsx'
import { BranchInput } from '../../school/public.ts'

interface Props {
  school_id: number | undefined
  close: () => void
}

/** The tax that prices contain: today's rate, those of the school with their first days, and a form for the next one. */
export function TaxRates({ school_id, close }: Props) {
  const t = useText('taxRates')
  const codes = useText('packages')
  const format = useFormat()
  const may = useMay()
  const client = useQueryClient()
  const [round, setRound] = useState(0)
  const key = ['tax rates', school_id ?? 'own']
  const { data, error, isPending, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(listTaxRates, { query: { school_id } }, signal),
  })
  const percent = (bps: number) => format.number(bps / 10_000, { style: 'percent', maximumFractionDigits: 2 })
  return (
    <Drawer opened onClose={close} position="right" title={t('title')}>
      {error && <ErrorBox error={error} onRetry={() => refetch()} />}
      {isPending && <ListSkeleton rows={3} />}
      {data && (
        <Stack gap="lg">
          <Facts
            facts={[
              [t('today'), percent(data.today_bps)],
              [t('country'), percent(data.country_bps)],
            ]}
          />
          <section aria-label={t('list')}>
            <h2 className={lines.title}>{t('list')}</h2>
            {data.rates.length === 0 ? (
              <Text size="sm" c="dimmed" mt="xs">
                {t('none')}
              </Text>
            ) : (
              <ul className={lines.list}>
                {data.rates.map((rate) => (
                  <li key={rate.id} className={lines.line}>
                    <span className={lines.what}>
                      {codes(`tax_code.${rate.code}`)}
                      <Text size="sm" c="dimmed" component="span" display="block">
                        {t('from', { day: format.date(rate.from_on) })}
                        {' · '}
                        {rate.branch ? <Typed>{rate.branch}</Typed> : t('wholeSchool')}
                        {[rate.reason, rate.by].filter(Boolean).map((text) => (
                          <span key={text}>
                            {' · '}
                            <Typed>{text}</Typed>
                          </span>
                        ))}
                      </Text>
                    </span>
                    <bdi>{percent(rate.bps)}</bdi>
                  </li>
                ))}
              </ul>
            )}
          </section>
          {may(createTaxRate) && (
            <AddRate
              key={round}
              school_id={school_id}
              saved={() => {
                setRound((now) => now + 1)
                return client.invalidateQueries({ queryKey: key })
              }}
            />
          )}
        </Stack>
      )}
    </Drawer>
  )
}

function AddRate({ school_id, saved }: { school_id: number | undefined; saved: () => Promise<unknown> }) {
  const t = useText('taxRates')
  const codes = useText('packages')
  const errorText = useErrorText()
  const [code, setCode] = useState<(typeof taxCodes)[number]>('S')
  const [percent, setPercent] = useState<number | null>(null)
  const [branch, setBranch] = useState<string | null>(null)
  const [from, setFrom] = useState<string | null>(null)
  const [reason, setReason] = useState('')
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [failure, setFailure] = useState('')
  const [isBusy, setBusy] = useState(false)
  const isStandard = code === 'S'
  const rate = isStandard ? percent : 0
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setErrors({
      ...(rate === null && { bps: codeText('required') }),
      ...(from === null && { from_on: codeText('required') }),
    })
    setFailure('')
    if (rate === null || from === null) return
    setBusy(true)
    try {
      await call(createTaxRate, {
        body: {
          code,
          bps: Math.round(rate * 100),
          branch_id: branch === null ? null : Number(branch),
          from_on: from,
          reason: isStandard ? null : reason.trim() || null,
          school_id,
        },
      })
      showDone(t('added'))
      await saved()
    } catch (error) {
      setErrors(fieldTexts(error))
      setFailure(errorText(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <form noValidate onSubmit={send} aria-label={t('add')}>
      <Stack gap="sm">
        <div>
          <h2 className={lines.title}>{t('add')}</h2>
          <Text size="sm" c="dimmed">
            {t('kept')}
          </Text>
        </div>
        <Select
          label={t('field.code')}
          allowDeselect={false}
          data={taxCodes.map((value) => ({ value, label: codes(`tax_code.${value}`) }))}
          value={code}
          onChange={(value) => setCode(taxCodes.find((one) => one === value) ?? 'S')}
          error={errors.code}
        />
        <DecimalInput
          label={t('field.bps')}
          description={isStandard ? undefined : t('help.bps')}
          required
          disabled={!isStandard}
          most={2}
          unit="%"
          value={rate}
          onChange={setPercent}
          error={errors.bps}
        />
        <DateField label={t('field.from_on')} required value={from} onChange={setFrom} error={errors.from_on} />
        <BranchInput
          label={t('field.branch_id')}
          description={t('help.branch')}
          clearable
          school_id={school_id}
          present={[null, null]}
          value={branch}
          onChange={setBranch}
          error={errors.branch_id}
        />
        {!isStandard && (
          <TextInput
            label={t('field.reason')}
            dir="auto"
            maxLength={200}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
            error={errors.reason}
          />
        )}
        {failure && (
          <Alert color="red" role="alert">
            {failure}
          </Alert>
        )}
        <Group justify="end">
          <Button type="submit" loading={isBusy}>
            {t('add')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
