import { NumberInput, RangeSlider, Slider } from '@mantine/core'
import { useState } from 'react'
import { useFormat } from '../../../../kernel/i18n/format.ts'
import { useText } from '../../../../kernel/i18n/index.ts'
import { flag, sampleOf, size, tone } from '../../samples/sample.ts'
import { Titled } from './Titled.tsx'

export const slider = sampleOf(
  { size: size(), color: tone(), disabled: flag() },
  {
    basic: (look) => {
      const t = useText('extras')
      const [value, setValue] = useState(20)
      const own = { ...look, value, onChange: setValue, thumbLabel: t('slider.many') }
      return (
        <Titled title={t('slider.many')} value={t('slider.lessons', { count: value })}>
          <Slider {...own} min={5} max={40} label={(count) => t('slider.lessons', { count })} />
        </Titled>
      )
    },
    marks: (look) => {
      const t = useText('extras')
      const format = useFormat()
      const own = { ...look, label: (value: number) => format.number(value), thumbLabel: t('slider.hours') }
      const marks = [1, 2, 3, 4].map((value) => ({ value, label: format.number(value) }))
      return (
        <Titled title={t('slider.hours')}>
          <Slider {...own} min={1} max={4} step={0.5} defaultValue={1.5} marks={marks} mb="lg" />
        </Titled>
      )
    },
    range: (look) => {
      const t = useText('extras')
      const format = useFormat()
      const [value, setValue] = useState<[number, number]>([900, 2400])
      const price = (one: number) => format.price(one * 100, 'SAR')
      const names = { thumbFromLabel: t('slider.lowest'), thumbToLabel: t('slider.highest') }
      const own = { ...look, ...names, value, onChange: setValue, label: price }
      return (
        <Titled title={t('slider.price')} value={format.range(price(value[0]), price(value[1]))}>
          <RangeSlider {...own} min={0} max={4000} step={100} minRange={100} />
        </Titled>
      )
    },
    field: (look) => {
      const t = useText('extras')
      const [value, setValue] = useState(60)
      const set = (next: string | number) => setValue(Math.min(100, Math.max(0, Number(next) || 0)))
      const field = { value, onChange: set, min: 0, max: 100, suffix: '%', disabled: look.disabled }
      return (
        <Titled title={t('slider.pass')}>
          <Slider {...look} value={value} onChange={setValue} thumbLabel={t('slider.pass')} label={`${value}%`} />
          <NumberInput {...field} w={110} aria-label={t('slider.pass')} />
        </Titled>
      )
    },
    still: ({ size, color }) => {
      const t = useText('extras')
      return (
        <Titled title={t('slider.still')}>
          <Slider size={size} color={color} disabled value={75} thumbLabel={t('slider.still')} label={null} />
        </Titled>
      )
    },
  },
)
