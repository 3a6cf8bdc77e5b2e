import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { run } from './process.ts'

/** A Chromium for the browser journeys: one that is there, else one that is installed now. */
export async function ensureChromium(): Promise<string> {
  const found = findChromium()
  if (found) return found
  console.log('No Chromium found: installing Playwright’s.')
  await run('playwright', ['install', 'chromium'], { timeout: 300_000 })
  const downloaded = findChromium()
  if (downloaded) return downloaded
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
    console.log('That did not work: installing the system’s chromium.')
    apt('update')
    apt('install', '-y', '--no-install-recommends', 'chromium')
  }
  const installed = findChromium()
  if (installed) return installed
  throw new Error('No Chromium: install one and name it by CHROMIUM_PATH.')
}

/** Path of a Chromium that starts on this machine, or undefined. */
export function findChromium(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  const folders = (process.env.PATH ?? '').split(delimiter)
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
  const candidates = [
    chromium.executablePath(),
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ]
  // Asked for its version, since some systems ship a script of that name which only says how to install it.
  return candidates.find((path) => existsSync(path) && spawnSync(path, ['--version']).status === 0)
}

/**
 * What a test has no use for. Chromium takes the last list of these: the first ones are those that Playwright leaves out as well. The others
 * are pages of the address bar, loaded for each window unseen: without them a browser needs a quarter less of the processor.
 */
const withoutFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
]

/** Quiet, and without calls home. Chromium's sandbox refuses to run as root. */
export const chromiumArgs = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  `--disable-features=${withoutFeatures.join(',')}`,
  // drawing by a processor that acts as a graphics card costs a tenth more
  '--disable-gpu',
  '--disable-sync',
  '--no-first-run',
]

function apt(...args: string[]): void {
  spawnSync('apt-get', args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
}
