import { printStudentFile } from '@dsms/contract/students/students/file'
import { useMutation } from '@tanstack/react-query'
import { download } from '../../../kernel/call/call.ts'
import { useErrorText } from '../../../kernel/i18n/errorText.ts'
import { showFailure } from '../../../ui/toasts/toasts.tsx'

/** Saves the whole file of a student as one PDF. */
export function usePrintedFile(id: number, school_id: number | undefined) {
  const errorText = useErrorText()
  return useMutation({
    mutationFn: () => download(printStudentFile, { params: { id }, query: { school_id } }),
    onError: (error) => showFailure(errorText(error)),
  })
}
