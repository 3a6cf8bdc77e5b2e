import { expect, it } from 'vitest'
import { show } from '../../testing/show.tsx'
import { StatusBadge } from './StatusBadge.tsx'

it('a state that stops work has a colour of its own, and every state a sign', async () => {
  const { screen } = await show(() => (
    <>
      <StatusBadge status="in_service" label="في الخدمة" />
      <StatusBadge status="insurance_expired" label="انتهى التأمين" />
      <StatusBadge status="expiring" label="ينتهي قريبًا" />
      <StatusBadge status="nobody-knows-it" label="مجهول" />
    </>
  ))
  const grounds = ['في الخدمة', 'انتهى التأمين', 'ينتهي قريبًا'].map((label) => {
    const badge = screen.getByText(label).element()
    expect(badge.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
    return getComputedStyle(badge).backgroundColor
  })
  expect(new Set(grounds).size).toBe(3)
  expect(grounds).not.toContain('rgba(0, 0, 0, 0)')
  await expect.element(screen.getByText('مجهول')).toHaveAttribute('data-tone', 'quiet')
})
