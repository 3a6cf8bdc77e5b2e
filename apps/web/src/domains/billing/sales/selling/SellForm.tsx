import { createSale } from '@dsms/contract/billing/sales/calls'
import { Alert, Button, Group, NumberInput, Radio, Select, Stack, Text } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { call } from '../../../../kernel/call/call.ts'
import { codeText, fieldTexts, useErrorText } from '../../../../kernel/i18n/errorText.ts'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { DateField } from '../../../../kit/inputs/time/DateField.tsx'
import { ListSkeleton } from '../../../../kit/list/ListSkeleton.tsx'
import { ErrorBox } from '../../../../ui/errors/ErrorBox.tsx'
import classes from '../Sales.module.css'
import { useCourses } from '../useCourses.ts'
import { PackageCard } from './PackageCard.tsx'
import type { Sold } from './SoldNow.tsx'
import { useOffer } from './useOffer.ts'

interface Props {
  studentId: number
  school_id: number | undefined
  /** The course, where it was chosen before. */
  enrolment?: number
  /** Leaves without a sale. */
  cancel: { label: string; act: () => unknown }
  done: (sale: Sold) => Promise<unknown>
}

/** Sells a package: course, package, instalments. */
export function SellForm({ studentId, school_id, enrolment, cancel, done }: Props) {
  const t = useText('sales')
  const format = useFormat()
  const errorText = useErrorText()
  const courses = useCourses(enrolment === undefined ? studentId : undefined, school_id)
  const [chosenCourse, setCourse] = useState<string | null>(null)
  const only = courses.data?.length === 1 ? courses.data[0]?.value : undefined
  const course = enrolment === undefined ? (chosenCourse ?? only ?? null) : String(enrolment)
  const offer = useOffer(studentId, course === null ? undefined : Number(course), school_id)
  const [chosen, setChosen] = useState<string | null>(null)
  const [parts, setParts] = useState<number | string>('')
  const [firstDue, setFirstDue] = useState<string | null>(null)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [failure, setFailure] = useState('')
  const [isBusy, setBusy] = useState(false)
  // sent twice, it is still one sale; what changes is another one
  const [sending, setSending] = useState(() => ({ key: crypto.randomUUID(), what: '' }))
  const offered = offer.data?.packages ?? []
  const sold = offered.find(({ id }) => String(id) === chosen) ?? (offered.length === 1 ? offered[0] : undefined)
  const currency = offer.data?.currency ?? ''
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setErrors({
      ...(course === null && { enrolment_id: codeText('required') }),
      ...(course !== null && !sold && { package_id: codeText('required') }),
    })
    setFailure('')
    if (course === null || !sold) return
    const body = {
      enrolment_id: Number(course),
      package_id: sold.id,
      parts: parts === '' ? undefined : Number(parts),
      first_due: firstDue,
      school_id,
    }
    const what = JSON.stringify(body)
    const key = sending.what === '' || sending.what === what ? sending.key : crypto.randomUUID()
    setSending({ key, what })
    setBusy(true)
    try {
      await done(await call(createSale, { body: { key, ...body } }))
    } catch (error) {
      setErrors(fieldTexts(error))
      setFailure(errorText(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <form onSubmit={send} noValidate>
      <Stack>
        {courses.error && <ErrorBox error={courses.error} onRetry={() => courses.refetch()} />}
        {courses.data?.length === 0 && <Text>{t('sell.noCourse')}</Text>}
        {enrolment === undefined && (
          <Select
            label={t('field.enrolment_id')}
            required
            allowDeselect={false}
            data={courses.data ?? []}
            value={course}
            onChange={(value) => {
              setCourse(value)
              setChosen(null)
            }}
            error={errors.enrolment_id}
          />
        )}
        {offer.error && <ErrorBox error={offer.error} onRetry={() => offer.refetch()} />}
        {course !== null && offer.isPending && <ListSkeleton rows={3} />}
        {offer.data && offered.length === 0 && <Text>{t('sell.none')}</Text>}
        {offered.length > 0 && (
          <Radio.Group
            label={t('field.package_id')}
            required
            value={sold ? String(sold.id) : null}
            onChange={setChosen}
            error={errors.package_id}
          >
            <div className={classes.cards}>
              {offered.map((one) => (
                <PackageCard
                  key={one.id}
                  of={one}
                  currency={currency}
                  isChosen={one === sold}
                  {...(one === sold && { parts: Number(parts) || undefined, firstDue })}
                />
              ))}
            </div>
          </Radio.Group>
        )}
        {sold && (
          <div className={classes.fields}>
            <NumberInput
              label={t('field.parts')}
              description={t('help.parts')}
              placeholder={String(sold.parts)}
              allowDecimal={false}
              min={1}
              max={24}
              value={parts}
              onChange={setParts}
              error={errors.parts}
            />
            <DateField
              label={t('field.first_due')}
              description={t('help.firstDue')}
              {...(offer.data && { minDate: offer.data.today })}
              value={firstDue}
              onChange={setFirstDue}
              error={errors.first_due}
            />
          </div>
        )}
        {failure && (
          <Alert color="red" role="alert">
            {failure}
          </Alert>
        )}
        <Group justify="end">
          <Button variant="default" onClick={cancel.act}>
            {cancel.label}
          </Button>
          <Button type="submit" loading={isBusy}>
            {sold ? t('sell.action', { amount: format.money(sold.price_minor, currency) }) : t('sell.actionEmpty')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
