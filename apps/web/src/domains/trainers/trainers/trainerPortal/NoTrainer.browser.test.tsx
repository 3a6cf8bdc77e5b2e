import { expect, it, onTestFinished, vi } from 'vitest'
import { show, somebody } from '../../../../testing/show.tsx'
import { TrainerHome } from './TrainerHome.tsx'

const place = (id: number, school: string, isCurrent: boolean) => ({
  ...{ id, school, isCurrent },
  school_id: id,
  name: 'أحمد المطيري',
  kind: 'trainer',
  role: 'trainer',
  unread: 0,
})
const answers: Record<string, [number, unknown]> = {
  '/api/my/trainer': [404, { error: 'not found', code: 'not_found' }],
  '/api/my/places': [200, { places: [place(1, 'مدرسة النور', true), place(2, 'مدرسة الأفق', false)], invitations: [] }],
}

it('a trainer of two schools is told where they are none, and finds the way to the other', async () => {
  const server = vi.spyOn(window, 'fetch').mockImplementation(async (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input), location.href)
    const [status, body] = answers[pathname] ?? [404, { error: 'not found', code: 'not_found' }]
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
  })
  onTestFinished(() => server.mockRestore())
  const words = ['trainerPortal', 'places', 'roles'] as const
  const { screen } = await show(TrainerHome, { words, user: somebody({ kind: 'trainer' }) })
  await expect.element(screen.getByText('لا سجل لك بصفتك مدرّبًا في مدرسة النور.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /مدرسة الأفق/ })).toBeVisible()
})
