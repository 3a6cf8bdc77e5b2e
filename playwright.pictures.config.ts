import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'
import { folder } from './scripts/pictures.ts'

/** Pictures of every sample of the gallery, beside those of the run before; see scripts/pictures.ts. */
export default defineConfig({
  ...journeys,
  reporter: [['list'], ['html', { outputFolder: `${folder}/report`, open: 'never' }]],
  snapshotPathTemplate: `${folder}/pictures/{arg}{ext}`,
  expect: { toHaveScreenshot: { animations: 'disabled', maxDiffPixelRatio: 0.001 } },
  projects: [
    { name: 'template', testMatch: 'template.setup.ts' },
    { name: 'pictures', testMatch: '**/*.pictures.ts', dependencies: ['template'] },
  ],
})
