import { SimpleGrid } from '@mantine/core'
import { IconCar, IconSchool, IconUsers } from '@tabler/icons-react'
import { useText } from '../../../kernel/i18n/index.ts'
import { FigureCard } from '../../../ui/FigureCard.tsx'

/** A page's worth of figures, to see the state of the frame with something in it. */
export function Content() {
  const t = useText('layouts')
  return (
    <SimpleGrid cols={{ base: 1, sm: 3 }}>
      <FigureCard label={t('shared.lessons')} figure={64} icon={<IconSchool size={20} stroke={1.5} />} />
      <FigureCard label={t('shared.students')} figure={312} icon={<IconUsers size={20} stroke={1.5} />} />
      <FigureCard label={t('shared.cars')} figure={18} icon={<IconCar size={20} stroke={1.5} />} />
    </SimpleGrid>
  )
}
