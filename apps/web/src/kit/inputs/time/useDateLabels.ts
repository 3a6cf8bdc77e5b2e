import { useText } from '../../../kernel/i18n/index.ts'

/** Names of the buttons of a calendar sheet, for screen readers; month and year say what they are themselves. */
export function useDateLabels() {
  const t = useText('records')
  return {
    previousMonth: t('date.previousMonth'),
    nextMonth: t('date.nextMonth'),
    previousYear: t('date.previousYear'),
    nextYear: t('date.nextYear'),
    previousDecade: t('date.previousDecade'),
    nextDecade: t('date.nextDecade'),
  }
}
