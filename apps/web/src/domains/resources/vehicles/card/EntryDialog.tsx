import { Stack } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { CallError } from '../../../../kernel/call/callError.ts'
import { codeText } from '../../../../kernel/i18n/errorText.ts'
import { ConfirmDialog } from '../../../../kit/records/dialogs/ConfirmDialog.tsx'
import { showDone } from '../../../../ui/toasts/toasts.tsx'

interface Props<V extends object> {
  title: string
  text?: ReactNode
  action: string
  /** Said when it is done. */
  done: string
  empty: V
  /** Fields that have to be filled in, as far as is known here. */
  required: (values: V) => (keyof V & string)[]
  send: (values: Arrived<V>) => Promise<void>
  close: () => void
  children: (field: <K extends keyof V & string>(name: K) => FieldProps<V[K]>, values: V) => ReactNode
}

export interface FieldProps<T> {
  value: T
  onChange: (value: T) => void
  error: ReactNode
}

/** A short form in a dialog; what the server finds wrong stands at its field. */
export function EntryDialog<V extends object>(props: Props<V>) {
  const { title, text, action, done, empty, required, send, close, children } = props
  const [values, setValues] = useState(empty)
  const [wrong, setWrong] = useState<Record<string, string>>({})

  const field = <K extends keyof V & string>(name: K): FieldProps<V[K]> => ({
    value: values[name],
    onChange: (value) => {
      setValues((all) => ({ ...all, [name]: value }))
      setWrong(({ [name]: _, ...others }) => others)
    },
    error: wrong[name],
  })
  const run = async () => {
    const missing = required(values).filter((name) => values[name] === null || values[name] === '')
    setWrong(Object.fromEntries(missing.map((name) => [name, codeText('required')])))
    if (missing.length) return
    const settled = await arrived(values)
    // a file that did not arrive says so at its input
    if (!settled) return
    try {
      await send(settled)
    } catch (failure) {
      const fields = failure instanceof CallError ? failure.fields : {}
      const here = Object.entries(fields).filter(([name]) => name in empty)
      if (here.length === 0) throw failure
      setWrong(Object.fromEntries(here.map(([name, { code, params }]) => [name, codeText(code, params)])))
      return
    }
    showDone(done)
    close()
  }
  return (
    <ConfirmDialog opened title={title} text={text} action={action} run={run} close={close}>
      <Stack gap="sm">{children(field, values)}</Stack>
    </ConfirmDialog>
  )
}

/** The values without what was still on its way. */
type Arrived<V> = { [K in keyof V]: Awaited<V[K]> }

/** The values once all that is on its way has arrived; nothing if some of it never did. */
async function arrived<V extends object>(values: V): Promise<Arrived<V> | undefined> {
  try {
    const entries = Object.entries(values).map(async ([name, value]) => [name, await value])
    return Object.fromEntries(await Promise.all(entries)) as Arrived<V>
  } catch {
    return undefined
  }
}
