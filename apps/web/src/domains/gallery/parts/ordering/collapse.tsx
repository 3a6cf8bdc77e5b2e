import { choice, flag, sampleOf } from '../../samples/sample.ts'
import { Accordions } from './Accordions.tsx'
import { Details } from './Details.tsx'

export const collapse = sampleOf(
  {
    variant: choice('default', 'contained', 'filled', 'separated'),
    withBorder: flag(),
    shadow: choice('none', 'xs', 'sm', 'md'),
    gap: choice('md', 'xs', 'xl'),
    chevronPosition: choice('right', 'left'),
    disabled: flag(),
  },
  {
    basic: ({ withBorder, shadow }) => <Details withBorder={withBorder} shadow={shadow} />,
    hover: ({ withBorder, shadow }) => <Details withBorder={withBorder} shadow={shadow} opensOnHover />,
    accordion: (values) => <Accordions {...values} />,
    several: (values) => <Accordions {...values} multiple />,
    apart: (values) => <Accordions {...values} variant="separated" />,
  },
)
