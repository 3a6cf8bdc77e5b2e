import { useEffect, useState } from 'react'

/**
 * What a switch or a choice shows: what was pressed, from the moment of the press until its saving has ended, else what is
 * kept. Kept answers of a query change a moment after the press, and a box that waits for them shows its old state in
 * between.
 */
export function usePressed<T>(kept: T, isSaving: boolean): [T, (value: T | ((shown: T) => T)) => void] {
  const [pressed, setPressed] = useState<{ value: T }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was read again counts again
  useEffect(() => {
    if (!isSaving) setPressed(undefined)
  }, [kept, isSaving])
  const press = (value: T | ((shown: T) => T)) =>
    setPressed((old) => {
      const shown = old ? old.value : kept
      return { value: isChange(value) ? value(shown) : value }
    })
  return [pressed ? pressed.value : kept, press]
}

const isChange = <T>(value: T | ((shown: T) => T)): value is (shown: T) => T => typeof value === 'function'
