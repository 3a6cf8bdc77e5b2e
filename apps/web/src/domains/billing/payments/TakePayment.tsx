import { allocateOldest, byDueDay } from '@dsms/contract/billing/money/settle'
import {
  getReceipt,
  type getStudentAccount,
  takePayment,
  type WholePayment,
} from '@dsms/contract/billing/payments/calls'
import { deskMethods } from '@dsms/contract/billing/payments/methods'
import type { Answer } from '@dsms/contract/kernel/endpoint'
import { Alert, Button, Checkbox, Drawer, Group, SegmentedControl, Select, Stack, Text, TextInput } from '@mantine/core'
import { IconCheck, IconPrinter } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { call, download } from '../../../kernel/call/call.ts'
import { codeText, fieldTexts, useErrorText } from '../../../kernel/i18n/errorText.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { PriceInput } from '../../../kit/inputs/PriceInput.tsx'
import { DateField } from '../../../kit/inputs/time/DateField.tsx'
import { Bdi, Typed } from '../../../ui/Bidi.tsx'
import { useChargeName } from '../charges/useChargeName.ts'
import { useDueText } from '../charges/useDueText.ts'
import classes from './TakePayment.module.css'

type Account = Answer<typeof getStudentAccount>
type Open = Account['charges'][number]

interface Props {
  studentId: number
  account: Account
  school_id: number | undefined
  close: () => void
  changed: () => Promise<unknown>
}

/** Takes a payment: what is owed is ticked, the amount and cash are filled in, and the receipt follows. */
export function TakePayment(props: Props) {
  const t = useText('payments')
  const [taken, setTaken] = useState<WholePayment>()
  return (
    <Drawer opened onClose={props.close} position="right" title={t('take.title', { name: props.account.student })}>
      {taken ? (
        <Receipt payment={taken} {...props} />
      ) : (
        <TakeForm
          {...props}
          done={async (payment) => {
            setTaken(payment)
            await props.changed()
          }}
        />
      )}
    </Drawer>
  )
}

function Receipt({ payment, school_id, close }: Props & { payment: WholePayment }) {
  const t = useText('payments')
  const format = useFormat()
  const money = (minor: number) => format.money(minor, payment.currency)
  const left = payment.unallocated_minor
  return (
    <Stack>
      <Alert color="green" icon={<IconCheck size={20} stroke={1.5} />} role="status">
        {t('take.done', { amount: money(payment.amount_minor) })} <Bdi>{payment.receipt_no ?? ''}</Bdi>
        {left > 0 && <div>{t('take.left', { amount: money(left) })}</div>}
      </Alert>
      <Group justify="end">
        <Button variant="default" onClick={close}>
          {t('close')}
        </Button>
        <Button
          data-autofocus
          leftSection={<IconPrinter size={18} stroke={1.5} />}
          onClick={() => download(getReceipt, { params: { id: payment.id }, query: { school_id } })}
        >
          {t('receipt')}
        </Button>
      </Group>
    </Stack>
  )
}

function TakeForm({ studentId, account, school_id, close, done }: Props & { done: (paid: WholePayment) => unknown }) {
  const t = useText('payments')
  const format = useFormat()
  const errorText = useErrorText()
  const groups = [{ student_id: studentId, name: account.student, charges: account.charges }, ...account.siblings]
  const all = groups.flatMap(({ charges }) => charges).filter(({ open_minor }) => open_minor > 0)
  const own = all.filter(({ student_id }) => student_id === studentId)
  const [currency] = useState(own[0]?.currency ?? account.currency)
  const open = all.filter((one) => one.currency === currency)
  const balance = account.sums.find((sum) => sum.currency === currency)?.balance_minor ?? 0
  const sumOf = (ids: readonly number[]) =>
    open.filter(({ id }) => ids.includes(id)).reduce((sum, { open_minor }) => sum + open_minor, 0)
  const [ticked, setTicked] = useState(() =>
    own.filter((one) => one.currency === currency && !isAhead(one, account.today)).map(({ id }) => id),
  )
  const [amount, setAmount] = useState<number | null>(() => sumOf(ticked) || null)
  const [method, setMethod] = useState<string>('cash')
  const isFromBalance = method === 'balance'
  const [day, setDay] = useState<string | null>(account.today)
  const [desk, setDesk] = useState<string | null>(account.desks[0] ? String(account.desks[0].id) : null)
  const [payer, setPayer] = useState<string | null>(null)
  const [note, setNote] = useState('')
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [failure, setFailure] = useState('')
  const [isBusy, setBusy] = useState(false)
  // sent twice, it is still one payment; what changes is another one
  const [key, setKey] = useState(() => crypto.randomUUID())
  const money = (minor: number) => format.money(minor, currency)
  const parts = allocateOldest(
    amount ?? 0,
    open.filter(({ id }) => ticked.includes(id)),
  )
  const rest = sumOf(ticked) - ((amount ?? 0) - parts.unallocated_minor)
  const tick = (id: number, isOn: boolean) => {
    const next = isOn ? [...ticked, id] : ticked.filter((one) => one !== id)
    setTicked(next)
    setAmount(sumOf(next) || null)
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (!amount) return setErrors({ amount_minor: codeText('required') })
    setBusy(true)
    setErrors({})
    setFailure('')
    try {
      await done(await call(takePayment, { body: bodyOf(amount) }))
    } catch (error) {
      setErrors(fieldTexts(error))
      setFailure(errorText(error))
      setKey(crypto.randomUUID())
    } finally {
      setBusy(false)
    }
  }
  const bodyOf = (amount_minor: number) => ({
    key,
    student_id: studentId,
    payer_id: payer === null ? null : Number(payer),
    method: method as (typeof deskMethods)[number] | 'balance',
    amount_minor,
    currency,
    received_on: day,
    desk_id: desk === null || isFromBalance ? null : Number(desk),
    note: note.trim() || null,
    allocations: parts.allocations,
    school_id,
  })
  return (
    <form onSubmit={send} noValidate>
      <Stack>
        {open.length === 0 && <Text>{t('take.nothing')}</Text>}
        {groups.map(({ student_id, name, charges }) => (
          <Ticks
            key={student_id}
            legend={student_id === studentId ? t('take.owed') : name}
            charges={charges.filter((one) => one.open_minor > 0 && one.currency === currency)}
            ticked={ticked}
            tick={tick}
          />
        ))}
        <PriceInput
          label={t('field.amount_minor')}
          currency={currency}
          value={amount}
          onChange={setAmount}
          error={errors.amount_minor}
        />
        <Text size="sm" c="dimmed" aria-live="polite">
          {parts.unallocated_minor > 0 && !isFromBalance && t('take.left', { amount: money(parts.unallocated_minor) })}
          {rest > 0 && t('take.rest', { amount: money(rest) })}
        </Text>
        <div>
          <Text size="sm" fw={500} mb={4} id="take-method">
            {t('field.method')}
          </Text>
          <SegmentedControl
            fullWidth
            className={classes.methods}
            aria-labelledby="take-method"
            data={[...deskMethods, ...(balance > 0 ? (['balance'] as const) : [])].map((value) => ({
              value,
              label: value === 'balance' ? t('method.balance', { amount: money(balance) }) : t(`method.${value}`),
            }))}
            value={method}
            onChange={setMethod}
          />
        </div>
        {!isFromBalance && (
          <DateField
            label={t('field.received_on')}
            maxDate={account.today}
            value={day}
            onChange={setDay}
            error={errors.received_on}
          />
        )}
        {account.desks.length > 0 && !isFromBalance && (
          <Select
            label={t('field.desk_id')}
            placeholder={t('noDesk')}
            clearable
            data={account.desks.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={desk}
            onChange={setDesk}
            error={errors.desk_id}
          />
        )}
        {account.payers.length > 0 && !isFromBalance && (
          <Select
            label={t('field.payer_id')}
            placeholder={account.student}
            clearable
            data={account.payers.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={payer}
            onChange={setPayer}
            error={errors.payer_id}
          />
        )}
        {!isFromBalance && (
          <TextInput
            label={t('field.note')}
            dir="auto"
            maxLength={300}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
        )}
        {failure && (
          <Alert color="red" role="alert">
            {failure}
          </Alert>
        )}
        <Group justify="end">
          <Button variant="default" onClick={close}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={isBusy} data-autofocus>
            {amount ? t('take.action', { amount: money(amount) }) : t('take.actionEmpty')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

/** A later instalment is paid when it is due, unless somebody ticks it. */
const isAhead = ({ sale, due_on }: Open, today: string): boolean => sale !== null && (due_on === null || due_on > today)

interface TicksProps {
  legend: string
  charges: readonly Open[]
  ticked: readonly number[]
  tick: (id: number, isOn: boolean) => void
}

/** What somebody owes, each to be ticked. */
function Ticks({ legend, charges, ticked, tick }: TicksProps) {
  const nameOf = useChargeName()
  const format = useFormat()
  const dueOf = useDueText()
  if (charges.length === 0) return null
  const byDay = charges.toSorted(byDueDay)
  return (
    <fieldset className={classes.ticks}>
      <legend>
        <Typed>{legend}</Typed>
      </legend>
      {byDay.map((charge) => (
        <div key={charge.id} className={classes.tick}>
          <Checkbox
            label={nameOf(charge)}
            description={dueOf(charge)}
            checked={ticked.includes(charge.id)}
            onChange={(event) => tick(charge.id, event.currentTarget.checked)}
          />
          <bdi className={classes.amount} data-late={charge.is_overdue || undefined}>
            {format.money(charge.open_minor, charge.currency)}
          </bdi>
        </div>
      ))}
    </fieldset>
  )
}
