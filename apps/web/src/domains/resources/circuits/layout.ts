import type { LayoutElement, LayoutZone } from '@dsms/contract/resources/circuits/calls'

/** As a form holds it: numbers may be missing while somebody types. */
export interface DraftZone extends Omit<LayoutZone, 'capacity'> {
  capacity: number | ''
}
export interface DraftElement extends Omit<LayoutElement, 'capacity'> {
  capacity: number | ''
}
export interface DraftLayout {
  zones: DraftZone[]
  elements: DraftElement[]
}

export const noLayout: DraftLayout = { zones: [], elements: [] }

const clamped = (percent: number) => Math.round(Math.min(100, Math.max(0, percent)) * 10) / 10

/** An element at another place, which never leaves the plan. */
export const movedTo = <E extends { x: number; y: number }>(element: E, x: number, y: number): E => ({
  ...element,
  x: clamped(x),
  y: clamped(y),
})

const steps: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

/** Where an arrow key takes an element; with Shift it takes a larger step. Undefined for other keys. */
export function movedByKey<E extends { x: number; y: number }>(element: E, key: string, isFar: boolean): E | undefined {
  const step = steps[key]
  const far = isFar ? 10 : 2
  return step && movedTo(element, element.x + step[0] * far, element.y + step[1] * far)
}

/** A new element, beside the ones that are there rather than on top of them. */
export function newElement(elements: DraftElement[]): DraftElement {
  const nth = elements.length
  return movedTo(
    { kind: 'slope', name: '', capacity: 1, x: 0, y: 0, zone: null, status: 'active' },
    10 + (nth % 6) * 16,
    20 + (Math.floor(nth / 6) % 4) * 20,
  )
}

/** Takes a zone away; its elements are in none then, and the others keep theirs. */
export function withoutZone({ zones, elements }: DraftLayout, gone: number): DraftLayout {
  return {
    zones: zones.filter((_, place) => place !== gone),
    elements: elements.map((element) => {
      if (element.zone === null || element.zone < gone) return element
      return { ...element, zone: element.zone === gone ? null : element.zone - 1 }
    }),
  }
}

/** As the call takes it: a number that is missing is nothing. */
export const layoutBody = ({ zones, elements }: DraftLayout) => ({
  zones: zones.map((zone) => ({ ...zone, capacity: zone.capacity === '' ? null : zone.capacity })),
  elements: elements.map((element) => ({ ...element, capacity: element.capacity === '' ? null : element.capacity })),
})
