import { Box } from '@mantine/core'
import { useText } from '../../../kernel/i18n/index.ts'
import classes from '../figures/Figures.module.css'
import own from './Cards.module.css'

/** Meaning colours, filled: dark enough for white words, light enough for dark ones. */
const tones = [
  {
    name: 'done',
    tone: 'color-mix(in srgb, var(--mantine-color-green-9) 80%, var(--mantine-color-black))',
    text: 'var(--mantine-color-white)',
  },
  { name: 'soon', tone: 'var(--mantine-color-yellow-4)', text: 'var(--mantine-color-black)' },
  { name: 'wrong', tone: 'var(--mantine-color-red-9)', text: 'var(--mantine-color-white)' },
  { name: 'info', tone: 'var(--mantine-color-petrol-8)', text: 'var(--mantine-color-white)' },
] as const

/** Cards that are filled with a colour of meaning, and cards that are outlined by it. */
export function ToneCards() {
  const t = useText('cards')
  return (['filled', 'outlined'] as const).flatMap((style) =>
    tones.map(({ name, tone, text }) => (
      <Box
        key={style + name}
        component="article"
        className={`card ${own.plain} ${own[style]} ${classes.quarter}`}
        style={{ '--tone': tone, '--tone-text': text }}
      >
        <h3 className={own.name}>{t(`tone.${name}`)}</h3>
        <p>{t(`tone.${name}Text`)}</p>
      </Box>
    )),
  )
}
