/** What a change of stored fields was about, as people would say it; the weightiest meaning wins. */
export function changeKind(action: string, fields: readonly string[]): ChangeKind {
  if (action === 'created') return 'created'
  return meanings.find(([field]) => fields.includes(field))?.[1] ?? 'updated'
}

const meanings = [
  ['void_reason', 'voided'],
  ['number', 'issued'],
  ['sent_at', 'sent'],
  ['credited_minor', 'credited'],
  ['paid_minor', 'paid'],
  ['downloaded_at', 'downloaded'],
] as const
export type ChangeKind = (typeof meanings)[number][1] | 'created' | 'updated'
