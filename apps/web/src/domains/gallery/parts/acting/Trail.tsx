import { Box, Breadcrumbs } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { LinkAnchor } from '../../../../ui/page/links.tsx'

export const separators = ['chevron', 'dashes', 'dots', 'pipes', 'slash'] as const
export const places = ['start', 'center', 'end'] as const

const signs: Record<(typeof separators)[number], ReactNode> = {
  chevron: <IconChevronRight size={14} stroke={1.5} className="mirror" />,
  dashes: '–',
  dots: '·',
  pipes: '|',
  slash: <span className="mirror">/</span>,
}

interface Props {
  separator: (typeof separators)[number]
  align?: (typeof places)[number]
}

/** Where a lesson stands, with something between the names that only the eye needs. */
export function Trail({ separator, align = 'start' }: Props) {
  const t = useText('parts')
  return (
    <nav aria-label={t('breadcrumbs.trail')}>
      <Breadcrumbs
        role="list"
        style={{ justifyContent: align, rowGap: 4 }}
        separator={
          <span aria-hidden style={{ display: 'inline-flex' }}>
            {signs[separator]}
          </span>
        }
      >
        <Box role="listitem">
          <LinkAnchor to="/">{t('breadcrumbs.home')}</LinkAnchor>
        </Box>
        <Box role="listitem">
          <LinkAnchor to="/gallery">{t('breadcrumbs.gallery')}</LinkAnchor>
        </Box>
        <Box role="listitem" aria-current="page">
          {t('shared.lesson')}
        </Box>
      </Breadcrumbs>
    </nav>
  )
}
