import { type TrialForm, tryForm } from '@dsms/contract/gallery/forms/calls'
import type { Answer } from '@dsms/contract/kernel/endpoint'
import { useState } from 'react'
import { call } from '../../../../kernel/call/call.ts'
import { useZodForm } from '../../../../kernel/call/zodForm.ts'

/** A line while it is typed; the key tells it apart while it moves. */
export interface TypedLine {
  key: string
  item: string
  price_minor: number | null
  quantity: number | null
}
export const newLine = (): TypedLine => ({ key: crypto.randomUUID(), item: '', price_minor: null, quantity: 1 })

const empty = {
  first_name: '',
  family_name: '',
  username: '',
  email: '',
  phone: '',
  identity_no: '',
  born_on: '',
  city: '',
  address: '',
  note: '',
  agrees: false,
  lines: [] as TypedLine[],
}
export type TrialValues = typeof empty
export type Taken = Answer<typeof tryForm>

/** Values that are right already where a sample asks for part of the form alone. */
export const filled: Partial<TrialValues> = {
  first_name: 'Amal',
  family_name: 'Haddad',
  username: 'amal.haddad',
  email: 'amal@example.org',
  city: 'Jeddah',
  agrees: true,
}

/** The form that the gallery sends, with the rules of its call, and what the server took of it. */
export function useTrial(initial: Partial<TrialValues> = {}, isEager = false) {
  const [taken, setTaken] = useState<Taken>()
  const state = useZodForm<TrialValues>({
    schema: async () => tryForm.body,
    initialValues: { ...empty, ...initial },
    isEager,
  })
  const send = state.submit(async (values) => {
    setTaken(undefined)
    setTaken(await call(tryForm, { body: bodyOf(values) }))
  })
  const begin = () => {
    setTaken(undefined)
    state.form.reset()
  }
  return { ...state, send, taken, begin }
}
export type Trial = ReturnType<typeof useTrial>

/** Checked by the schema before it is sent: here empty fields are only left out. */
function bodyOf({ lines, agrees: _, ...texts }: TrialValues): TrialForm {
  const { first_name, family_name, username, email, city, ...others } = texts
  const rest = Object.fromEntries(Object.entries(others).filter(([, value]) => value !== ''))
  return {
    first_name,
    family_name,
    username,
    email,
    city,
    ...rest,
    agrees: true,
    lines: lines.map(({ item, price_minor, quantity }) => ({
      item,
      price_minor: price_minor ?? 0,
      quantity: quantity ?? 0,
    })),
  }
}
