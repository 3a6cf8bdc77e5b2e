import { type UseFormReturnType, useForm } from '@mantine/form'
import { useEffect, useRef, useState } from 'react'
import type * as z from 'zod'
import { afterPress } from '../../kernel/browser/pressing.ts'
import { CallError } from '../../kernel/call/call.ts'
import { fieldTexts } from '../../kernel/i18n/errorText.ts'
import { keysOf } from '../../kernel/objects.ts'
import { schemaErrors } from './issues.ts'

export type Values = Record<string, unknown>

interface Options<V extends Values, Saved> {
  /** What the form shows first. Empty fields are empty text or null. */
  initial: V
  /** The body schema of the call: its rules are the form's rules. */
  schema: z.core.$ZodType
  /** The body that the values make, for the rules. */
  toBody: (values: V) => unknown
  /** Makes the call. `changed` names the fields that differ from what was read; `version` is that of the record as last read. */
  save: (values: V, changed: (keyof V)[], version: number) => Promise<Saved>
  /** `sent` are the values as they were saved: somebody may have typed on meanwhile. */
  onSaved: (saved: Saved, sent: V) => void
  /** Of `initial`. With a newer one, fields that nobody typed into show what is stored now. */
  version?: number
  /** Reads the record again, when somebody else changed it meanwhile. */
  reload?: () => Promise<{ values: V; version: number }>
}

/** A field that both sides changed, or only the other side. */
export interface Difference<V extends Values> {
  field: keyof V & string
  theirs: V[keyof V & string]
  mine: V[keyof V & string]
  /** The person on this screen changed it too. */
  isContested: boolean
}

export interface Conflict<V extends Values> {
  /** Who changed the record meanwhile. */
  by: string
  differences: Difference<V>[]
  /** Drops what was typed here for what is stored now. */
  takeTheirs: () => void
  /** Saves what was typed here over it; fields that only they changed stay theirs. */
  keepMine: () => Promise<void>
  close: () => void
}

export interface RecordFormState<V extends Values> {
  form: UseFormReturnType<V>
  submit: (event?: React.SyntheticEvent<HTMLFormElement>) => void
  isSaving: boolean
  /** What went wrong that belongs to no field. */
  error: unknown
  conflict: Conflict<V> | undefined
  /** False once saved, so that leaving asks nothing. */
  isUnsaved: () => boolean
  /** Shows what is stored now, for forms that stay after saving. With what was sent, what was typed since is kept. */
  show: (stored: V, sent?: V) => void
}

/** State of a form that creates or changes one record: rules, saving, the server's errors, and other people's changes. */
export function useRecordForm<V extends Values, Saved>(options: Options<V, Saved>): RecordFormState<V> {
  const { initial, schema, toBody, save, onSaved, reload } = options
  const isSaved = useRef(false)
  const form = useForm<V>({
    mode: 'controlled',
    initialValues: initial,
    validate: (values) => afterPress(schemaErrors(schema, toBody(values))),
    validateInputOnBlur: true,
    // what is typed after a save is unsaved again
    onValuesChange: () => {
      isSaved.current = false
    },
  })
  const base = useRef(initial)
  const version = useRef(options.version ?? 0)
  const seen = useRef(version.current)
  const [isSaving, setSaving] = useState(false)
  const [error, setError] = useState<unknown>()
  const [conflict, setConflict] = useState<Conflict<V>>()

  // the record was read again, with what somebody else saved or another part of the page did: what is typed here stays
  useEffect(() => {
    const given = options.version ?? 0
    if (given === seen.current) return
    seen.current = given
    const now = rebased(base.current, form.values, initial)
    // both changed a field: saving will be refused, and both sides shown
    if (!now) return
    base.current = initial
    version.current = given
    form.setInitialValues(initial)
    form.setValues(now)
  })

  const focusFirst = (fields: string[]) => {
    const nodes = fields
      .map((field) => form.getInputNode(field as never) as HTMLElement | null)
      .filter((node) => node !== null)
    // the first on the page, whatever the order of the rules
    nodes.sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
    nodes[0]?.focus()
  }

  const send = async (values: V) => {
    setSaving(true)
    setError(undefined)
    try {
      const saved = await save(values, changedFields(base.current, values), version.current)
      isSaved.current = true
      setConflict(undefined)
      onSaved(saved, values)
    } catch (failure) {
      if (failure instanceof CallError && failure.code === 'stale_version' && reload) await compare(values, failure)
      else place(failure, values)
    } finally {
      setSaving(false)
    }
  }

  /** Errors of known fields stand at their fields; all else stands at the foot. */
  const place = (failure: unknown, values: V) => {
    const texts = fieldTexts(failure)
    // `lines.2.price` belongs to `lines`
    const known = Object.keys(texts).filter((field) => field.replace(/\..*/, '') in values)
    if (known.length === 0) return setError(failure)
    form.setErrors(texts)
    requestAnimationFrame(() => focusFirst(known))
  }

  const compare = async (mine: V, failure: CallError) => {
    if (!reload) return
    try {
      const now = await reload()
      const ours = changedFields(base.current, mine)
      const differences = changedFields(base.current, now.values).map((field) => ({
        field,
        theirs: now.values[field],
        mine: mine[field],
        isContested: ours.includes(field),
      }))
      const adopt = (values: V) => {
        base.current = now.values
        version.current = now.version
        form.setInitialValues(now.values)
        form.setValues(values)
        setConflict(undefined)
      }
      setConflict({
        by: String(failure.params.name ?? ''),
        differences,
        takeTheirs: () => adopt(now.values),
        keepMine: async () => {
          const kept = { ...now.values, ...Object.fromEntries(ours.map((field) => [field, mine[field]])) } as V
          adopt(kept)
          await send(kept)
        },
        close: () => setConflict(undefined),
      })
    } catch (unreadable) {
      setError(unreadable)
    }
  }

  const show = (stored: V, sent?: V) => {
    const typed = form.getValues()
    base.current = stored
    form.setInitialValues(stored)
    form.setValues(sent ? (rebased(sent, typed, stored) ?? typed) : stored)
    form.resetDirty(stored)
    form.clearErrors()
  }

  return {
    form,
    show,
    submit: form.onSubmit(send, (wrong) => focusFirst(Object.keys(wrong))),
    isSaving,
    error,
    conflict,
    isUnsaved: () => !isSaved.current && form.isDirty(),
  }
}

/** What was typed, over what is stored now; nothing if both sides changed a field, and not to the same. */
export function rebased<V extends Values>(before: V, mine: V, now: V): V | undefined {
  const ours = changedFields(before, mine)
  const apart = changedFields(now, mine)
  if (changedFields(before, now).some((field) => ours.includes(field) && apart.includes(field))) return undefined
  return { ...now, ...Object.fromEntries(ours.map((field) => [field, mine[field]])) }
}

const changedFields = <V extends Values>(before: V, after: V) =>
  keysOf(after).filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
