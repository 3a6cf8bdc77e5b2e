import { Button } from '@mantine/core'
import { IconChartBar, IconTable } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '../../../../kernel/i18n/index.ts'
import { ChartFigure } from '../../../../ui/charts/ChartFigure.tsx'
import type { ChartSpec } from '../../../../ui/charts/chartSpec.ts'

/** A chart of the product, and by a press the table of the same numbers. */
export function Shown({ spec, label }: { spec: ChartSpec; label: string }) {
  const t = useText('data')
  const [asTable, setAsTable] = useState(false)
  const Icon = asTable ? IconChartBar : IconTable
  return (
    <>
      <ChartFigure spec={spec} label={label} asTable={asTable} />
      <Button
        variant="default"
        mt="sm"
        leftSection={<Icon size={18} stroke={1.5} aria-hidden />}
        onClick={() => setAsTable(!asTable)}
      >
        {asTable ? t('shared.chart') : t('shared.table')}
      </Button>
    </>
  )
}
