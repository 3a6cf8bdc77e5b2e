import { countVisit } from '@dsms/contract/insight/cards/figures'

const key = 'dsms.visit'

/** Counts that the application was opened, once for each tab. Anyone who cannot be counted is not told. */
export function countThisVisit(): void {
  try {
    if (sessionStorage.getItem(key)) return
    sessionStorage.setItem(key, '1')
  } catch {
    // without storage each opening of the page would count
    return
  }
  navigator.sendBeacon?.(countVisit.path, new Blob(['{}'], { type: 'application/json' }))
}
