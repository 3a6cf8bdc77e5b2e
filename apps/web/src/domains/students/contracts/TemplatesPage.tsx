import { addStarterTemplate } from '@dsms/contract/students/contracts/templates'
import { Button, Group } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../kernel/call/call.ts'
import { useErrorText } from '../../../kernel/i18n/errorText.ts'
import { useFormat } from '../../../kernel/i18n/format.ts'
import { useText } from '../../../kernel/i18n/index.ts'
import { areaKey } from '../../../kit/areas/area.ts'
import { AreaList } from '../../../kit/areas/list/AreaList.tsx'
import { askList } from '../../../kit/areas/list/askList.ts'
import { useMay } from '../../../kit/records/useMay.ts'
import { useSchool } from '../../../kit/school/useSchool.ts'
import { showDone, showFailure } from '../../../ui/toasts/toasts.tsx'
import { written } from './contracts.ts'

/** The texts that contracts are written from. */
export function TemplatesPage() {
  const t = useText('contractTemplates')
  const format = useFormat()
  const may = useMay()
  const client = useQueryClient()
  const errorText = useErrorText()
  const { school_id } = useSchool('school')
  const starter = useMutation({
    mutationFn: () => call(addStarterTemplate, { body: school_id === undefined ? {} : { school_id } }),
    onSuccess: async ({ name }) => {
      showDone(t('starter.added', { name }))
      await client.invalidateQueries({ queryKey: areaKey(written, school_id) })
    },
    onError: (error) => showFailure(errorText(error)),
  })
  return (
    <>
      <AreaList
        of={written}
        columns={[
          {
            key: 'languages',
            onCard: true,
            render: (one) => format.list(one.languages.map((code) => t(`in.${code}`))),
          },
          { key: 'contracts', align: 'end', render: (one) => format.number(one.contracts) },
        ]}
        filters={[]}
        sheet={{
          bodies_ar: { example: '{{school.name}} / {{student.name}}' },
          bodies_en: { example: '{{school.name}} / {{student.name}}' },
        }}
      />
      {may(addStarterTemplate) && (
        <Group>
          <Button variant="default" loading={starter.isPending} onClick={() => starter.mutate()}>
            {t('starter')}
          </Button>
        </Group>
      )}
    </>
  )
}
TemplatesPage.ask = askList(written)
