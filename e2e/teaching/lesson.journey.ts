import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Locator, type Page } from '@playwright/test'
import { chromiumArgs, findChromium } from '../../scripts/chromium.ts'
import { shiftClock } from '../../scripts/shiftClock.js'
import { clockOffset } from '../clock.ts'
import { expect, test } from '../fixtures.ts'
import { sign } from '../pointer.ts'
import { atMost } from '../presses.ts'
import { accountOf } from '../school.ts'
import { allDay, before, isKept, lessonNow, pathOf, phone, signInByForm, trainerAtWork } from './arrange.ts'

test.use({ world: 'shared' })

test('a lesson is given and signed without a network, through a reload and a restart, and counts once', async ({
  baseURL,
  callsAs,
  makeSchool,
}) => {
  const address = String(baseURL)
  const school = await makeSchool(allDay)
  const { calls, students } = school
  const account = await trainerAtWork(school, callsAs)
  const lesson = await lessonNow(school)
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
    await signInByForm(page, address, account)
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
    // as last time, and one skill a level higher: nothing has fallen, so no word is asked for
    await tap(page.getByRole('button', { name: 'كما في المرة السابقة' }))
    const skill = page.getByRole('radiogroup', { name: before.skill })
    await expect(skill.getByRole('radio').nth(before.level)).toBeChecked()
    await tap(skill.getByRole('radio').nth(4))
    // the page is read again, and what was done is there
    await page.reload()
    await expect(skill.getByRole('radio').nth(4)).toBeChecked()
    await tap(page.getByRole('region', { name: 'محور الدرس القادم' }).locator('label').first())
    // while driving: one tap to the errors, wherever one is, and one for the error
    const bar = page.getByRole('navigation', { name: 'أجزاء الدرس' })
    const atErrors = taps
    await tap(bar.getByRole('button', { name: 'خطأ' }))
    await tap(page.getByRole('button', { name: /: بسيط$/ }).first())
    await expect(bar.getByRole('button', { name: 'خطأ · 1' })).toBeVisible()
    atMost('mark an error while driving', { presses: taps - atErrors, fields: 0 })
    await tap(bar.getByRole('button', { name: 'إنهاء' }))
    const end = page.getByLabel('العداد عند الانتهاء (كم)')
    await expect(end).toBeFocused()
    await expect(page.getByLabel('العداد عند البدء (كم)')).toHaveValue(String(before.km))
    await end.fill(String(before.km + 24))
    await tap(page.getByRole('button', { name: 'إنهاء الدرس' }))
    // it took seconds of an hour, so the screen says what differs and asks for the minutes
    const finish = page.getByRole('region', { name: 'إنهاء الدرس' })
    await expect(finish).toContainText(/أقصر من المخطط: \d+ دقيقة/)
    await page.getByLabel('دقائق التدريب الفعلية').fill('60')
    await finish.getByText('كُتب بعد الدرس').tap()
    await page.getByRole('button', { name: 'إنهاء الدرس' }).tap()
    await expect(page.getByRole('button', { name: /^أوقّع باسم/ })).toBeVisible()

    // the browser is started again, still without a network
    await context.close()
    ;({ context, page } = await open())
    await context.setOffline(true)
    await page.goto(`${address}/home`)
    await expect(page).toHaveURL(/\/my\/day$/)
    await page.goto(`${address}${pathOf(lesson)}`)
    await tap(page.getByRole('button', { name: /^أوقّع باسم/ }))
    // the student has a screen of their own, with nothing of the trainer's
    const handed = page.getByRole('dialog', { name: students[0].name })
    await expect(handed).toContainText('الكيلومترات24')
    await expect(handed.getByRole('textbox')).toHaveCount(0)
    const isCovered = () => document.elementFromPoint(innerWidth / 2, innerHeight - 20)?.closest('dialog') !== null
    expect(await page.evaluate(isCovered), 'the bar of the trainer is out of reach').toBe(true)
    taps++
    await sign(page)
    await tap(handed.getByRole('button', { name: new RegExp(`^توقيع ${students[0].name}`) }))
    // from the list of the day; between the taps one types how far the car went
    atMost('give a lesson, to both signatures', { presses: taps, fields: 1 })
    await page.getByRole('button', { name: 'استلمتُ الهاتف' }).tap()
    await expect(page.getByRole('list', { name: 'من وقّع' }).getByRole('listitem')).toHaveCount(2)
    // the browser takes the network away from a page that loads a moment late, when what waits may be told; never the last act
    expect((await calls.get(`/api/school/lesson-records/${lesson.id}`)).status).not.toBe('signed')

    await context.setOffline(false)
    await expect.poll(async () => (await calls.get(`/api/school/lesson-records/${lesson.id}`)).status).toBe('signed')
    const { record } = await calls.get(`/api/school/lesson-records/${lesson.id}`)
    expect(record).toMatchObject({ km_start: before.km, km_end: before.km + 24 })
    expect(record.ratings).toContainEqual(
      expect.objectContaining({ level: 4, context: expect.objectContaining({ weather: 'dry' }) }),
    )
    expect([record.marks.length, record.focus.length, record.signatures.length]).toEqual([1, 1, 2])
    expect((await calls.get(`/api/school/lessons/${lesson.id}`)).status).toBe('completed')
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
    makeSchool,
    consoleErrors,
    expectAccessible,
  }) => {
    const school = await makeSchool(allDay)
    const { calls } = school
    const account = await trainerAtWork(school, callsAs)
    const lesson = await lessonNow(school)
    await signIn(account)
    await page.goto(pathOf(lesson))
    await expect(page.getByRole('button', { name: 'بدء الدرس' })).toBeVisible()
    await expectAccessible()
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'بدء الدرس' }).tap()
    await page.getByRole('button', { name: 'ملاحظة' }).tap()
    await page.getByLabel('للطالب').fill('أحسنت في الدوّار')
    await page.getByRole('button', { name: 'إنهاء', exact: true }).tap()
    await page.getByRole('button', { name: 'إنهاء الدرس' }).tap()
    await page.getByLabel('دقائق التدريب الفعلية').fill('60')
    await page.getByLabel('سبب الاختلاف').fill('كُتب بعد الدرس')
    await page.getByRole('button', { name: 'إنهاء الدرس' }).tap()
    await calls.post(`/api/school/lessons/${lesson.id}/cancel`, { version: lesson.version, reason: 'weather' })
    await page.context().setOffline(false)
    const clash = page.getByRole('alert').filter({ hasText: 'يلزم قرارك' })
    await expect(clash).toBeVisible()
    await expectAccessible()
    await clash.getByRole('button', { name: 'أُعطي الدرس' }).tap()
    await expect(clash).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^أوقّع باسم/ })).toBeVisible()
    const { rows } = await calls.get('/api/school/lesson-records?view=to_decide')
    expect(rows).toContainEqual(expect.objectContaining({ id: lesson.id, is_despite_cancel: true }))
    expect((await calls.get(`/api/school/lesson-records/${lesson.id}`)).record.shared_note).toBe('أحسنت في الدوّار')
    // what failed while there was no connection
    consoleErrors.length = 0
  })

  test('two devices of one trainer rate without a network: it counts once, and what differs is shown', async ({
    page,
    signIn,
    colleague,
    callsAs,
    makeSchool,
    consoleErrors,
  }) => {
    const school = await makeSchool(allDay)
    const account = await trainerAtWork(school, callsAs)
    const lesson = await lessonNow(school)
    const path = pathOf(lesson)
    await signIn(account)
    await page.goto(path)
    const tablet = await colleague(account, path)
    const rate = async (device: Page, level: number) => {
      const start = device.getByRole('button', { name: 'بدء الدرس' })
      await expect(start).toBeVisible()
      await device.context().setOffline(true)
      await start.click()
      await device.getByRole('radiogroup', { name: before.skill }).getByRole('radio').nth(level).click()
      await expect(device.getByText('بانتظار الإرسال', { exact: false })).toBeVisible()
    }
    await rate(page, 4)
    await rate(tablet, 3)
    await page.context().setOffline(false)
    const record = async () => (await school.calls.get(`/api/school/lesson-records/${lesson.id}`)).record
    await expect.poll(async () => (await record()).ratings).toMatchObject([{ level: 4 }])
    await tablet.context().setOffline(false)
    const clash = tablet.getByRole('alert').filter({ hasText: 'يلزم قرارك' })
    await expect(clash).toContainText('تغيّر هذا من جهاز آخر')
    expect((await record()).ratings).toMatchObject([{ level: 4 }])
    await clash.getByRole('button', { name: 'اعتماد ما كتبته' }).click()
    await expect.poll(async () => (await record()).ratings).toMatchObject([{ level: 3 }])
    await expect(clash).toHaveCount(0)

    // it was cut short: what was taught counts, and the office finds it among those that differ from the plan
    await tablet.getByRole('button', { name: 'إنهاء', exact: true }).click()
    const finish = tablet.getByRole('region', { name: 'إنهاء الدرس' })
    await finish.getByRole('button', { name: 'إنهاء الدرس' }).click()
    await finish.getByLabel('دقائق التدريب الفعلية').fill('25')
    await finish.getByText('باتفاق مع الطالب').click()
    await finish.getByRole('button', { name: 'إنهاء الدرس' }).click()
    await expect(tablet.getByText('المخطط: 60 دقيقة، والفعلي: 25 دقيقة، والمحسوب: 25 دقيقة.')).toBeVisible()
    const { rows } = await school.calls.get('/api/school/lesson-records?view=off_plan')
    const minutes = { planned: 60, taught: 25, counted: 25, reason: 'باتفاق مع الطالب' }
    expect(rows).toMatchObject([{ id: lesson.id, minutes }])
    consoleErrors.length = 0
  })
})

test('a student reads how far they are and objects to a lesson, and the office finds and decides it', async ({
  page,
  signIn,
  colleague,
  callsAs,
  makeSchool,
  expectAccessible,
}) => {
  const school = await makeSchool(allDay)
  await trainerAtWork(school, callsAs)
  await page.setViewportSize(phone.viewport)
  await signIn(await accountOf(school, school.students[0], callsAs))
  await page.goto('/my/progress')
  await expect(page.getByRole('region', { name: 'ما تتدرّب عليه' }).getByRole('listitem').first()).toBeVisible()
  // with the trainer's last word on it
  await expect(page.getByRole('region', { name: 'ما تتدرّب عليه' })).toContainText(before.note)
  await expectAccessible()
  await page.getByRole('tab', { name: 'الكل' }).click()
  await expect(page).toHaveURL(/view=all/)
  await expect(page.getByRole('region', { name: 'الدروس' })).toContainText(before.note)
  await expectAccessible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  // nobody has signed yet: the lesson waits for the student, who says that it was otherwise
  const mine = page.getByRole('region', { name: 'الدروس' }).getByRole('listitem')
  await expect(mine).toContainText('ينتظر هذا الدرس تأكيدك.')
  await mine.getByRole('button', { name: 'اعتراض' }).click()
  await page.getByRole('dialog').getByLabel('السبب').fill('انتهى الدرس بعد نصف ساعة')
  await page.getByRole('dialog').getByRole('button', { name: 'اعتراض' }).click()
  await expect(mine).toContainText('لم تجب المدرسة بعد.')
  const office = await colleague(school.owner, '/school/teaching?view=to_decide')
  await office.getByRole('main').getByRole('table').getByRole('link').first().click()
  await expect(office.getByRole('button', { name: 'تصحيح' })).toBeVisible()
  await office.getByRole('button', { name: 'تصحيح' }).click()
  const dialog = office.getByRole('dialog')
  await dialog.getByLabel('السبب').fill('كُتبت الملاحظة لطالب آخر')
  await dialog.getByLabel('للطالب').fill('درس موفّق')
  await dialog.getByRole('button', { name: 'حفظ التصحيح' }).click()
  await expect(office.getByText('كُتبت الملاحظة لطالب آخر')).toBeVisible()
  await expect(office.getByText('انتهى الدرس بعد نصف ساعة')).toBeVisible()
  await office.getByLabel('جواب المدرسة').fill('صحّحنا الدقائق')
  await office.getByRole('button', { name: 'إرسال الجواب' }).click()
  await expect(office.getByText('صحّحنا الدقائق')).toBeVisible()
  await page.reload()
  await expect(mine).toContainText('صحّحنا الدقائق')
})
