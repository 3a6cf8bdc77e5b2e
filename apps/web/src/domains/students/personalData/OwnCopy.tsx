import { exportMyData } from '@dsms/contract/students/personalData/calls'
import { Button, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useText } from '../../../kernel/i18n/index.ts'
import { useCopy } from '../../staff/public.ts'

/** Hands a student, or who looks after them, a copy of everything that the school holds of them. */
export function OwnCopy({ id }: { id: number }) {
  const t = useText('portal')
  const copy = useCopy(exportMyData, id)
  return (
    <section className="card" aria-labelledby="own-copy">
      <Text component="h2" id="own-copy" m={0} fz={16} fw={600}>
        {t('copy.title')}
      </Text>
      <Text size="sm" c="dimmed" mt={4} mb="sm">
        {t('copy.text')}
      </Text>
      <Button
        variant="default"
        leftSection={<IconDownload size={18} stroke={1.5} />}
        loading={copy.isPending}
        onClick={() => copy.mutate()}
      >
        {t('copy.do')}
      </Button>
    </section>
  )
}
