import { latinDigits } from './latinDigits.ts'

/** `09:30` of what people type: 9, 930, 9.30, 9h30, 9:30 pm, ٩:٣٠ م. Null for what is no time. */
export function parsedTime(text: string): string | null {
  const plain = latinDigits(text)
    .replace(/[\u200e\u200f\u061c\u202f\u00a0]/g, ' ')
    .trim()
    .toLowerCase()
  const [, first, second, half] =
    plain.match(/^(\d{1,2})\s*(?:[:.h٫]?\s*(\d{2}))?\s*(?:h|uhr)?\s*(am|pm|a\.m\.|p\.m\.|a|p|ص|م|صباحًا|مساءً)?$/) ?? []
  if (first === undefined) return null
  const isLate = half !== undefined && /^(p|م)/.test(half)
  const isEarly = half !== undefined && /^(a|ص)/.test(half)
  let hours = Number(first)
  const minutes = Number(second ?? 0)
  if ((isLate || isEarly) && hours > 12) return null
  if (isLate && hours < 12) hours += 12
  if (isEarly && hours === 12) hours = 0
  if (hours === 24 && minutes === 0) hours = 0
  if (hours > 23 || minutes > 59) return null
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
}
