import { type KeyboardEvent, useState } from 'react'
import { useLanguage } from '../../../../kernel/i18n/index.ts'

/** The Tab key leads to one lesson of a week, and arrows from it to the others: along a row, and to the nearest day of another. */
export function useChipKeys(first: number | undefined) {
  const { dir } = useLanguage()
  const [chosen, setChosen] = useState<number>()
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const here = (event.target as HTMLElement).closest<HTMLElement>('[data-bar]')
    if (!here) return
    const later = dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const sooner = dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
    const rows = [...event.currentTarget.querySelectorAll('tbody > tr')].map((row) => [
      ...row.querySelectorAll<HTMLElement>('[data-bar]'),
    ])
    const nth = rows.findIndex((row) => row.includes(here))
    const place = rows[nth]?.indexOf(here) ?? -1
    const day = (chip: HTMLElement) => Number(chip.dataset.day)
    const nearest = (order: HTMLElement[][]) =>
      order.find((row) => row.length > 0)?.toSorted((a, b) => away(day(a), day(here)) - away(day(b), day(here)))[0]
    const next: Record<string, HTMLElement | undefined> = {
      [later]: rows[nth]?.[place + 1],
      [sooner]: rows[nth]?.[place - 1],
      ArrowDown: nearest(rows.slice(nth + 1)),
      ArrowUp: nearest(rows.slice(0, nth).reverse()),
      Home: rows[nth]?.[0],
      End: rows[nth]?.at(-1),
    }
    if (!(event.key in next)) return
    event.preventDefault()
    const found = next[event.key]
    if (!found) return
    setChosen(Number(found.dataset.bar))
    found.focus()
  }
  return { current: chosen ?? first, onKeyDown }
}

const away = (one: number, other: number): number => Math.abs(one - other)
