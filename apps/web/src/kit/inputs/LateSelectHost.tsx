import { Select, type SelectProps } from '@mantine/core'
import { longList } from './longList.ts'

interface Taken {
  /** What was typed before the select was there. */
  typed: string | undefined
  isOpen: boolean
}

/** The select itself, with the focus that the field before it had. */
export const Host = ({ typed, isOpen, ...props }: SelectProps & Taken) => (
  <Select {...longList} {...props} autoFocus defaultDropdownOpened={isOpen} defaultSearchValue={typed} />
)
