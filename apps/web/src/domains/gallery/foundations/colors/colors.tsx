import { sampleOf } from '../../samples/sample.ts'
import { Measures } from './Measures.tsx'
import { Motion } from './Motion.tsx'
import { Palettes } from './Palettes.tsx'
import { Tokens } from './Tokens.tsx'
import { WordColors } from './WordColors.tsx'

export const colors = sampleOf(
  {},
  {
    words: () => <WordColors />,
    tokens: () => <Tokens />,
    palettes: () => <Palettes />,
    spacing: () => <Measures of="spacing" />,
    radius: () => <Measures of="radius" />,
    motion: () => <Motion />,
  },
)
