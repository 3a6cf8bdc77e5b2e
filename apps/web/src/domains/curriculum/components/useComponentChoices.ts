import { componentTypes, trainingModes, trainingResources } from '@dsms/contract/curriculum/components/calls'
import { useText } from '../../../kernel/i18n/index.ts'

/** What a component can be, in words. */
export function useComponentChoices() {
  const t = useText('components')
  return {
    types: componentTypes.map((value) => ({ value, label: t(`componentType.${value}`) })),
    modes: trainingModes.map((value) => ({ value, label: t(`trainingMode.${value}`) })),
    resources: trainingResources.map((value) => ({ value, label: t(`resource.${value}`) })),
  }
}
