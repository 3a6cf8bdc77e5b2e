import { expect, test } from 'vitest'
import { promisesAttachment } from './attachmentWords.ts'

test.each([
  'تجدون المرفق أدناه',
  'أرفقت لكم الجدول',
  'The form is <b>attached</b>.',
  'Die Liste finden Sie im Anhang.',
  'Vous trouverez le plan en pièce jointe.',
  'Segue em anexo o plano.',
])('"%s" speaks of a file', (text) => {
  expect(promisesAttachment(text)).toBe(true)
})

test.each([
  'موعد الدرس غدًا',
  'See you at the track.',
  'Wir joggen.',
  '<a href="/attach">x</a>',
  'Nous joignons nos efforts',
])('"%s" does not', (text) => {
  expect(promisesAttachment(text)).toBe(false)
})
