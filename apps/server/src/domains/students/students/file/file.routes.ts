import { printStudentFile } from '@dsms/contract/students/students/file'
import { getStudentStanding } from '@dsms/contract/students/students/standing'
import { serve } from '../../../../kernel/http/serve.ts'
import { renderPdf } from '../../../../kernel/pdf/pdf.ts'
import type { App } from '../../../../kernel/services.ts'
import { fileAnswer } from '../../../../kit/records/files.ts'
import { noteCopy } from '../../../staff/public.ts'
import { filePage } from './file.page.ts'
import { readFile } from './file.read.ts'
import { fileTemplate } from './file.template.ts'
import { readStanding } from './standing.ts'

export function fileRoutes(app: App) {
  serve(app, getStudentStanding, ({ actor, params }) => readStanding(actor, params.id))
  serve(app, printStudentFile, async ({ actor, params }) => {
    const file = await readFile(app, actor, params.id)
    await noteCopy(actor, 'students', params.id, file.student.name, 'printed')
    const page = filePage(file, actor.language, actor.name)
    // drawn after the transaction: setting pages takes its time
    return fileAnswer(`student-${params.id}.pdf`, 'application/pdf', () => renderPdf(fileTemplate, page))
  })
}
