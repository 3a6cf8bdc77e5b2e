import { page } from '../../kernel/page.ts'
import * as directory from './directory/calls.ts'
import * as documents from './documents/calls.ts'
import * as guardians from './guardians/calls.ts'
import * as profile from './profile/calls.ts'
import * as profileMedia from './profile/media.ts'
import * as profilePosts from './profile/posts.ts'
import * as staff from './staff/calls.ts'
import * as staffExchange from './staff/exchange.ts'
import * as staffSchool from './staff/school.ts'
import * as students from './students/calls.ts'
import * as studentConditions from './students/conditions.ts'
import * as usersAccount from './users/account.ts'
import * as users from './users/calls.ts'

export const people = {
  calls: [
    directory,
    profile,
    profileMedia,
    profilePosts,
    staff,
    staffExchange,
    staffSchool,
    usersAccount,
    users,
    students,
    studentConditions,
    guardians,
    documents,
  ],
  pages: [
    page(
      15,
      'userList',
      'users',
      '/apps/user/list',
      { platform: 'staff_users.view', school: 'staff_users.view' },
      'المستخدمون',
      'Users',
      'Benutzer',
      'Utilisateurs',
      'Utilizadores',
    ),
    page(
      16,
      'userView',
      'user',
      '/apps/user/view',
      { platform: 'staff_users.view', school: 'staff_users.view' },
      'عرض المستخدم',
      'User view',
      'Benutzeransicht',
      'Fiche utilisateur',
      'Ver utilizador',
    ),
    page(
      17,
      'userEdit',
      'user-edit',
      '/apps/user/edit',
      { platform: 'staff_users.edit', school: 'staff_users.edit' },
      'تحرير المستخدم',
      'Edit user',
      'Benutzer bearbeiten',
      'Modifier l’utilisateur',
      'Editar utilizador',
    ),
    page(
      27,
      'profile',
      'user-circle',
      '/pages/profile',
      'session',
      'الملف الشخصي',
      'Profile',
      'Profil',
      'Profil',
      'Perfil',
    ),
    page(
      202,
      'platformStaff',
      'users',
      '/platform/staff',
      { platform: 'staff_users.view' },
      'موظفو المنصة',
      'Platform staff',
      'Plattform-Personal',
      'Personnel de la plateforme',
      'Equipa da plataforma',
    ),
    page(
      204,
      'schoolStaff',
      'users',
      '/school/staff',
      { school: 'staff_users.view', platform: 'schools.view' },
      'موظفو المدرسة',
      'School staff',
      'Schulpersonal',
      'Personnel de l’école',
      'Equipa da escola',
    ),
    page(
      271,
      'students',
      'school',
      '/school/students',
      { school: 'students.view', platform: 'schools.view' },
      'الطلاب',
      'Students',
      'Fahrschüler',
      'Élèves',
      'Alunos',
    ),
    page(
      272,
      'guardians',
      'users-group',
      '/school/guardians',
      { school: 'guardians.view', platform: 'schools.view' },
      'أولياء الأمور',
      'Guardians',
      'Erziehungsberechtigte',
      'Représentants légaux',
      'Encarregados de educação',
    ),
    page(
      273,
      'documentDesk',
      'file-check',
      '/school/documents',
      { school: 'student_documents.view', platform: 'schools.view' },
      'وثائق الطلاب',
      'Student documents',
      'Unterlagen der Fahrschüler',
      'Documents des élèves',
      'Documentos dos alunos',
    ),
  ],
}
