import { paper } from '../calls.ts'
import { expect, test } from '../fixtures.ts'
import { counting } from '../presses.ts'
import { plan, roadLesson } from '../schedule/arrange.ts'
import { accountOf } from '../school.ts'
import { allDay, trainerAtWork } from '../teaching/arrange.ts'
import { bring, needs, only } from './arrange.ts'

test.use({ world: 'shared' })

test.describe('installed', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the app says so where there is no connection, and goes on when there is one', async ({
    page,
    consoleErrors,
  }) => {
    await page.goto('/login')
    await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', '/manifest.webmanifest')
    expect((await page.request.get('/manifest.webmanifest')).ok()).toBe(true)
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.context().setOffline(true)
    await page.goto('/home')
    const offline = page.getByRole('heading', { name: 'لا يوجد اتصال بالإنترنت' })
    await expect(offline).toBeVisible()
    await expect(page.getByRole('heading'), 'in the language of the device alone').toHaveCount(1)
    const kept = await page.evaluate(async () => {
      const caches = await Promise.all((await self.caches.keys()).map((name) => self.caches.open(name)))
      const requests = await Promise.all(caches.map((cache) => cache.keys()))
      return requests.flat().map(({ url }) => new URL(url).pathname)
    })
    expect(kept, 'nothing else is kept').toEqual(['/offline.html'])
    // by itself, as the page says
    await page.context().setOffline(false)
    await expect(offline).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // what failed while there was no connection
    consoleErrors.length = 0
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a student replaces a rejected paper and asks for a correction, which the office carries out', async ({
    page,
    signIn,
    callsAs,
    makeSchool,
    expectAccessible,
  }) => {
    const school = await makeSchool()
    const { calls: desk, students } = school
    const [student] = students
    const { student_id } = student
    await needs(school, {
      needs_identity: false,
      needs_consent: false,
      documents: [{ kind: 'photo', of: 'everybody' }],
    })
    const photo = async (...steps: object[]) => {
      const id = await bring(school, student, 'photo')
      for (const step of steps) await desk.post(`/api/school/documents/${id}/status`, step)
    }
    // it is no longer good, and neither is what was brought in its place
    await photo({ status: 'approved' }, { status: 'expired' })
    await photo({ status: 'rejected', reason: 'الوجه غير واضح' })

    await signIn(await accountOf(school, student, callsAs))
    await page.goto('/home')
    await expect(page.getByText('الوجه غير واضح')).toBeVisible()
    // whoever puts it on their first screen gets their language and what they come for
    const manifest = page.locator('link[rel=manifest]')
    await expect(manifest).toHaveAttribute('href', '/manifests/learner.ar.webmanifest')
    const installed = await (await page.request.get('/manifests/learner.ar.webmanifest')).json()
    expect(installed).toMatchObject({ lang: 'ar', dir: 'rtl', start_url: '/home' })
    expect(installed.shortcuts.map(({ url }: { url: string }) => url)).toContain('/my/lessons/book')
    await expectAccessible()
    await page.getByRole('link', { name: 'استبدال صورة شخصية' }).click()
    await page.getByRole('button', { name: 'استبدال: صورة شخصية' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.locator('input[type=file]').first().setInputFiles(paper('face.pdf'))
    await expect(dialog.getByText('face.pdf').first()).toBeVisible()
    await dialog.getByRole('button', { name: 'إضافة وثيقة' }).click()
    await expect(page.getByRole('region', { name: 'المطلوب منك' }).getByText('بانتظار المراجعة')).toBeVisible()
    await expectAccessible()

    await page.goto('/my/details')
    await page.getByRole('button', { name: 'طلب تصحيح' }).click()
    await dialog.getByLabel('اسم العائلة (بالإنجليزية)').fill('Alotaibi')
    await expectAccessible()
    await dialog.getByRole('button', { name: 'إرسال الطلب' }).click()
    await expect(page.getByRole('button', { name: 'تراجع' })).toBeVisible()
    const asked = await desk.get(`/api/school/corrections?status=pending&student_id=${student_id}`)
    const { id, version } = only<{ id: number; version: number }>(asked.rows)
    await desk.post(`/api/school/corrections/${id}/decision`, { status: 'accepted', version })
    await page.reload()
    await expect(page.getByText(`${student.name.split(' ').at(-1)} / Alotaibi`).first()).toBeVisible()
    await expectAccessible()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, serviceWorkers: 'allow' })

  test('the home of a student starts without a network, says as of when, and leaves with who signs out', async ({
    page,
    signIn,
    callsAs,
    makeSchool,
    consoleErrors,
    expectAccessible,
  }) => {
    const school = await makeSchool(allDay)
    await trainerAtWork(school, callsAs)
    await plan(school, roadLesson(school, '09:00', '10:00'))
    await signIn(await accountOf(school, school.students[0], callsAs))
    await page.goto('/home')
    await page.evaluate(() => navigator.serviceWorker.ready)
    const isKept = () => page.evaluate(async () => (await caches.match('/home')) !== undefined)
    // the worker answers for the page from the next visit on
    await page.reload()
    const reading = await counting(page, 'see what to practise')
    const next = page.getByRole('region', { name: 'درسك القادم' })
    await expect(next.getByRole('button', { name: /^إلغاء/ })).toBeVisible()
    const practise = page.getByRole('region', { name: 'ما تتدرّب عليه' })
    await expect(practise).toBeVisible()
    await reading.done()
    const when = String(await next.locator('strong').first().textContent())
    await expect.poll(isKept).toBe(true)

    await page.context().setOffline(true)
    await page.goto('/')
    await expect(page.getByRole('status').filter({ hasText: 'لا اتصال بالشبكة' })).toContainText(
      'لا يمكن الحجز أو الإلغاء',
    )
    await expect(next).toContainText(when)
    await expect(practise).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'حجز درس' })).toHaveCount(0)
    await expect(next.getByRole('button')).toHaveCount(0)
    await expectAccessible()

    await page.context().setOffline(false)
    await page.reload()
    await expect(next.getByRole('button', { name: /^إلغاء/ })).toBeVisible()
    await page.evaluate(() => {
      for (const name of ['userData', 'accessToken', 'refreshToken']) localStorage.removeItem(name)
      dispatchEvent(new StorageEvent('storage', { key: 'userData', newValue: null }))
    })
    await expect.poll(isKept).toBe(false)
    const left = await page.evaluate(
      () =>
        new Promise<string[]>((done) => {
          const open = indexedDB.open('dsms-teaching')
          open.onsuccess = () => {
            const all = open.result.transaction('kept').objectStore('kept').getAllKeys()
            all.onsuccess = () => done(all.result.map(String))
          }
        }),
    )
    expect(left).toEqual([])
    // what failed while there was no connection
    consoleErrors.length = 0
  })
})
