/**
 * Every error the server can give: its HTTP status and its words in English. `{name}` is filled from the
 * error's parameters. The web holds the same sentences in the reader's language, under the same codes; a test there
 * compares the English ones.
 */
export const errors = {
  // what every call can answer
  invalid_input: { status: 422, message: 'Some fields need your attention.' },
  invalid_body: { status: 400, message: 'The request is not valid JSON.' },
  body_too_large: { status: 413, message: 'This is larger than the {limit} KB allowed.' },
  unauthenticated: { status: 401, message: 'Please sign in.' },
  session_ended: { status: 401, message: 'Your session has ended. Please sign in again.' },
  forbidden: { status: 403, message: 'You are not allowed to do this ({permission}).' },
  foreign_origin: { status: 403, message: 'This request did not come from the application.' },
  wrong_host: { status: 421, message: 'This server can only be reached at {address}.' },
  password_change_required: { status: 403, message: 'Please choose your own password first.' },
  two_step_setup_required: { status: 403, message: 'Your role requires two-step sign-in. Set it up first.' },
  password_needed: {
    status: 403,
    message: 'Enter your password again. You last entered it more than {minutes} minutes ago.',
  },
  not_found: { status: 404, message: 'This does not exist, or you do not have access to it.' },
  too_many_requests: { status: 429, message: 'Too many attempts. Try again in {seconds} seconds.' },
  internal: { status: 500, message: 'Something went wrong!' },
  unavailable: { status: 503, message: 'The server is starting or stopping. Try again in a moment.' },
  storage_full: { status: 507, message: 'The server is full. Nothing was saved. Please tell your administrator.' },
  busy: { status: 503, message: 'There is too much going on right now. Try again in a moment.' },
  storage_unavailable: { status: 503, message: 'Files cannot be saved or read at the moment. Try again soon.' },

  // identity
  login_invalid: { status: 400, message: 'Email or Password is Invalid' },
  account_locked: { status: 400, message: 'Too many wrong passwords. This account is locked for {minutes} minutes.' },
  account_inactive: { status: 400, message: 'This account is not active. Ask your administrator.' },
  school_closed: { status: 400, message: 'This school is closed.' },
  refresh_invalid: { status: 401, message: 'Invalid refresh token' },
  registration_closed: { status: 403, message: 'Registration is closed. Ask the platform for an account.' },
  challenge_failed: {
    status: 422,
    message: 'We could not verify that you are a person. Wait a moment and try again.',
  },
  link_invalid: {
    status: 400,
    message: 'This link has already been used or is older than {minutes} minutes. Request a new one.',
  },
  password_wrong: { status: 422, message: 'This is not your current password.' },
  password_short: { status: 422, message: 'Use at least {min} characters.' },
  password_common: { status: 422, message: 'This password is too common. Choose another one.' },
  password_weak: {
    status: 422,
    message:
      'This is easy to guess: a common word with digits, a row of keys, a date or a repetition. Use several words.',
  },
  password_personal: { status: 422, message: 'Do not use your name or email address as a password.' },
  password_mismatch: { status: 422, message: 'The two passwords do not match.' },

  // fields
  required: { status: 422, message: 'Required' },
  invalid_type: { status: 422, message: 'This is not the expected type ({expected}).' },
  invalid_email: { status: 422, message: 'This is not an email address.' },
  invalid_phone: { status: 422, message: 'Write the number with its country code, such as +966501234567.' },
  invalid_instant: {
    status: 422,
    message: 'Enter the date and time with the time zone, such as 2026-03-31T09:00:00Z.',
  },
  invalid_date: { status: 422, message: 'Write the date as year-month-day, such as 2026-03-31.' },
  invalid_username: { status: 422, message: 'Use 3 to 40 letters, digits, dots, dashes or underscores.' },
  invalid_choice: { status: 422, message: 'Choose one of: {choices}.' },
  invalid_format: { status: 422, message: 'This does not have the expected format.' },
  invalid_text: { status: 422, message: 'This contains a character that cannot be saved.' },
  too_short: { status: 422, message: 'Use at least {min} characters.' },
  too_long: { status: 422, message: 'Use at most {max} characters.' },
  too_small: { status: 422, message: 'Enter {min} or more.' },
  too_large: { status: 422, message: 'Enter {max} or less.' },
  too_many: { status: 422, message: 'At most {max} at once.' },
  too_few: { status: 422, message: 'Choose at least {min}.' },
  unknown_field: { status: 422, message: 'Unknown field: {name}.' },
  email_taken: { status: 422, message: 'This email is already in use.' },
  username_taken: { status: 422, message: 'This username is already in use.' },
  employee_no_taken: { status: 422, message: 'This employee number is already in use.' },
  role_name_taken: { status: 422, message: 'There is already a role with this name.' },
  unknown_role: { status: 422, message: 'There is no such active role here.' },
  unknown_gender: { status: 422, message: 'This gender is not on the list.' },
  unknown_country: { status: 422, message: 'This country is not on the list.' },
  unknown_placeholder: { status: 422, message: '{name} cannot be filled in here.' },
  placeholder_missing: { status: 422, message: 'The text must contain {name}.' },
  unknown_sort: { status: 422, message: 'This list cannot be sorted by {name}.' },
  date_in_future: { status: 422, message: 'This date is in the future.' },
  invalid_slug: { status: 422, message: 'Use Latin letters, digits and single dashes.' },
  slug_taken: { status: 422, message: 'This address is already taken.' },
  unknown_topic: { status: 422, message: 'There is no such topic here.' },
  topic_in_use: { status: 409, message: 'This topic still has {count} questions. Move or remove them first.' },
  plan_code_taken: { status: 422, message: 'Another plan already has this code.' },
  year_dearer: { status: 422, message: 'The monthly price on annual billing cannot be higher than the monthly price.' },
  own_plan: { status: 409, message: 'The school is already on this plan.' },
  file_gone: {
    status: 410,
    message: 'This file is no longer available. Ask the sender to send it again.',
  },
  upload_too_slow: {
    status: 408,
    message: 'The upload was too slow and has been stopped. Check your connection, then try again.',
  },
  picture_broken: { status: 422, message: 'This picture is damaged and cannot be opened.' },
  picture_too_large: {
    status: 422,
    message: 'This picture has more than {megapixels} megapixels. Make it smaller first.',
  },
  not_an_image: { status: 422, message: 'This file is not a PNG, JPEG or WebP picture.' },

  // staff, roles, privileges
  stale_version: { status: 409, message: '{name} changed this a moment ago. Check the change, then save again.' },
  own_account: { status: 403, message: 'You cannot change your own role or status.' },
  account_shared: {
    status: 409,
    message: 'This account is also used at another school. Only its owner can change how it signs in.',
  },
  invitation_gone: {
    status: 404,
    message: 'This invitation has already been answered or withdrawn, or it has expired.',
  },
  has_account: { status: 409, message: '{name} already has an account.' },
  own_password: { status: 403, message: 'Change your own password in your account settings.' },
  own_role: { status: 403, message: 'You cannot change the privileges of your own role.' },
  beyond_own_rights: { status: 403, message: 'You cannot grant a privilege you do not have: {permission}.' },
  name_differs: { status: 422, message: 'This is not the person’s name: {name}.' },
  outranked: { status: 403, message: '{name} has privileges you do not have, so you cannot change this account.' },
  last_role_editor: {
    status: 409,
    message: 'At least one active person must be able to edit roles. Give someone else that privilege first.',
  },
  system_role: { status: 409, message: 'This is a system role and cannot be changed.' },
  role_in_use: { status: 409, message: 'People with this role: {people}. Choose a new role for them.' },
  replacement_invalid: { status: 422, message: 'Choose another active role of the same kind.' },
  unknown_privilege: { status: 422, message: 'Row {row}: module {module_id} has no privilege {privilege_id}.' },
  illegal_transition: { status: 409, message: 'From {from} this can become: {allowed}.' },
  too_much_to_export: {
    status: 422,
    message: 'This kind of file holds at most {max} rows here. Narrow the filter or choose CSV.',
  },
  import_rows_invalid: { status: 422, message: '{bad} of {total} rows have errors. Nothing was imported.' },

  // files, mail, chat, tasks, calendar
  file_empty: { status: 422, message: 'This file is empty.' },
  unknown_file: { status: 422, message: 'One of these files is no longer available. Attach it again.' },
  mail_not_draft: { status: 409, message: 'This email is no longer a draft.' },
  mail_gone_out: { status: 409, message: 'This email has already been sent.' },
  no_recipient: { status: 422, message: 'Add a recipient.' },
  email_unverified: {
    status: 403,
    message: 'Confirm your email address first. Until then nothing is sent to external addresses.',
  },
  outside_mail_off: {
    status: 409,
    message: 'The platform has turned off email to external addresses for now. Try again later.',
  },
  mail_limit_person: {
    status: 409,
    message:
      'You can send {most} external emails a day. You have {left} left and need {wanted}. The next day begins at {free_at}.',
  },
  mail_limit_school: {
    status: 409,
    message:
      'Your school can send {most} external emails a day. It has {left} left and needs {wanted}. The next day begins at {free_at}.',
  },
  link_sent_lately: {
    status: 409,
    message:
      'Several links have already been sent today. Check your spam folder too. You can ask again in {minutes} minutes.',
  },
  unknown_recipient: { status: 422, message: 'You cannot write to {address}: this is nobody you can contact.' },
  date_in_past: { status: 422, message: 'This time has already passed.' },
  date_too_far: { status: 422, message: 'Choose a time within the next {days} days.' },
  chat_blocked: { status: 409, message: 'Messages between you and {name} are blocked.' },
  unknown_assignee: { status: 422, message: 'You cannot give tasks to this person.' },
  unknown_link: { status: 422, message: 'The linked item no longer exists, or you do not have access to it.' },
  not_task_owner: { status: 403, message: 'Only {name}, who created this task, can do that.' },
  task_not_deleted: { status: 409, message: 'Delete the task first; then it can be deleted permanently.' },
  not_archived: { status: 409, message: 'Archive it first. Only archived people can be erased.' },
  end_before_start: { status: 422, message: 'The end is before the start.' },
  unknown_time_zone: { status: 422, message: 'There is no time zone with this name.' },
  invalid_rule: { status: 422, message: 'This repetition is not supported.' },
  whole_series_only: { status: 422, message: 'This can only be set for the whole series, not for one event.' },
  unknown_guest: { status: 422, message: 'You cannot invite one of these guests.' },
  not_event_owner: { status: 403, message: 'Only {name}, who created this event, can change it.' },
  too_long_span: { status: 422, message: 'Choose at most {max} days at once.' },
  file_too_heavy: {
    status: 422,
    message: 'This file takes too long to read. Split it into files with fewer events.',
  },
  invalid_ics: { status: 422, message: 'This is not a calendar file (.ics).' },

  // invoices
  unknown_client: { status: 422, message: 'There is no such client here.' },
  client_known: { status: 422, message: 'This client is already on the list.' },
  invoice_issued: {
    status: 409,
    message:
      'Invoice {number} has been issued and cannot be changed. Void it on the day of issue, or write a credit note.',
  },
  invoice_empty: { status: 409, message: 'An invoice needs at least one line and a total above zero.' },
  invoice_not_voidable: {
    status: 409,
    message:
      'An invoice can only be voided on the day of issue, before it is sent or paid. Write a credit note instead.',
  },
  credit_exceeds_invoice: { status: 422, message: 'You can credit at most what is left of the invoice: {left}.' },
  payment_exceeds_balance: { status: 422, message: 'This is more than the balance of {balance}.' },
  payment_reversed: { status: 409, message: 'This payment has already been reversed.' },
  key_used: { status: 409, message: 'This form was already sent with different content. Open it again.' },
  invoice_not_past_due: { status: 409, message: 'Reminders can only be sent for overdue invoices.' },
  invoice_reminded: { status: 409, message: 'A reminder has already been sent today.' },
  invalid_iban: { status: 422, message: 'This is not a valid IBAN.' },
  invoice_prefix_same: {
    status: 422,
    message: 'Invoices and credit notes need different prefixes.',
  },

  // shop
  out_of_stock: { status: 409, message: 'Only {left} of “{product}” are left.' },
  cart_empty: { status: 409, message: 'Your cart is empty.' },
  cart_full: { status: 409, message: 'The cart can hold at most {max} products.' },
  wishlist_full: { status: 409, message: 'The wishlist can hold at most {max} products.' },
  quote_changed: {
    status: 409,
    message: 'Prices or stock changed a moment ago. Check the new total, then order again.',
  },
  unknown_address: { status: 422, message: 'Choose one of your addresses.' },
  address_limit: { status: 409, message: 'You can save at most {max} addresses.' },
  coupon_unknown: { status: 422, message: 'There is no such coupon.' },
  coupon_not_now: { status: 422, message: 'This coupon is not valid today.' },
  coupon_used_up: { status: 422, message: 'This coupon has been used up.' },
  coupon_used: { status: 422, message: 'You have already used this coupon.' },
  coupon_min_amount: { status: 422, message: 'This coupon is valid from {amount} {currency}.' },
  coupon_not_for_these: { status: 422, message: 'This coupon does not apply to the products in your cart.' },
  coupon_code_taken: { status: 422, message: 'There is already a coupon with this code.' },
  coupon_value: { status: 422, message: 'Enter either a percentage or an amount.' },
  review_not_bought: { status: 403, message: 'Only people who bought this product can review it.' },
  review_exists: { status: 409, message: 'You have already reviewed this product. Edit your review instead.' },
  unknown_category: { status: 422, message: 'There is no such category.' },
  category_in_use: { status: 409, message: '{products} products are in this category. Move them first.' },
  sku_taken: { status: 422, message: 'There is already a product with this code.' },
  stock_below_zero: { status: 422, message: 'There are only {stock} in stock.' },
  stock_not_counted: { status: 409, message: 'The stock of this product is not counted.' },

  // account and profile
  not_author: { status: 403, message: 'Only {name}, who wrote this, can change it.' },
  same_twice: { status: 422, message: 'The same answer appears twice.' },
  unknown_option: { status: 422, message: 'This answer is not part of the poll.' },
  email_unchanged: { status: 422, message: 'This is already your address.' },
  invalid_handle: { status: 422, message: 'Enter the account name, such as @name.' },
  invalid_web_address: { status: 422, message: 'Enter the full web address, starting with https://' },
  two_step_required: { status: 400, message: 'Enter the code from your authenticator app.' },
  two_step_wrong: { status: 422, message: 'This code is wrong or has expired.' },
  two_step_demanded: { status: 409, message: 'The role “{role}” requires two-step sign-in, so it stays on.' },
  two_step_is_on: { status: 409, message: 'Two-step sign-in is already on.' },

  // what a school owns and knows
  taken: { status: 422, message: 'This is already in use.' },
  unknown_choice: { status: 422, message: 'This is not on the list, or you do not have access to it.' },
  reason_required: { status: 422, message: 'Give a reason.' },
  record_in_use: { status: 409, message: 'This is still used by {count} others: {names}.' },
  plan_limit: {
    status: 409,
    message: 'Your plan “{plan}” allows {most} of these, and you have used them all. Choose a larger plan to add more.',
  },
  school_suspended: {
    status: 403,
    message: 'This school is suspended. It can read and export, but not change anything.',
  },
  beyond_capacity: { status: 422, message: 'This cannot be more than the maximum capacity.' },
  org_depth: { status: 422, message: 'Organizations can have at most {max} levels.' },
  org_cycle: { status: 422, message: 'An organization cannot be under itself.' },
  org_schools_open: { status: 409, message: 'Close its {count} schools first.' },
  school_unsettled: {
    status: 409,
    message: '{count} invoices of this school are not settled. Confirm that they have been handed over, then close it.',
  },
  plan_too_small: { status: 409, message: 'This plan is too small. Reduce first: {what}.' },
  pack_published: { status: 409, message: 'A published version cannot be changed. Start a new one.' },
  setting_locked: { status: 409, message: '{level} has locked this setting.' },
  hours_overlap: { status: 422, message: 'These hours overlap with others on the same day.' },
  main_branch: { status: 409, message: 'Make another branch the main one first.' },
  code_in_use: { status: 409, message: 'This code is in use and cannot be changed.' },
  currency_in_use: {
    status: 409,
    message: 'Prices or other amounts use this currency, so it cannot be changed.',
  },
  licence_not_active: { status: 409, message: 'The licence type of this course is not active. Activate it first.' },
  licence_has_courses: {
    status: 409,
    message: '{count} active courses still lead to this licence type: {names}. Retire them first.',
  },
  name_not_whole: { status: 422, message: 'Enter the first name and the family name.' },
  no_course_of_licence: { status: 422, message: 'No active course belongs to this licence type.' },
  several_courses: { status: 422, message: 'This licence type has {count} courses. Say which one.' },
  requirement_needed: { status: 409, message: 'Add at least one training requirement first.' },
  training_age_above: { status: 422, message: 'The training age cannot be higher than the licence age.' },
  too_deep: { status: 422, message: 'There can be at most {max} levels.' },
  invalid_vin: { status: 422, message: 'A chassis number has 17 letters and digits, without I, O and Q.' },
  odometer_falls: {
    status: 422,
    message: 'The odometer was already at {km} km. Someone with permission can correct it.',
  },
  work_order_open: { status: 409, message: 'Close the open maintenance order first.' },
  unsafe_defect_open: { status: 409, message: 'A defect that makes this vehicle unsafe is still open.' },
  not_later: { status: 422, message: 'The new end date must be after the current one ({day}).' },
  arabic_letters: { status: 422, message: 'Write this in Arabic letters.' },
  latin_letters: { status: 422, message: 'Write this in Latin letters.' },
  student_no_taken: { status: 422, message: 'Another student has this number.' },
  ics_line: { status: 422, message: 'A line of this event is damaged or its end is missing.' },
  holiday_part_of_day: {
    status: 422,
    message: 'This covers only part of a day. Add a day with special hours instead.',
  },
  holiday_called_off: { status: 422, message: 'The file says that this was cancelled.' },
  holiday_rule: {
    status: 422,
    message: 'Holidays can only repeat yearly, in the Gregorian or Hijri calendar. Add this one by hand.',
  },
  holiday_exception: {
    status: 422,
    message: 'Single dates in this series are moved or left out, which holidays do not support. Add it by hand.',
  },
  holiday_hijri: {
    status: 422,
    message: 'Hijri holidays use the Umm al-Qura calendar, and this one uses another. Add it by hand.',
  },
  holiday_archived: {
    status: 422,
    message: 'This holiday has been archived here. Restore it to use it again.',
  },
  holiday_moved: { status: 422, message: 'This holiday already exists on other days. Change it here instead.' },
  cell_fault: {
    status: 422,
    message: 'The formula in this cell has an error. Fix it or type the value.',
  },
  cell_rounded: {
    status: 422,
    message: 'The spreadsheet kept only the first digits of this number. Format the column as text and type it again.',
  },
  invalid_identity: { status: 422, message: 'This identity number is too short or has an unusual format.' },
  date_too_old: { status: 422, message: 'This date is before 1900. Check the year.' },
  likely_double: { status: 422, message: '{name} ({number}) looks like the same person.' },
  double_in_file: { status: 422, message: 'This looks like the person in row {row}.' },
  identity_taken: { status: 422, message: 'Someone else already has this identity number.' },
  name_leads_away: {
    status: 422,
    message: 'A name cannot contain a web or email address. Put a space after a full stop.',
  },
  school_unverified: {
    status: 409,
    message: 'This school has not confirmed its email address yet and cannot take applications.',
  },
  signature_missing: {
    status: 422,
    message: 'Add a drawn signature or a scanned document.',
  },
  nothing_to_object: { status: 409, message: 'You can no longer object to this signature.' },
  applications_full: { status: 409, message: 'This school takes no more applications today. Try again tomorrow.' },
  applications_closed: { status: 409, message: 'This school is not taking applications at the moment.' },
  application_gone: { status: 404, message: 'This application has expired. Please fill in the form again.' },
  code_wrong: { status: 422, message: 'This code is wrong. Tries left: {left}.' },
  code_over: {
    status: 409,
    message: 'This code has expired or was tried too often. Request a new one.',
  },
  student_enrolled: { status: 409, message: 'This student has an ongoing enrolment. Close or cancel it first.' },
  not_enrolled: { status: 409, message: 'This student has no open enrolment.' },
  student_live: { status: 409, message: 'Set this student to completed or withdrawn first.' },
  student_incomplete: {
    status: 409,
    message: 'This student cannot become active yet. Their page shows what is missing.',
  },
  student_merged: { status: 409, message: 'This record has been merged. Undo the merge first.' },
  merge_self: { status: 422, message: 'Choose another record.' },
  merge_already: { status: 409, message: '{name} has already been merged.' },
  merge_archived: { status: 409, message: '{name} is archived. Restore that record first.' },
  merge_erased: { status: 409, message: '{name} has been erased, so there is nothing left to merge.' },
  merge_account: { status: 409, message: 'Only {name} has an account. Keep that record.' },
  merge_enrolments: { status: 409, message: 'Both are working towards {licences}. End one enrolment first.' },
  merge_contracts: { status: 409, message: 'Both have an open contract without a course. End one first.' },
  merge_corrections: { status: 409, message: 'Both have a pending correction request. Decide on one first.' },
  merge_lessons: {
    status: 409,
    message: 'Both have a lesson at the same time on {day}. Move or cancel one first.',
  },
  merge_undone: { status: 409, message: 'This merge has already been undone.' },
  merge_too_old: { status: 409, message: 'A merge can only be undone within {hours} hours.' },
  merge_followed: { status: 409, message: '{name} has been merged since. Undo that first.' },
  merge_built_upon: {
    status: 409,
    message: 'A document or contract was added after the merge, so it cannot be undone.',
  },
  two_guardians: { status: 422, message: 'Choose a guardian or add a new one, not both.' },
  own_guardian: { status: 422, message: 'You cannot be your own guardian.' },
  template_published: {
    status: 409,
    message: 'This template has been published and cannot be changed. Start a new version.',
  },
  template_unpublished: { status: 422, message: 'Publish this template first.' },
  contract_sent: { status: 409, message: 'This contract has been sent and cannot be changed.' },
  language_missing: { status: 422, message: 'The template has no text in {language}.' },
  contract_changed: {
    status: 409,
    message: 'The text has changed since you read it. Please read it again before you accept.',
  },
  comes_by_acceptance: { status: 409, message: 'A contract is accepted when the people concerned sign it.' },
  not_to_rate: { status: 403, message: 'Only students can rate themselves.' },
  not_to_sign: { status: 403, message: 'You cannot sign for this student.' },
  adult_decides: { status: 403, message: 'This student is an adult and must do this in person.' },
  email_not_by_guardian: { status: 422, message: 'Only the student or the office can change this address.' },
  email_set_by_guardian: {
    status: 422,
    message: 'A guardian entered this address. Enter the student’s own address on their page, then invite them.',
  },
  lead_to_convert: { status: 409, message: 'A lead is won by becoming a student. Convert it to a student.' },
  lead_converted: { status: 409, message: 'This lead has already become a student: {name}.' },
  lead_archived: { status: 409, message: 'This lead is archived. Restore it first.' },
  lead_lost: { status: 409, message: 'This lead is lost. Set it to “Contacted” first.' },
  student_of_lead: { status: 409, message: '{student} already belongs to another lead: {name}.' },
  account_open: { status: 409, message: 'This person already has an account.' },
  nothing_to_correct: { status: 422, message: 'This matches what the school has on record.' },
  correction_waits: {
    status: 409,
    message: 'An earlier request is still waiting for the office. Withdraw it to send a new one.',
  },
  too_many_papers: {
    status: 409,
    message: 'The office still has {most} documents to review. Please wait until some have been checked.',
  },
  file_needed: { status: 422, message: 'Attach the document before approving it.' },
  vehicle_gone: { status: 409, message: 'This vehicle is decommissioned. Nothing more can be added.' },
  skill_cycle: { status: 422, message: 'A skill cannot be its own prerequisite, directly or through others.' },
  scheme_in_use: { status: 409, message: 'This marking scheme is in use. Edit a copy instead.' },
  severity_not_allowed: { status: 422, message: 'This severity is not allowed for this error.' },
  holiday_inherited: { status: 409, message: 'This holiday is set at a higher level and cannot be changed here.' },
  consent_missing: { status: 409, message: 'The author has not agreed to its publication.' },
  meter_falls: { status: 422, message: 'The meter was already at {hours} hours.' },
  before_last_version: {
    status: 422,
    message: 'The previous version is valid from {day}. The new one must start then or later.',
  },
  stage_cycle: { status: 422, message: 'These stages depend on each other.' },
  order_overlaps: { status: 422, message: 'This vehicle already has an open order on these days.' },
  approval_needed: { status: 409, message: 'This cost is above {limit} {currency} and must be approved first.' },
  not_verified: { status: 403, message: 'Only students with at least one completed session write reviews.' },
  contact_required: { status: 422, message: 'Enter a phone number or an email address.' },
  leave_overlaps: { status: 422, message: 'Other leave has already been approved for some of these days.' },
  own_request: { status: 403, message: 'You cannot decide on your own leave. Someone else must.' },
  not_a_paper: { status: 422, message: 'Choose a PDF or a picture.' },
  trainer_not_ready: { status: 409, message: 'A trainer cannot teach without: {missing}. Have them approved first.' },
  vehicle_not_for_licences: { status: 422, message: 'This vehicle suits none of the trainer’s licence types.' },
  already_trainer: { status: 422, message: 'This person is already a trainer.' },
  comes_by_itself: { status: 409, message: 'This status is set automatically and cannot be chosen.' },
  course_in_use: { status: 422, message: 'This course has already been open, so its licence type cannot be changed.' },
  course_closed: { status: 422, message: 'This course is not taking new students.' },
  already_enrolled: {
    status: 422,
    message: 'This student is already working towards this licence. End that enrolment first.',
  },
  too_young: { status: 422, message: 'The student is old enough for this from {day}.' },
  enrolment_begun: { status: 422, message: 'Training has started, so this cannot be changed.' },
  enrolment_over: { status: 409, message: 'This enrolment has ended and cannot be changed.' },
  enrolment_live: { status: 409, message: 'Training is under way. Close or cancel this enrolment first.' },
  lesson_refused: { status: 409, message: 'This lesson is not possible: {count} rules prevent it.' },
  booking_closed: { status: 409, message: 'Students cannot book this themselves. Ask the office.' },
  slot_gone: { status: 409, message: 'Someone else was faster: this time is taken. Choose another one.' },
  offer_lost: { status: 409, message: 'Someone else was faster. You keep your place on the list.' },
  offer_over: { status: 409, message: 'This offer has ended.' },
  slot_settled: { status: 409, message: 'This time is taken, or is no longer offered.' },
  too_early: { status: 409, message: 'It is too early: you can do this at most {hours} hours before.' },
  booking_over: { status: 409, message: 'This time has already passed.' },
  booking_too_soon: {
    status: 409,
    message: 'Lessons must be booked at least {hours} hours ahead. Choose a later time.',
  },
  booking_too_far: { status: 409, message: 'Lessons can be booked until {day} for now. Choose an earlier time.' },
  booking_limit: {
    status: 409,
    message: 'You can have at most {max} lessons booked ahead. Take one of them first, or ask the office.',
  },
  hold_over: { status: 409, message: 'This time is no longer held for you. Choose it again.' },
  lesson_shared: { status: 409, message: 'Others are in this lesson too, so it cannot be moved for one student.' },
  same_time: { status: 422, message: 'The lesson is already at this time.' },
  move_waits: { status: 409, message: 'There is already a reschedule request. Wait for the office, or withdraw it.' },
  start_in_past: { status: 422, message: 'This time has already passed.' },
  no_show_too_soon: { status: 409, message: 'A student counts as absent only after {minutes} minutes.' },
  lesson_settled: { status: 409, message: 'This lesson has started or ended and cannot be changed.' },
  series_unresolved: { status: 409, message: 'First decide on each lesson with a conflict: {count} left.' },
  same_day: { status: 422, message: 'Choose a different day from the one being copied.' },
  too_many_copies: {
    status: 422,
    message: 'These days have {count} lessons, but at most {max} can be copied at once. Choose a branch or a trainer.',
  },
  already_booked: { status: 422, message: 'This student is already booked or on the waiting list.' },
  lesson_not_begun: { status: 409, message: 'This lesson has not started yet.' },
  lesson_too_early: {
    status: 409,
    message: 'It is too early: this lesson can be started {minutes} minutes before its time.',
  },
  lesson_not_over: {
    status: 409,
    message: 'This lesson is not over yet. Ending it now requires a reason and the privilege to override rules.',
  },
  class_not_over: {
    status: 409,
    message:
      'This class is not over yet, so only its trainer can record attendance. Doing it now requires a reason and the privilege to override rules.',
  },
  minutes_differ: {
    status: 422,
    message:
      '{taught} minutes passed between start and end, but {planned} were planned. Enter the minutes taught and the reason.',
  },
  undo_over: { status: 409, message: 'This can only be undone within {minutes} minutes.' },
  class_full: { status: 409, message: 'There is no free seat. Add seats, or remove a student first.' },
  consent_needed: {
    status: 422,
    message: 'The class starts within {hours} hours. Ask the student first, then confirm that they agreed.',
  },
  results_locked: {
    status: 409,
    message: 'The exam was more than {days} days ago. Only someone who can unlock lessons can correct the result.',
  },
  attendance_locked: {
    status: 409,
    message: 'The attendance of this class is locked. Only someone who can unlock lessons can correct it.',
  },
  check_in_wrong: { status: 422, message: 'This code is wrong or has expired. Type the code shown now.' },
  check_in_no_seat: { status: 409, message: 'You have no seat in this class. Ask the trainer.' },
  lesson_type_in_use: { status: 409, message: 'There are upcoming lessons of this type. Move or cancel them first.' },
  deadline_to_come: { status: 422, message: 'An enrolment expires automatically the day after its deadline.' },
} as const satisfies Record<string, { status: number; message: string }>

export type ErrorCode = keyof typeof errors
export type ErrorParams = Record<string, string | number | boolean | null | string[]>

/** What stands in the body of every answer that is not a success. */
export interface Problem {
  /** English words: a sentence, or one sentence for each wrong field. */
  error: string | Record<string, string>
  code: ErrorCode
  params?: ErrorParams
  /** The same as `error` for programs: code and parameters for each wrong field, by its path. */
  fields?: Record<string, { code: ErrorCode; params?: ErrorParams }>
  requestId?: string
}

/** An error by its name. `fields` places it on the fields it is about; `more` stands in the answer under its own names. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: ErrorCode
  readonly params: ErrorParams
  readonly fields: NonNullable<Problem['fields']>
  readonly more: Record<string, unknown>

  constructor(
    code: ErrorCode,
    params: ErrorParams = {},
    fields: NonNullable<Problem['fields']> = {},
    more: Record<string, unknown> = {},
  ) {
    super(sentence(code, params))
    this.code = code
    this.params = params
    this.fields = fields
    this.more = more
  }

  get status(): number {
    return errors[this.code].status
  }
}

/** A wrong field as an error: `fieldError('email', 'email_taken')`. */
export const fieldError = (path: string, code: ErrorCode, params: ErrorParams = {}) =>
  new AppError('invalid_input', {}, { [path]: { code, params } })

/** The English sentence of an error. */
export const sentence = (code: ErrorCode, params: ErrorParams = {}): string =>
  errors[code].message.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''))
