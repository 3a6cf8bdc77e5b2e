import { useText } from '../../../kernel/i18n/index.ts'

const words = {
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
} as const

/** Stored fields as people call them, each once; those without a word of their own are left out. */
export function useFieldNames(): (fields: readonly string[]) => string[] {
  const t = useText('invoices')
  return (fields) => {
    const keys = fields.flatMap((field) => (field in words ? [words[field as keyof typeof words]] : []))
    return [...new Set(keys)].map((key) => t(key))
  }
}
