import { TextInput, type TextInputProps } from '@mantine/core'
import { useLayoutEffect, useRef } from 'react'
import { caretBehind, type Mask, masked, unmasked } from './mask.ts'

interface Props extends Omit<TextInputProps, 'value' | 'onChange' | 'defaultValue'> {
  mask: Mask
  /** What was typed, without what the mask writes by itself. */
  value: string
  onChange: (value: string) => void
}

/**
 * A text that always has the same form: only what fits is taken, digits of either script, and the blanks and dashes
 * between come by themselves. It reads from left to right in every language.
 */
export function MaskedInput({ mask, value, onChange, ...props }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<number | null>(null)
  const shown = masked(mask, value)
  // after each keystroke: the browser puts the caret to the end when a value changes under it
  useLayoutEffect(() => {
    if (caret.current === null || document.activeElement !== input.current) return
    input.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })
  const type = (text: string, at: number) => {
    const next = unmasked(mask, text)
    const before = unmasked(mask, text.slice(0, at)).length
    caret.current = caretBehind(mask, next, Math.min(before, next.length))
    onChange(next)
    // a sign that was not taken changes no value, and nothing would be drawn again
    if (next === value) input.current?.setSelectionRange(caret.current, caret.current)
  }
  return (
    <TextInput
      dir="ltr"
      inputMode={/[AL]/.test(mask) ? 'text' : 'numeric'}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      {...props}
      ref={input}
      value={shown}
      onChange={({ currentTarget }) =>
        type(currentTarget.value, currentTarget.selectionStart ?? currentTarget.value.length)
      }
    />
  )
}
