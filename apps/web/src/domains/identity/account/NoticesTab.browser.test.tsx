import { topics } from 'virtual:notices'
import type { AccountSettings } from '@dsms/contract/identity/account/calls'
import { expect, it } from 'vitest'
import { show, somebody } from '../../../testing/show.tsx'
import { NoticesTab } from './NoticesTab.tsx'

const off = { app: false, mail: false }
const settings = {
  notification: {
    ...{ commentOnArticle: true, answerOnForm: true, followMe: true },
    ...{ newAnnouncements: true, productUpdates: true, blogDigest: true },
  },
  channels: Object.fromEntries(topics.map(({ name }) => [name, off])),
} as AccountSettings

const everybody = [
  'تعليق على ما كتبته',
  'إجابة على استطلاعي',
  'شخص يتابعني',
  'إعجاب بما كتبته',
  'مهمة أُسندت إليّ',
  'دعوات المواعيد وتغييرها',
  'ردود على دعواتي',
  'تذكير بالمواعيد',
]
const ofLearners = [
  'دروس ومقاعد حُجزت أو عُرضت عليّ',
  'تغيير مواعيد دروسي بعد اليوم نفسه',
  'تذكير بدروسي',
  'رسوم سُجّلت عليّ أو أُلغيت',
  'سجلات دروسي',
  'رسائل المدرسة إلى طلابها',
  'دروس تلغيها المدرسة',
  'دروس تغيّر المدرسة موعدها في اليوم نفسه',
  'العقود والتواقيع والوثائق',
]
const ofWorkers = [
  'زملاء ومدارس جدد',
  'بلاغات المحادثات',
  'وثائق مركبات قارب انتهاؤها',
  'وثائق طلاب قارب انتهاؤها أو انتهت',
  'قرب انتهاء ترخيص المدرسة',
  'وثائق مدرّبين قارب انتهاؤها',
  'دروس أعطيها وسجلاتها',
]

it.each([
  ['student', ofLearners],
  ['guardian', ofLearners],
  ['trainer', ofWorkers],
  ['staff', ofWorkers],
] as const)('offers a %s the topics that they are ever told of, and no others', async (kind, own) => {
  const { screen } = await show(() => <NoticesTab settings={settings} />, {
    words: ['account', 'topics'],
    user: somebody({ kind }),
  })
  await expect.element(screen.getByRole('table')).toBeVisible()
  const shown = screen.getByRole('rowheader').elements()
  expect(shown.map((topic) => topic.textContent)).toEqual([...everybody, ...own])
})
