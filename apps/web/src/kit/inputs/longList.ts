/** For selects with many choices: the list itself scrolls, as screen readers expect of a combobox, not a box around it. */
export const longList = {
  withScrollArea: false,
  styles: { options: { maxHeight: 240, overflowY: 'auto' } },
} as const
