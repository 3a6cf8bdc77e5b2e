import type { ReactNode, RefObject } from 'react'

export interface TourStep {
  /** What the step is about, or a selector of it; where it is not on the page, the step stands in the middle. */
  target?: RefObject<HTMLElement | null> | string
  title: string
  text: ReactNode
}

export interface TourProps {
  steps: readonly TourStep[]
  isOpen: boolean
  /** At the end of the last step, or before it where the reader has seen enough. */
  close: (isFinished: boolean) => void
}
