// Pictures of every sample of the gallery in two looks, compared with those of the run before; the report shows both side
// by side with what differs. `npm run gallery:pictures` compares, and keeps what it took when there were none;
// `npm run gallery:pictures -- --keep` takes them as they are now for the next comparison.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChromium } from './chromium.ts'
import { root, run } from './process.ts'

/** Not committed: pictures differ from machine to machine, and from one font to another. */
export const folder = join(root, 'gallery-pictures')

if (import.meta.main) {
  await ensureChromium()
  const keeps = process.argv.includes('--keep') || !existsSync(join(folder, 'pictures'))
  const { code } = await run('playwright', [
    'test',
    '--config=playwright.pictures.config.ts',
    ...(keeps ? ['--update-snapshots=all'] : []),
  ])
  console.log(`\n${keeps ? 'Kept' : 'Compared'}: ${join(folder, 'report/index.html')}`)
  process.exitCode = code
}
