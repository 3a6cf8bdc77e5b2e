import { expect, test } from 'vitest'
import { forwardSubject, replySubject } from './subject.ts'

test.each([
  ['Lesson plan', 'Re: Lesson plan'],
  ['Re: Lesson plan', 'Re: Lesson plan'],
  ['RE: re[2]: Lesson plan', 'Re: Lesson plan'],
  ['AW: Fahrplan', 'Re: Fahrplan'],
  ['رد: جدول الدروس', 'Re: جدول الدروس'],
  ['Fwd: Lesson plan', 'Re: Fwd: Lesson plan'],
  ['Renewal: permits', 'Re: Renewal: permits'],
  ['', 'Re: '],
])('an answer to "%s" is called "%s"', (subject, expected) => {
  expect(replySubject(subject, 'Re:')).toBe(expected)
})

test('the Arabic prefix replaces any other', () => {
  expect(replySubject('Re: رد: موعد', 'رد:')).toBe('رد: موعد')
  expect(forwardSubject('تحويل: Fwd: موعد', 'تحويل:')).toBe('تحويل: موعد')
  expect(forwardSubject('رد: موعد', 'تحويل:')).toBe('تحويل: رد: موعد')
})

test('a subject stays within what the server takes', () => {
  expect(replySubject('س'.repeat(200), 'رد:')).toHaveLength(200)
})
