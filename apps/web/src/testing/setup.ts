import '../app/fonts.css'
import '@mantine/core/styles.layer.css'
import '../app/theme.css'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { commands } from 'vitest/browser'
import { wordSources } from '../app/words.start.ts'
import { loadTexts, startTexts } from '../kernel/i18n/index.ts'

// As main.tsx starts, in Arabic; the words of the kit are fetched by the screens that need it.
await startTexts(['common', 'errors'], wordSources)
await loadTexts(['problems', 'records'])

declare module 'vitest/browser' {
  interface BrowserCommands {
    restPointer: () => Promise<void>
  }
}

// The pointer is where the test before left it, also that of another file, and opens what comes to lie below it.
beforeEach(() => commands.restPointer())

// An error in the console fails a test, as it fails a journey.
const errors = vi.spyOn(console, 'error')
afterEach(() => {
  const told = errors.mock.calls.map((parts) => parts.join(' '))
  errors.mockClear()
  expect(told, 'errors in the console').toEqual([])
})
