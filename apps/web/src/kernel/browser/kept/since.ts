import { createStore, useStore } from '../store.ts'

/** When what stands on the first screen was said, as an instant, where the device told it and not the server. */
export const keptSince = createStore<string | undefined>(undefined)
export const useKeptSince = (): string | undefined => useStore(keptSince)
