import '../app/fonts.css'
import '@mantine/core/styles.layer.css'
import '../app/theme.css'
import { afterEach, expect, vi } from 'vitest'
import { wordSources } from '../app/words.start.ts'
import { loadTexts, startTexts } from '../kernel/i18n/index.ts'

// As main.tsx starts, in Arabic; the words of the kit are fetched by the screens that need it.
await startTexts(['common', 'errors'], wordSources)
await loadTexts(['problems', 'records'])

// An error in the console fails a test, as it fails a journey.
const errors = vi.spyOn(console, 'error')
afterEach(() => {
  const told = errors.mock.calls.map((parts) => parts.join(' '))
  errors.mockClear()
  expect(told, 'errors in the console').toEqual([])
})
