import type { Samples } from '../samples/sample.ts'

export const samples: Samples = {}
