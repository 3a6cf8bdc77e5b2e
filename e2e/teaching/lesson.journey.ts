import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Locator, type Page } from '@playwright/test'
import { chromiumArgs, findChromium } from '../../scripts/chromium.ts'
import { shiftClock } from '../../scripts/shiftClock.js'
import { clockOffset } from '../clock.ts'
import { expect, test } from '../fixtures.ts'
import { arrange, isKept, phone, signInByForm } from './arrange.ts'

test('a lesson is given and signed without a network, through a reload and a restart, and counts once', async ({
  baseURL,
  callsAs,
}) => {
  const address = String(baseURL)
  const [school, trainer] = [await callsAs('school'), await callsAs('trainer')]
  const lesson = await arrange(school, trainer)
  const folder = mkdtempSync(join(tmpdir(), 'dsms-phone-'))
  const open = async () => {
    const context = await chromium.launchPersistentContext(folder, {
      ...phone,
      executablePath: findChromium(),
      args: chromiumArgs,
      reducedMotion: 'reduce',
      serviceWorkers: 'allow',
    })
    await context.addInitScript(shiftClock, clockOffset())
    return { context, page: context.pages()[0] ?? (await context.newPage()) }
  }
  let { context, page } = await open()
  let taps = 0
  const tap = async (what: Locator) => {
    taps++
    await what.tap()
  }
  try {
    await signInByForm(page, address)
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.goto(`${address}/my/day?day=${lesson.day}`)
    const line = page
      .getByRole('list', { name: 'دروس اليوم' })
      .locator(`a[href^="/my/day/${lesson.id}?"], a[href="/my/day/${lesson.id}"]`)
    await expect(line).toBeVisible()
    await expect.poll(() => isKept(page)).toBe(true)

    await context.setOffline(true)
    await tap(line)
    await tap(page.getByRole('button', { name: 'بدء الدرس' }))
    await expect(page.getByText('لا اتصال بالشبكة', { exact: false }).first()).toBeVisible()
    // as last time where there was one, and one skill at the top: nothing has fallen, so no word is asked for
    const same = page.getByRole('button', { name: 'كما في المرة السابقة' })
    if (await same.isVisible()) await tap(same)
    const skill = page.getByRole('radiogroup').first()
    await tap(skill.getByRole('radio').nth(4))
    // the page is read anew, and what was done is there
    await page.reload()
    await expect(skill.getByRole('radio').nth(4)).toBeChecked()
    await tap(page.getByText('التقاطعات', { exact: true }))
    await tap(page.getByRole('button', { name: /: بسيط$/ }).first())
    await tap(page.getByRole('region', { name: 'محور الدرس القادم' }).locator('label').first())
    const end = page.getByLabel('العداد عند الانتهاء (كم)')
    await tap(end)
    const start = Number(await page.getByLabel('العداد عند البدء (كم)').inputValue())
    await end.fill(String(start + 24))
    await tap(page.getByRole('button', { name: 'إنهاء الدرس' }))
    // it took seconds of an hour, so the minutes are asked for
    await page.getByLabel('دقائق التدريب الفعلية').fill('60')
    await page.getByLabel('سبب الاختلاف').fill('كُتب بعد الدرس')
    await page.getByRole('button', { name: 'إنهاء الدرس' }).tap()
    await tap(page.getByRole('button', { name: /^أوقّع باسم/ }))

    // the browser is started anew, still without a network
    await context.close()
    ;({ context, page } = await open())
    await context.setOffline(true)
    await page.goto(`${address}/home`)
    await expect(page).toHaveURL(/\/my\/day$/)
    await page.goto(`${address}/my/day/${lesson.id}?day=${lesson.day}`)
    const pad = page.locator('svg[viewBox="0 0 300 100"]').first()
    await pad.scrollIntoViewIfNeeded()
    const box = await pad.boundingBox()
    taps++
    await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20)
    await page.mouse.down()
    await page.mouse.move((box?.x ?? 0) + 120, (box?.y ?? 0) + 60, { steps: 4 })
    await page.mouse.up()
    await tap(page.getByRole('button', { name: new RegExp(`^توقيع ${lesson.student}`) }))
    await expect(page.getByRole('list', { name: 'من وقّع' }).getByRole('listitem')).toHaveCount(2)
    expect(taps, 'taps from the list of the day to both signatures').toBeLessThanOrEqual(12)
    // the browser takes the network away from a page that loads a moment late, when what waits may be told; never the last act
    expect((await school.get(`/api/school/lesson-records/${lesson.id}`)).status).not.toBe('signed')

    await context.setOffline(false)
    await expect.poll(async () => (await school.get(`/api/school/lesson-records/${lesson.id}`)).status).toBe('signed')
    const { record } = await school.get(`/api/school/lesson-records/${lesson.id}`)
    expect(record).toMatchObject({ km_start: start, km_end: start + 24 })
    expect(record.ratings).toContainEqual(
      expect.objectContaining({ level: 4, context: expect.objectContaining({ weather: 'dry' }) }),
    )
    expect([record.marks.length, record.focus.length, record.signatures.length]).toEqual([1, 1, 2])
    expect((await school.get(`/api/school/lessons/${lesson.id}`)).status).toBe('completed')
    await expect(page.getByText('بانتظار الإرسال', { exact: false })).toHaveCount(0)

    // who signs out leaves no day behind
    await page.evaluate(() => {
      for (const name of ['userData', 'accessToken', 'refreshToken']) localStorage.removeItem(name)
      dispatchEvent(new StorageEvent('storage', { key: 'userData', newValue: null }))
    })
    await expect.poll(() => isKept(page)).toBe(false)
  } finally {
    await context.close()
    rmSync(folder, { recursive: true, force: true })
  }
})

test.describe('on a phone', () => {
  test.use(phone)

  test('what the office cancelled meanwhile waits for a person, and nothing that was typed is lost', async ({
    page,
    signIn,
    callsAs,
    consoleErrors,
    expectAccessible,
  }) => {
    const [school, trainer] = [await callsAs('school'), await callsAs('trainer')]
    const lesson = await arrange(school, trainer)
    await signIn('trainer')
    await page.goto(`/my/day/${lesson.id}?day=${lesson.day}`)
    await expect(page.getByRole('button', { name: 'بدء الدرس' })).toBeVisible()
    await expectAccessible()
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'بدء الدرس' }).tap()
    await page.getByLabel('للطالب').fill('أحسنت في الدوّار')
    await page.getByRole('button', { name: 'إنهاء الدرس' }).tap()
    await page.getByLabel('دقائق التدريب الفعلية').fill('60')
    await page.getByLabel('سبب الاختلاف').fill('كُتب بعد الدرس')
    await page.getByRole('button', { name: 'إنهاء الدرس' }).tap()
    await school.post(`/api/school/lessons/${lesson.id}/cancel`, { version: lesson.version, reason: 'weather' })
    await page.context().setOffline(false)
    const clash = page.getByRole('alert').filter({ hasText: 'يلزم قرارك' })
    await expect(clash).toBeVisible()
    await expectAccessible()
    await clash.getByRole('button', { name: 'أُعطي الدرس' }).tap()
    await expect(clash).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^أوقّع باسم/ })).toBeVisible()
    const { rows } = await school.get('/api/school/lesson-records?view=to_decide')
    expect(rows).toContainEqual(expect.objectContaining({ id: lesson.id, is_despite_cancel: true }))
    expect((await school.get(`/api/school/lesson-records/${lesson.id}`)).record.shared_note).toBe('أحسنت في الدوّار')
    // what failed while there was no connection
    consoleErrors.length = 0
  })

  test('two devices of one trainer rate without a network: it counts once, and what differs is shown', async ({
    page,
    signIn,
    colleague,
    callsAs,
    consoleErrors,
  }) => {
    const [school, trainer] = [await callsAs('school'), await callsAs('trainer')]
    const lesson = await arrange(school, trainer)
    const path = `/my/day/${lesson.id}?day=${lesson.day}`
    await signIn('trainer')
    await page.goto(path)
    const tablet = await colleague('trainer', path)
    // a skill that was below the highest level, so that no level falls far
    const rate = async (device: Page, level: number) => {
      const start = device.getByRole('button', { name: 'بدء الدرس' })
      await expect(start).toBeVisible()
      await device.context().setOffline(true)
      await start.click()
      const skills = device.getByRole('region', { name: 'المهارات' }).getByRole('listitem')
      const below = skills.filter({ hasNot: device.locator('[data-last]:nth-child(6)') })
      await below.first().getByRole('radio').nth(level).click()
      await expect(device.getByText('بانتظار الإرسال', { exact: false })).toBeVisible()
    }
    await rate(page, 4)
    await rate(tablet, 3)
    await page.context().setOffline(false)
    const record = async () => (await school.get(`/api/school/lesson-records/${lesson.id}`)).record
    await expect.poll(async () => (await record()).ratings).toMatchObject([{ level: 4 }])
    await tablet.context().setOffline(false)
    const clash = tablet.getByRole('alert').filter({ hasText: 'يلزم قرارك' })
    await expect(clash).toContainText('تغيّر هذا من جهاز آخر')
    expect((await record()).ratings).toMatchObject([{ level: 4 }])
    await clash.getByRole('button', { name: 'اعتماد ما كتبته' }).click()
    await expect.poll(async () => (await record()).ratings).toMatchObject([{ level: 3 }])
    await expect(clash).toHaveCount(0)
    consoleErrors.length = 0
  })
})

test('a student reads how far they are, and the office finds what was not finished or signed', async ({
  page,
  signIn,
  colleague,
  expectAccessible,
}) => {
  await page.setViewportSize(phone.viewport)
  await signIn('student')
  await page.goto('/my/progress')
  await expect(page.getByRole('region', { name: 'ما تتدرّب عليه' }).getByRole('listitem').first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'الدروس' })).toContainText('بداية هادئة')
  await expectAccessible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  const office = await colleague('school', '/school/teaching?view=unsigned')
  await office.getByRole('main').getByRole('table').getByRole('link').first().click()
  await expect(office.getByRole('button', { name: 'تصحيح' })).toBeVisible()
  await office.getByRole('button', { name: 'تصحيح' }).click()
  const dialog = office.getByRole('dialog')
  await dialog.getByLabel('السبب').fill('كُتبت الملاحظة لطالب آخر')
  await dialog.getByLabel('للطالب').fill('درس موفّق')
  await dialog.getByRole('button', { name: 'حفظ التصحيح' }).click()
  await expect(office.getByText('كُتبت الملاحظة لطالب آخر')).toBeVisible()
})
