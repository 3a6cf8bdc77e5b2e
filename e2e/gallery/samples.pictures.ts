import { samples } from '@dsms/contract/gallery/samples'
import { expect, test } from '../fixtures.ts'
import { patient } from '../waits.ts'

const looks = [
  { language: 'ar', skin: 'light', width: 1440 },
  { language: 'en', skin: 'dark', width: 390 },
] as const

for (const look of looks) {
  test(`samples: ${look.language}, ${look.skin}, ${look.width} px`, async ({ page, signIn, baseURL }) => {
    test.setTimeout(patient(1_800_000))
    await page.setViewportSize({ width: look.width, height: 900 })
    await page.addInitScript(({ language, skin }) => {
      localStorage.setItem('dsms.language', JSON.stringify(language))
      localStorage.setItem('dsms.preferences', JSON.stringify({ language, skin }))
    }, look)
    // times and counters stand still, so that a picture is the same as long as the part is
    await page.clock.install({ time: new Date('2026-03-09T08:00:00Z') })
    await signIn('school')
    await page.request.patch('/api/me/preferences', {
      data: { language: look.language, skin: look.skin },
      headers: { origin: String(baseURL) },
    })
    for (const { link } of samples) {
      await page.goto(link)
      await expect(page.locator('[data-demo]').first()).toBeVisible()
      const name = `${look.language}-${link.slice(1).replaceAll('/', '-')}.png`
      await expect.soft(page).toHaveScreenshot(name, { fullPage: true, timeout: patient(20_000) })
    }
  })
}
