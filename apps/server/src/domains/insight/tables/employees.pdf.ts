import { type Employee, type EmployeeStatus, employeeStatuses } from '@dsms/contract/insight/tables/calls'
import type { Language, Translated } from '@dsms/contract/kernel/shared'
import { tablePdf } from '../../../kernel/pdf/table.ts'

const words: Record<'title' | 'page' | 'of', Translated> = {
  title: { ar: 'الموظفون', en: 'Employees', de: 'Beschäftigte', fr: 'Employés', pt: 'Funcionários' },
  page: { ar: 'صفحة', en: 'Page', de: 'Seite', fr: 'Page', pt: 'Página' },
  of: { ar: 'من', en: 'of', de: 'von', fr: 'sur', pt: 'de' },
}
const heads: Record<'name' | 'post' | 'email' | 'city' | 'starts' | 'salary' | 'age' | 'status', Translated> = {
  name: { ar: 'الاسم', en: 'Name', de: 'Name', fr: 'Nom', pt: 'Nome' },
  post: { ar: 'الوظيفة', en: 'Post', de: 'Stelle', fr: 'Poste', pt: 'Cargo' },
  email: { ar: 'البريد', en: 'Email', de: 'E-Mail', fr: 'E-mail', pt: 'E-mail' },
  city: { ar: 'المدينة', en: 'City', de: 'Ort', fr: 'Ville', pt: 'Cidade' },
  starts: { ar: 'تاريخ البدء', en: 'Start date', de: 'Beginn', fr: 'Début', pt: 'Início' },
  salary: { ar: 'الراتب', en: 'Salary', de: 'Gehalt', fr: 'Salaire', pt: 'Salário' },
  age: { ar: 'العمر', en: 'Age', de: 'Alter', fr: 'Âge', pt: 'Idade' },
  status: { ar: 'الحالة', en: 'Status', de: 'Status', fr: 'Statut', pt: 'Estado' },
}
const statuses: Record<EmployeeStatus, Translated> = {
  current: { ar: 'على رأس العمل', en: 'Current', de: 'Beschäftigt', fr: 'En poste', pt: 'Ao serviço' },
  professional: { ar: 'خبير', en: 'Professional', de: 'Fachkraft', fr: 'Expert', pt: 'Profissional' },
  rejected: { ar: 'مرفوض', en: 'Rejected', de: 'Abgelehnt', fr: 'Refusé', pt: 'Recusado' },
  resigned: { ar: 'مستقيل', en: 'Resigned', de: 'Ausgeschieden', fr: 'Démissionnaire', pt: 'Demitido' },
  applied: { ar: 'متقدّم', en: 'Applied', de: 'Beworben', fr: 'Candidat', pt: 'Candidato' },
}

/** Employees on paper, in one language. */
export const employeesPdf = (rows: Employee[], language: Language): Promise<Buffer> =>
  tablePdf({
    language,
    title: words.title[language],
    words: { page: words.page[language], of: words.of[language] },
    columns: [
      { title: heads.name[language], share: 2 },
      { title: heads.post[language], share: 2 },
      { title: heads.email[language], share: 3, isPlain: true },
      { title: heads.city[language], share: 1.3 },
      { title: heads.starts[language], share: 1.2, isPlain: true },
      { title: heads.salary[language], share: 1.3, isPlain: true },
      { title: heads.age[language], share: 0.6, isPlain: true },
      { title: heads.status[language], share: 1.2 },
    ],
    rows: rows.map((row) => [
      row.full_name,
      row.post,
      row.email,
      row.city,
      row.startsOn,
      row.salary,
      row.age,
      statuses[employeeStatuses[row.status - 1] ?? 'current'][language],
    ]),
  })
