import { useText } from '../../../kernel/i18n/index.ts'
import type { Key } from '../../../kernel/i18n/words.ts'

const words: Record<string, Key<'invoices'> | undefined> = {
  client: 'field.client',
  client_id: 'field.client',
  buyer_id: 'field.client',
  issued_on: 'form.issueDate',
  due_on: 'field.dueDate',
  service: 'sheet.lines',
  total_minor: 'field.total',
  note: 'field.note',
  salesperson: 'field.salesperson',
  accept_via: 'acceptBy',
  show_terms: 'options',
  show_notes: 'options',
  show_stub: 'options',
}

/** Stored fields as people call them, each once; those without a word of their own are left out. */
export function useFieldNames(): (fields: readonly string[]) => string[] {
  const t = useText('invoices')
  return (fields) => {
    const keys = fields.flatMap((field) => words[field] ?? [])
    return [...new Set(keys)].map((key) => t(key))
  }
}
