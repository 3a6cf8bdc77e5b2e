import { useState } from 'react'
import { expect, it } from 'vitest'
import { show } from '../../testing/show.tsx'
import { SearchField } from './SearchField.tsx'

/** A search whose address follows when the test says so. */
function withAddress() {
  const asked: string[] = []
  let follow: (q: string) => void = () => undefined
  const Field = () => {
    const [q, setQ] = useState('')
    follow = setQ
    return <SearchField q={q} onSearch={(text) => asked.push(text)} label="بحث" />
  }
  return { Field, asked, follow: (q: string) => follow(q) }
}

it('keeps what is typed while the address is still on its way', async () => {
  const { Field, asked, follow } = withAddress()
  const { screen } = await show(Field)
  const box = screen.getByRole('searchbox', { name: 'بحث' })
  await box.fill('حص')
  await expect.poll(() => asked).toEqual(['حص'])
  await box.fill('حصة')
  await expect.poll(() => asked).toEqual(['حص', 'حصة'])
  await box.fill('حصة س')
  follow('حص')
  await expect.poll(() => asked).toEqual(['حص', 'حصة', 'حصة س'])
  await expect.element(box).toHaveValue('حصة س')
  // one is skipped
  follow('حصة س')
  await expect.element(box).toHaveValue('حصة س')
})

it('shows what the address says by itself, also a text that was searched for before', async () => {
  const { Field, asked, follow } = withAddress()
  const { screen } = await show(Field)
  const box = screen.getByRole('searchbox', { name: 'بحث' })
  await box.fill('حصة')
  await expect.poll(() => asked).toEqual(['حصة'])
  follow('حصة')
  follow('موعد')
  await expect.element(box).toHaveValue('موعد')
  follow('حصة')
  await expect.element(box).toHaveValue('حصة')
})
