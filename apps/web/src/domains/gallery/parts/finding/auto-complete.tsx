import { Autocomplete, Group } from '@mantine/core'
import { useText } from '../../../../kernel/i18n/index.ts'
import { foldedFilter } from '../../../../kit/inputs/find/foldedFilter.ts'
import { longList } from '../../../../kit/inputs/longList.ts'
import { PersonAvatar } from '../../../../ui/PersonAvatar.tsx'
import { flag, sampleOf, size } from '../../samples/sample.ts'
import { FromServer, LostAnswer } from './ServerDemos.tsx'
import { usePractice } from './usePractice.ts'

const people = ['avatar.trainer', 'avatar.student', 'avatar.office', 'avatar.examiner'] as const
// suggestions find what is written with or without hamza
const common = { ...longList, filter: foldedFilter, maw: 420 }

export const autoComplete = sampleOf(
  { size: size(), required: flag(), disabled: flag(), readOnly: flag() },
  {
    basic: (props) => {
      const t = useText('parts')
      const { parts } = usePractice()
      return <Autocomplete {...common} label={t('auto-complete.part')} data={parts} openOnFocus={false} {...props} />
    },
    suggested: (props) => {
      const t = useText('parts')
      const { parts } = usePractice()
      return (
        <Autocomplete
          {...common}
          label={t('auto-complete.part')}
          description={t('auto-complete.suggestedHelp')}
          data={parts}
          selectFirstOptionOnDropdownOpen
          {...props}
        />
      )
    },
    rows: (props) => {
      const t = useText('parts')
      return (
        <Autocomplete
          {...common}
          label={t('auto-complete.person')}
          data={people.map((key) => t(key))}
          renderOption={({ option }) => (
            <Group gap="sm" wrap="nowrap">
              <PersonAvatar name={option.value} src={null} size={28} />
              <bdi>{option.value}</bdi>
            </Group>
          )}
          {...props}
        />
      )
    },
    sections: (props) => {
      const t = useText('parts')
      return <Autocomplete {...common} label={t('auto-complete.part')} data={usePractice().sections} {...props} />
    },
    limit: (props) => {
      const t = useText('parts')
      return (
        <Autocomplete
          {...common}
          label={t('auto-complete.part')}
          description={t('auto-complete.limitHelp')}
          data={usePractice().parts}
          limit={2}
          {...props}
        />
      )
    },
    server: ({ size, disabled }) => <FromServer {...{ size, disabled }} />,
    lost: ({ size, disabled }) => <LostAnswer {...{ size, disabled }} />,
  },
)
