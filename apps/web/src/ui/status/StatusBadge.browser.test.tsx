import { expect, it } from 'vitest'
import { show } from '../../testing/show.tsx'
import { StatusBadge } from './StatusBadge.tsx'

it('says what is well in plain words, and gives what needs somebody a colour and a sign', async () => {
  const { screen } = await show(() => (
    <>
      <StatusBadge status="in_service" label="في الخدمة" />
      <StatusBadge status="insurance_expired" label="انتهى التأمين" />
      <StatusBadge status="expiring" label="ينتهي قريبًا" />
      <StatusBadge status="nobody-knows-it" label="مجهول" />
    </>
  ))
  const look = (label: string) => {
    const badge = screen.getByText(label).element()
    return {
      sign: badge.querySelector('svg')?.getAttribute('aria-hidden'),
      ground: getComputedStyle(badge).backgroundColor,
    }
  }
  const none = { sign: undefined, ground: 'rgba(0, 0, 0, 0)' }
  expect(look('في الخدمة')).toEqual(none)
  expect(look('مجهول')).toEqual(none)
  const [expired, expiring] = [look('انتهى التأمين'), look('ينتهي قريبًا')]
  expect([expired.sign, expiring.sign]).toEqual(['true', 'true'])
  expect(new Set([none.ground, expired.ground, expiring.ground]).size).toBe(3)
})
