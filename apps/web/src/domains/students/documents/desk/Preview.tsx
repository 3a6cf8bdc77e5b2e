import { Anchor } from '@mantine/core'
import { useText } from '../../../../kernel/i18n/index.ts'
import { Typed } from '../../../../ui/Bidi.tsx'
import { Pdf } from '../../../../ui/parts/pdf/Pdf.tsx'
import { fileAddress, type StudentPaper } from '../documents.ts'
import classes from './Desk.module.css'

interface Props {
  paper: StudentPaper
  school_id: number | undefined
}

/** The file of a paper as large as there is room: a picture, or the pages of a PDF. */
export function Preview({ paper: { file, kind, student, lacks }, school_id }: Props) {
  const t = useText('documents')
  if (!file) return <p className={`card ${classes.preview}`}>{t(lacks ? `closed.${lacks}` : 'desk.noPreview')}</p>
  const address = fileAddress(file, school_id)
  const name = t('desk.preview', { kind: t(`kind.${kind}`), name: student })
  return (
    <div className={`card ${classes.preview}`}>
      {file.type.startsWith('image/') ? (
        <img className={classes.picture} src={address} alt={name} />
      ) : (
        <Pdf address={address} label={name} fileName={file.fileName} />
      )}
      <Anchor size="sm" href={address} target="_blank" rel="noreferrer">
        {t('look')}: <Typed>{file.fileName}</Typed>
      </Anchor>
    </div>
  )
}
