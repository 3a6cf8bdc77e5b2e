import { type UseFormReturnType, useForm } from '@mantine/form'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import type { z } from 'zod'
import { afterPress } from '../browser/pressing.ts'
import { fieldTexts } from '../i18n/errorText.ts'
import type { FieldErrors } from './fieldErrors.ts'

type Values = Record<string, unknown>
interface Options<V extends Values> {
  /** The endpoint's own body schema, so that form and server agree. Fetched when somebody starts to fill the form in. */
  schema: () => Promise<z.core.$ZodType>
  initialValues: V
  /** What no schema can say, such as two passwords that must be equal. */
  check?: (values: V) => FieldErrors
  /** Checks a field while it is typed in, once it was touched, and not only when it is left. */
  isEager?: boolean
}

interface ZodForm<V extends Values> {
  form: UseFormReturnType<V>
  /** Whether these fields are right by themselves; those that are not say so. For forms that are filled in step by step. */
  isRight: (fields: readonly string[]) => Promise<boolean>
  /** For `<form onSubmit>`: checks, sends, and puts what the server finds wrong on its fields. */
  submit: (send: (values: V) => Promise<void>) => (event: FormEvent<HTMLFormElement>) => void
  isSending: boolean
  /** What went wrong that belongs to no field, or null. */
  problem: unknown
}

/** A Mantine form whose rules are those of an endpoint. Checks on leaving a field and on submit. */
export function useZodForm<V extends Values>({
  schema,
  initialValues,
  check,
  isEager = false,
}: Options<V>): ZodForm<V> {
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<unknown>(null)
  const isSubmitting = useRef(false)
  const rules = () => Promise.all([schema(), import('./zodErrors.ts')])
  const form: UseFormReturnType<V> = useForm<V>({
    initialValues,
    validateInputOnBlur: true,
    validateInputOnChange: isEager,
    onValuesChange: () => void rules().catch(() => undefined),
    validate: async (values): Promise<Record<string, ReactNode>> => {
      const [body, { errorsOf }] = await rules()
      const errors = await errorsOf(body, withoutBlanks(values), check?.(values))
      if (isSubmitting.current) return errors
      // a field that is left as it was found is not wrong yet: its error would push the link away that is being pressed
      const touched = Object.fromEntries(Object.entries(errors).filter(([path]) => form.isTouched(path)))
      return afterPress(touched)
    },
  })

  const send = async (element: HTMLFormElement, values: V, work: (values: V) => Promise<void>) => {
    setSending(true)
    setProblem(null)
    try {
      await work(values)
    } catch (error) {
      const known = Object.entries(fieldTexts(error)).filter(([path]) => (path.split('.')[0] ?? '') in values)
      form.setErrors(Object.fromEntries(known))
      // what no field of this form can show is told above the form
      if (known.length === 0) setProblem(error)
      else focusFirstWrong(element)
    } finally {
      setSending(false)
    }
  }

  const isRight: ZodForm<V>['isRight'] = async (fields) => {
    const isTheirs = ([path]: [string, unknown]) => fields.includes(path.split('.')[0] ?? '')
    const values = form.getValues()
    const [body, { errorsOf }] = await rules()
    const wrong = Object.entries(await errorsOf(body, withoutBlanks(values), check?.(values))).filter(isTheirs)
    const others = Object.entries(form.errors).filter((error) => !isTheirs(error))
    form.setErrors(Object.fromEntries([...others, ...wrong]))
    return wrong.length === 0
  }

  const submit: ZodForm<V>['submit'] = (work) => (event) => {
    const element = event.currentTarget
    isSubmitting.current = true
    form.onSubmit(
      (values) => {
        isSubmitting.current = false
        void send(element, values, work)
      },
      () => {
        isSubmitting.current = false
        focusFirstWrong(element)
      },
    )(event)
  }

  return { form, isRight, submit, isSending, problem }
}

/** An empty input is a missing value, so that it is told as "needed" rather than as badly formed. */
function withoutBlanks(values: Values): Values {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, value === '' ? undefined : value]))
}

/** After the next rendering, when the inputs know that they are wrong. */
function focusFirstWrong(form: HTMLElement): void {
  setTimeout(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(), 50)
}
