import { page } from '../../kernel/page.ts'
import * as directory from './directory/calls.ts'
import * as profile from './profile/calls.ts'
import * as profileMedia from './profile/media.ts'
import * as profilePosts from './profile/posts.ts'
import * as staff from './staff/calls.ts'
import * as staffExchange from './staff/exchange.ts'
import * as staffSchool from './staff/school.ts'
import * as usersAccount from './users/account.ts'
import * as users from './users/calls.ts'

export const people = {
  calls: [directory, profile, profileMedia, profilePosts, staff, staffExchange, staffSchool, usersAccount, users],
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
  ],
}
