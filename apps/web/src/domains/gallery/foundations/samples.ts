import type { Samples } from '../samples/sample.ts'
import { colors } from './colors/colors.tsx'
import { reactfeather } from './icons/reactfeather.tsx'
import { typography } from './type/typography.tsx'

export const samples: Samples = { typography, colors, reactfeather }
