import { expect, it } from 'vitest'
import { show } from '../../testing/show.tsx'
import { useTaught } from './useTaught.ts'

const amounts: [done: number, owed?: number][] = [[0, 480], [0], [0, 0], [60, 120], [90, 480], [540, 960]]

it('says what was taught of what is owed, and that nothing was', async () => {
  const { screen } = await show(() => {
    const taught = useTaught()
    return <p data-testid="text">{amounts.map((pair) => taught(...pair)).join(' | ')}</p>
  })
  await expect
    .element(screen.getByTestId('text'))
    .toHaveTextContent('لم يبدأ · 8 ساعات | لم يبدأ | لم يبدأ | 1 من ساعتين | ساعة و30 دقيقة من 8 ساعات | 9 من 16 ساعة')
})
