import { changeManyStatuses, giveManyTrainer, tagMany } from '@dsms/contract/students/students/bulk'
import { students } from '@dsms/contract/students/students/calls'
import { Select, TagsInput } from '@mantine/core'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../../kernel/call/call.ts'
import { codeText, useErrorText } from '../../../../kernel/i18n/errorText.ts'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { useAreaChanged } from '../../../../kit/areas/area.ts'
import { ReasonInput } from '../../../../kit/areas/status/ReasonInput.tsx'
import { ConfirmForm } from '../../../../kit/dialogs/ConfirmForm.tsx'
import { ErrorBox } from '../../../../ui/errors/ErrorBox.tsx'
import { showDone, showFailure, showUndo } from '../../../../ui/toasts/toasts.tsx'
import { PersonChoice } from '../../enrolments/PersonChoice.tsx'
import { pupils } from '../students.ts'
import { Outcome } from './Outcome.tsx'
import type { Which } from './which.ts'

const isolated = (name: string) => `\u2068${name}\u2069`

declare module '../../../../kernel/i18n/words.ts' {
  interface Words {
    studentActs: typeof import('./words/en.json')
  }
}

type Status = (typeof students.calls.changeStatus.body)['_zod']['output']['status']

export interface ActDialogProps {
  act: 'status' | 'tags' | 'trainer'
  which: Which
  school_id: number | undefined
  close: () => void
}

/** So many are named whom undoing left as they are. */
const mostNamed = 5

const statuses = Object.keys(students.statuses) as Status[]

/** Asks what many students get, says beforehand who gets it and who can't have it, and does it. */
export function ActDialog({ act, which, school_id, close }: ActDialogProps) {
  const t = useText('studentActs')
  const words = useText('students')
  const areas = useText('areas')
  const common = useText('common')
  const errorText = useErrorText()
  const format = useFormat()
  const client = useQueryClient()
  const changed = useAreaChanged(pupils, school_id)
  const [status, setStatus] = useState<Status | null>(null)
  const [reason, setReason] = useState('')
  const [add, setAdd] = useState<string[]>([])
  const [remove, setRemove] = useState<string[]>([])
  const [trainer, setTrainer] = useState<string | null>(null)
  const [isTried, setTried] = useState(false)
  const needsReason = status !== null && students.reasons.includes(status)
  const isSaid = { status: status !== null, tags: add.length + remove.length > 0, trainer: trainer !== null }[act]

  const inSchool = school_id === undefined ? {} : { school_id }
  /** Answers what came of it, and how to put it back: undefined where nothing can be. */
  const send = async (mode: 'check' | 'do', signal?: AbortSignal) => {
    const body = { ...which, mode, ...inSchool }
    const again = { mode: 'do', ...inSchool } as const
    if (act === 'tags') {
      const { back, ...outcome } = await call(tagMany, { body: { ...body, add, remove } }, signal)
      return { ...outcome, putBack: back.length > 0 && (() => call(tagMany, { body: { ...again, back } })) }
    }
    if (act === 'trainer') {
      const { back, ...outcome } = await call(
        giveManyTrainer,
        { body: { ...body, trainer_id: Number(trainer) } },
        signal,
      )
      return { ...outcome, putBack: back.length > 0 && (() => call(giveManyTrainer, { body: { ...again, back } })) }
    }
    const why = reason.trim() ? { reason: reason.trim() } : {}
    const { back, ...outcome } = await call(
      changeManyStatuses,
      { body: { ...body, ...(status && { status }), ...(mode === 'do' && why) } },
      signal,
    )
    return { ...outcome, putBack: back.length > 0 && (() => call(changeManyStatuses, { body: { ...again, back } })) }
  }
  const foreseen = useQuery({
    queryKey: ['area', 'students', school_id ?? 'own', 'many', act, which, { status, add, remove, trainer }],
    queryFn: ({ signal }) => send('check', signal),
    enabled: isSaid,
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  const readAnew = () => Promise.all([changed(), client.invalidateQueries({ queryKey: ['area', 'enrolments'] })])

  const run = async () => {
    setTried(true)
    if (!isSaid || (needsReason && reason.trim() === '')) return
    const { done, putBack } = await send('do')
    close()
    await readAnew()
    const told = t('done', { count: done.length })
    if (!putBack) return showDone(told)
    showUndo(told, common('undo'), () => {
      putBack()
        .then(async ({ refused }) => {
          await readAnew()
          if (refused.length === 0) return
          const names = refused.slice(0, mostNamed).map(({ name, id }) => (name ? isolated(name) : String(id)))
          showFailure(t('stays', { count: refused.length, names: format.list(names) }))
        })
        .catch((failure) => showFailure(errorText(failure)))
    })
  }

  return (
    <ConfirmForm opened title={words(`bulk.${act}`)} action={t('do')} run={run} close={close}>
      {act === 'status' && (
        <>
          <Select
            label={areas('newStatus')}
            required
            allowDeselect={false}
            data={statuses.map((value) => ({ value, label: words(`status.${value}`) }))}
            value={status}
            onChange={setStatus}
            error={isTried && !isSaid && areas('chooseStatus')}
          />
          <ReasonInput value={reason} onChange={setReason} required={needsReason} isTried={isTried} />
        </>
      )}
      {act === 'tags' && (
        <>
          <TagsInput
            label={t('add')}
            maxTags={10}
            value={add}
            onChange={setAdd}
            acceptValueOnBlur
            error={isTried && !isSaid && codeText('required')}
          />
          <TagsInput label={t('remove')} maxTags={10} value={remove} onChange={setRemove} acceptValueOnBlur />
        </>
      )}
      {act === 'trainer' && (
        <PersonChoice
          kind="trainer"
          label={t('trainer')}
          required
          school_id={school_id}
          present={[null, null]}
          value={trainer}
          onChange={setTrainer}
          error={isTried && !isSaid && codeText('required')}
        />
      )}
      {foreseen.isError && <ErrorBox error={foreseen.error} />}
      {isSaid && foreseen.data && <Outcome outcome={foreseen.data} />}
    </ConfirmForm>
  )
}
