import { type SQL, sql } from 'drizzle-orm'

/** Where the address of a picture stands. One test knows every column of the database that could be missing here. */
export const pictureColumns: [table: string, column: string][] = [
  ['users', 'avatar'],
  ['user_profiles', 'cover'],
  ['schools', 'logo'],
  ['schools', 'image'],
  ['organizations', 'logo'],
  ['class_rooms', 'photo'],
  ['trainers', 'photo'],
  ['students', 'photo'],
  ['circuits', 'plan_image'],
  ['licence_types', 'image'],
  ['testimonials', 'photo'],
  ['blog_posts', 'picture'],
  ['subscription_plans', 'image'],
  ['shop_products', 'image'],
  ['shop_order_lines', 'image'],
  ['topics', 'image'],
]

/** That no row names the picture `name`: in a column for it, or in the text of an article. */
export const isUnnamed = (name: SQL): SQL =>
  sql.join(
    [
      ...pictureColumns.map(
        ([table, column]) =>
          sql`not exists (select from ${sql.identifier(table)} r where r.${sql.identifier(column)} = '/files/' || ${name})`,
      ),
      sql`not exists (select from blog_posts b where b.content::text like '%/files/' || ${name} || '%')`,
    ],
    sql` and `,
  )
