import type { Samples } from '../samples/sample.ts'
import { alerts } from './showing/alerts.tsx'

export const samples: Samples = { alerts }
