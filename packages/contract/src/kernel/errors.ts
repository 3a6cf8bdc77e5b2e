/**
 * Every error the server can give: its HTTP status and its words in English. `{name}` is filled from the
 * error's parameters. The web holds the same sentences in the reader's language, under the same codes.
 */
export const errors = {
  // what every call can answer
  invalid_input: { status: 422, message: 'Some fields need your attention.' },
  invalid_body: { status: 400, message: 'The request is not valid JSON.' },
  body_too_large: { status: 413, message: 'That is larger than the {limit} KB accepted here.' },
  unauthenticated: { status: 401, message: 'Please sign in.' },
  session_ended: { status: 401, message: 'Your session has ended. Please sign in again.' },
  forbidden: { status: 403, message: 'You are not allowed to do this ({permission}).' },
  foreign_origin: { status: 403, message: 'This request did not come from the application.' },
  wrong_host: { status: 421, message: 'This server answers at {address} alone.' },
  password_change_required: { status: 403, message: 'Choose a password of your own first.' },
  two_step_setup_required: { status: 403, message: 'Your role asks for a second step at sign-in. Set it up first.' },
  password_needed: { status: 403, message: 'Give your password again: you gave it more than {minutes} minutes ago.' },
  not_found: { status: 404, message: 'This does not exist, or is not yours to see.' },
  too_many_requests: { status: 429, message: 'Too many attempts. Try again in {seconds} seconds.' },
  internal: { status: 500, message: 'Something went wrong!' },
  unavailable: { status: 503, message: 'The server is starting or stopping. Try again in a moment.' },
  storage_full: { status: 507, message: 'The server has no room left. Nothing was saved; tell whoever runs it.' },
  busy: { status: 503, message: 'Too much is going on at once. Try again in a moment.' },
  storage_unavailable: { status: 503, message: 'Files cannot be saved or read just now. Try again in a moment.' },

  // identity
  login_invalid: { status: 400, message: 'Email or Password is Invalid' },
  account_locked: { status: 400, message: 'Too many wrong passwords. This account is locked for {minutes} minutes.' },
  account_inactive: { status: 400, message: 'This account is not active. Ask your administrator.' },
  school_closed: { status: 400, message: 'This school is closed.' },
  refresh_invalid: { status: 401, message: 'Invalid refresh token' },
  registration_closed: { status: 403, message: 'Registration is closed. Ask the platform for an account.' },
  challenge_failed: {
    status: 422,
    message: 'We could not tell this attempt from that of a program. Wait a moment and try again.',
  },
  link_invalid: {
    status: 400,
    message: 'This link was used already or is older than {minutes} minutes. Ask for a new one.',
  },
  password_wrong: { status: 422, message: 'This is not your present password.' },
  password_short: { status: 422, message: 'Use at least {min} characters.' },
  password_common: { status: 422, message: 'This password is among the first that are guessed. Choose another.' },
  password_weak: {
    status: 422,
    message:
      'This is guessed quickly: a common word with digits, a row of keys, a date or a repeat. Use several words.',
  },
  password_personal: { status: 422, message: 'Do not use your name or address as a password.' },
  password_mismatch: { status: 422, message: 'The two passwords differ.' },

  // fields
  required: { status: 422, message: 'This is needed.' },
  invalid_type: { status: 422, message: 'This is not of the expected kind ({expected}).' },
  invalid_email: { status: 422, message: 'This is not an e-mail address.' },
  invalid_phone: { status: 422, message: 'Write the number with its country code, such as +966501234567.' },
  invalid_instant: { status: 422, message: 'Write date and time with their offset, such as 2026-03-31T09:00:00Z.' },
  invalid_date: { status: 422, message: 'Write the date as year-month-day, such as 2026-03-31.' },
  invalid_username: { status: 422, message: 'Use letters, digits, dot, dash and underscore, 3 to 40 of them.' },
  invalid_choice: { status: 422, message: 'This is not one of the choices: {choices}.' },
  invalid_format: { status: 422, message: 'This is not in the expected form.' },
  invalid_text: { status: 422, message: 'This holds a character that cannot be kept, such as half of an emoji.' },
  too_short: { status: 422, message: 'Use at least {min} characters.' },
  too_long: { status: 422, message: 'Use at most {max} characters.' },
  too_small: { status: 422, message: 'Use {min} or more.' },
  too_large: { status: 422, message: 'Use {max} or less.' },
  too_many: { status: 422, message: 'At most {max} at once.' },
  too_few: { status: 422, message: 'At least {min} needed.' },
  unknown_field: { status: 422, message: 'Unknown field: {name}.' },
  email_taken: { status: 422, message: 'This email is already in use.' },
  username_taken: { status: 422, message: 'This username is already in use.' },
  employee_no_taken: { status: 422, message: 'This employee number is already in use.' },
  role_name_taken: { status: 422, message: 'A role of this name exists already.' },
  unknown_role: { status: 422, message: 'There is no such active role here.' },
  unknown_gender: { status: 422, message: 'There is no such entry in the list of genders.' },
  unknown_country: { status: 422, message: 'There is no such country in the list.' },
  unknown_placeholder: { status: 422, message: 'There is no {name} to be filled in here.' },
  placeholder_missing: { status: 422, message: '{name} has to stand somewhere in the text.' },
  unknown_sort: { status: 422, message: 'Lists cannot be sorted by {name}.' },
  date_in_future: { status: 422, message: 'This day is still to come.' },
  invalid_slug: { status: 422, message: 'Use Latin letters, digits and single dashes.' },
  slug_taken: { status: 422, message: 'This address is taken already.' },
  unknown_topic: { status: 422, message: 'There is no such topic for this.' },
  topic_in_use: { status: 409, message: 'This topic still holds {count} entries. Move or remove them first.' },
  plan_code_taken: { status: 422, message: 'Another plan has this code.' },
  year_dearer: { status: 422, message: 'A month of a paid year must not cost more than a month by itself.' },
  own_plan: { status: 409, message: 'This is the plan that the school has already.' },
  file_gone: {
    status: 410,
    message: 'The content of this file is no longer there. Ask whoever sent it to send it again.',
  },
  upload_too_slow: { status: 408, message: 'The upload came to a halt and was broken off. Try again.' },
  picture_broken: { status: 422, message: 'This picture is damaged and cannot be opened.' },
  picture_too_large: {
    status: 422,
    message: 'This picture has more than {megapixels} megapixels. Make it smaller first.',
  },
  not_an_image: { status: 422, message: 'This file is not a PNG, JPEG or WebP picture.' },

  // staff, roles, privileges
  stale_version: { status: 409, message: '{name} changed this a moment ago. Look at the change, then save again.' },
  own_account: { status: 403, message: 'Nobody changes their own role or status.' },
  account_shared: {
    status: 409,
    message: 'This account is also used in another school, so only its owner changes how it signs in.',
  },
  invitation_gone: { status: 404, message: 'This invitation was answered, taken back or is too old.' },
  has_account: { status: 409, message: '{name} has an account already.' },
  own_password: { status: 403, message: 'Change your own password in your account, with your present one.' },
  own_role: { status: 403, message: 'Nobody changes the privileges of their own role.' },
  beyond_own_rights: { status: 403, message: 'You cannot give what you do not have: {permission}.' },
  name_differs: { status: 422, message: 'This is not the name of the person: {name}.' },
  outranked: { status: 403, message: '{name} has rights that you do not have, so you cannot change this account.' },
  last_role_editor: {
    status: 409,
    message: 'Somebody active must stay able to edit roles. Give that right to somebody else first.',
  },
  system_role: { status: 409, message: 'This role belongs to the system and stays as it is.' },
  role_in_use: { status: 409, message: '{people} people have this role. Choose the role they get instead.' },
  replacement_invalid: { status: 422, message: 'Choose another active role of the same scope.' },
  unknown_privilege: { status: 422, message: 'Row {row}: module {module_id} has no privilege {privilege_id}.' },
  illegal_transition: { status: 409, message: 'From {from} this can become: {allowed}.' },
  too_much_to_export: {
    status: 422,
    message: 'This kind of file holds at most {max} rows here. Narrow the filter or choose CSV.',
  },
  import_rows_invalid: { status: 422, message: '{bad} of {total} rows are wrong. Nothing was imported.' },

  // files, mail, chat, tasks, calendar
  file_empty: { status: 422, message: 'This file is empty.' },
  unknown_file: { status: 422, message: 'One of these files is not there any more. Attach it again.' },
  mail_not_draft: { status: 409, message: 'This mail is no draft any more.' },
  mail_gone_out: { status: 409, message: 'This mail has gone out already.' },
  no_recipient: { status: 422, message: 'Say whom this mail is for.' },
  email_unverified: {
    status: 403,
    message: 'Confirm your e-mail address first. Until then nothing is sent to addresses outside.',
  },
  outside_mail_off: {
    status: 409,
    message: 'Mail to addresses outside is switched off by the platform for now. Try again later.',
  },
  mail_limit_person: {
    status: 409,
    message:
      'You may send {most} mails a day to addresses outside; {left} are left and this needs {wanted}. The next day begins at {free_at}.',
  },
  mail_limit_school: {
    status: 409,
    message:
      'Your school may send {most} mails a day to addresses outside; {left} are left and this needs {wanted}. The next day begins at {free_at}.',
  },
  link_sent_lately: {
    status: 409,
    message: 'A link is on its way; look among unwanted mail too. You can ask again in {minutes} minutes.',
  },
  unknown_recipient: { status: 422, message: 'You cannot write to {address}: it belongs to nobody you may address.' },
  date_in_past: { status: 422, message: 'This moment has passed.' },
  date_too_far: { status: 422, message: 'Choose a moment within {days} days from now.' },
  chat_blocked: { status: 409, message: 'Messages between you and {name} are blocked.' },
  unknown_assignee: { status: 422, message: 'This person cannot be given tasks by you.' },
  unknown_link: { status: 422, message: 'The linked record is not there, or not yours to see.' },
  not_task_owner: { status: 403, message: 'Only {name}, who made this task, can do that.' },
  task_not_deleted: { status: 409, message: 'Only a deleted task can be deleted for good.' },
  not_archived: { status: 409, message: 'Put it away first; what is in use is not erased.' },
  end_before_start: { status: 422, message: 'The end is before the start.' },
  unknown_time_zone: { status: 422, message: 'There is no time zone of this name.' },
  invalid_rule: { status: 422, message: 'This way of repeating is not understood.' },
  whole_series_only: { status: 422, message: 'This is said of all occurrences together, not of a single one.' },
  unknown_guest: { status: 422, message: 'One of the guests is nobody you may invite.' },
  not_event_owner: { status: 403, message: 'Only {name}, whose event this is, can change it.' },
  too_long_span: { status: 422, message: 'Ask for at most {max} days at once.' },
  file_too_heavy: {
    status: 422,
    message: 'Reading this file takes too long. Bring it in parts, with fewer events in each.',
  },
  invalid_ics: { status: 422, message: 'This is not a calendar file (.ics).' },

  // invoices
  unknown_client: { status: 422, message: 'There is no such client here.' },
  client_known: { status: 422, message: 'A client of this name and address is in the list already.' },
  invoice_issued: {
    status: 409,
    message: 'Invoice {number} is issued and stays as it is. Void it on its first day, or write a credit note.',
  },
  invoice_empty: { status: 409, message: 'An invoice needs at least one line and a total above zero.' },
  invoice_not_voidable: {
    status: 409,
    message:
      'An invoice can be void only on the day of issue, before it was sent or paid. Write a credit note instead.',
  },
  credit_exceeds_invoice: { status: 422, message: 'Not more can be credited than is left of the invoice: {left}.' },
  payment_exceeds_balance: { status: 422, message: 'This is more than the balance of {balance}.' },
  payment_reversed: { status: 409, message: 'This payment was taken back already, or is no payment.' },
  key_used: { status: 409, message: 'This form was sent before with another content. Open it anew.' },
  invoice_not_past_due: { status: 409, message: 'Only an invoice that is past due is reminded of.' },
  invoice_reminded: { status: 409, message: 'A reminder went out today already.' },
  invalid_iban: { status: 422, message: 'This is not a valid IBAN.' },
  invoice_prefix_same: {
    status: 422,
    message: 'Invoices and credit notes need different beginnings of their numbers.',
  },

  // shop
  out_of_stock: { status: 409, message: 'Only {left} of “{product}” are left.' },
  cart_empty: { status: 409, message: 'Your cart is empty.' },
  cart_full: { status: 409, message: 'A cart holds at most {max} products.' },
  wishlist_full: { status: 409, message: 'A wishlist holds at most {max} products.' },
  quote_changed: {
    status: 409,
    message: 'Prices or stock changed a moment ago. Look at the new total, then order again.',
  },
  unknown_address: { status: 422, message: 'Choose one of your addresses.' },
  address_limit: { status: 409, message: 'At most {max} addresses can be kept.' },
  coupon_unknown: { status: 422, message: 'There is no such coupon.' },
  coupon_not_now: { status: 422, message: 'This coupon does not hold today.' },
  coupon_used_up: { status: 422, message: 'This coupon has been used up.' },
  coupon_used: { status: 422, message: 'You have used this coupon already.' },
  coupon_min_amount: { status: 422, message: 'This coupon holds from {amount} {currency}.' },
  coupon_not_for_these: { status: 422, message: 'This coupon is not for the products in your cart.' },
  coupon_code_taken: { status: 422, message: 'A coupon with this code exists already.' },
  coupon_value: { status: 422, message: 'Give either a percentage or an amount.' },
  review_not_bought: { status: 403, message: 'Only those who bought this product can review it.' },
  review_exists: { status: 409, message: 'You have reviewed this product already. Change your review instead.' },
  unknown_category: { status: 422, message: 'There is no such category.' },
  category_in_use: { status: 409, message: '{products} products are in this category. Move them first.' },
  sku_taken: { status: 422, message: 'A product with this number exists already.' },
  stock_below_zero: { status: 422, message: 'Only {stock} are there.' },
  stock_not_counted: { status: 409, message: 'The stock of this product is not counted.' },

  // account and profile
  not_author: { status: 403, message: 'Only {name}, who wrote this, can change it.' },
  same_twice: { status: 422, message: 'The same answer stands here twice.' },
  unknown_option: { status: 422, message: 'This is not an answer of this poll.' },
  email_unchanged: { status: 422, message: 'This is your address already.' },
  invalid_handle: { status: 422, message: 'Write the name of the account, such as @name.' },
  invalid_web_address: { status: 422, message: 'Write the whole address of a page there, with https://' },
  two_step_required: { status: 400, message: 'Enter the code of your authenticator app.' },
  two_step_wrong: { status: 422, message: 'This code is wrong or too old.' },
  two_step_demanded: { status: 409, message: 'The role “{role}” asks for a second step, so it stays on.' },
  two_step_is_on: { status: 409, message: 'The second step is switched on already.' },

  // what a school owns and knows
  taken: { status: 422, message: 'This is in use already.' },
  unknown_choice: { status: 422, message: 'This is not in the list, or not yours to choose.' },
  reason_required: { status: 422, message: 'Say why.' },
  record_in_use: { status: 409, message: 'This is still needed by {count} others: {names}.' },
  plan_limit: {
    status: 409,
    message: 'Your plan “{plan}” holds {most} of these, and you have them all. A larger plan holds more.',
  },
  school_suspended: { status: 403, message: 'This school is suspended: it can read and export, but change nothing.' },
  beyond_capacity: { status: 422, message: 'This cannot be more than there is room for.' },
  org_depth: { status: 422, message: 'Organizations stand in at most {max} levels.' },
  org_cycle: { status: 422, message: 'An organization cannot stand below itself.' },
  org_schools_open: { status: 409, message: 'Close its {count} schools first.' },
  school_unsettled: {
    status: 409,
    message: '{count} invoices of this school are not settled. Say that they are handed over, then close it.',
  },
  plan_too_small: { status: 409, message: 'This plan is too small. Reduce first: {what}.' },
  pack_published: { status: 409, message: 'A published version stays as it is. Make a new one.' },
  setting_locked: { status: 409, message: '{level} has fixed this setting.' },
  hours_overlap: { status: 422, message: 'These hours overlap with others of the day.' },
  main_branch: { status: 409, message: 'Another branch has to be the main one first.' },
  code_in_use: { status: 409, message: 'This code is in use and stays as it is.' },
  currency_in_use: {
    status: 409,
    message: 'There are prices or other amounts in this currency, so it stays as it is.',
  },
  licence_not_active: { status: 409, message: 'The licence type of this course is not active. Activate it first.' },
  licence_has_courses: {
    status: 409,
    message: 'Active courses still lead to this licence type ({count}): {names}. Retire them first.',
  },
  name_not_whole: { status: 422, message: 'Write the first name and the family name.' },
  no_course_of_licence: { status: 422, message: 'No active course belongs to this licence type.' },
  several_courses: { status: 422, message: 'This licence type has {count} courses: name the course.' },
  requirement_needed: { status: 409, message: 'Add at least one training requirement first.' },
  training_age_above: { status: 422, message: 'Training begins at the age of the licence or before.' },
  too_deep: { status: 422, message: 'At most {max} levels below one another.' },
  invalid_vin: { status: 422, message: 'A chassis number has 17 letters and digits, without I, O and Q.' },
  odometer_falls: {
    status: 422,
    message: 'The odometer stood at {km} km already. Who may correct it can set it lower.',
  },
  work_order_open: { status: 409, message: 'Close the open maintenance order first.' },
  unsafe_defect_open: { status: 409, message: 'A defect that makes this vehicle unsafe is still open.' },
  not_later: { status: 422, message: 'The new one has to end later than the present one ({day}).' },
  arabic_letters: { status: 422, message: 'Write this in Arabic letters.' },
  latin_letters: { status: 422, message: 'Write this in Latin letters.' },
  student_no_taken: { status: 422, message: 'Another student has this number.' },
  ics_line: { status: 422, message: 'A line of this event is broken or its end is missing.' },
  holiday_part_of_day: {
    status: 422,
    message: 'These are hours and no whole day. Add a day with other hours instead.',
  },
  holiday_called_off: { status: 422, message: 'The file says that this was called off.' },
  holiday_rule: {
    status: 422,
    message: 'Days off repeat yearly only, in the Gregorian or the Hijri calendar. Add this one by hand.',
  },
  holiday_exception: {
    status: 422,
    message: 'In this series single dates are moved or left out, which days off cannot keep. Add it by hand.',
  },
  holiday_hijri: {
    status: 422,
    message: 'Hijri days off follow the Umm al-Qura calendar, and this one follows another. Add it by hand.',
  },
  holiday_archived: {
    status: 422,
    message: 'This holiday was archived here and stays so. Restore it to have it again.',
  },
  holiday_moved: { status: 422, message: 'This holiday is here already, on other days. Change it here instead.' },
  cell_fault: {
    status: 422,
    message: 'The formula of this cell failed in the spreadsheet. Mend it or type the value.',
  },
  cell_rounded: {
    status: 422,
    message: 'The spreadsheet kept the first digits of this number alone. Format the column as text and type it again.',
  },
  invalid_identity: { status: 422, message: 'This identity number is too short or does not have the usual form.' },
  date_too_old: { status: 422, message: 'This day is before 1900. Check the year.' },
  likely_double: { status: 422, message: '{name} ({number}) looks like the same person.' },
  double_in_file: { status: 422, message: 'This looks like the person in row {row}.' },
  identity_taken: { status: 422, message: 'Somebody else here has this identity number already.' },
  name_leads_away: {
    status: 422,
    message: 'A name holds no address of the web or of mail. Put a blank after a full stop.',
  },
  school_unverified: {
    status: 409,
    message: 'This school has not confirmed its own e-mail address yet, and takes no applications before.',
  },
  signature_missing: {
    status: 422,
    message: 'A drawing of the signature or a scanned paper is needed.',
  },
  nothing_to_object: { status: 409, message: 'There is no signature here that you can object to any more.' },
  applications_full: { status: 409, message: 'This school takes no more applications today. Try again tomorrow.' },
  applications_closed: { status: 409, message: 'This school takes no applications just now.' },
  application_gone: { status: 404, message: 'This application has run out. Fill in the form once more.' },
  code_wrong: { status: 422, message: 'This code is wrong. Tries left: {left}.' },
  code_over: {
    status: 409,
    message: 'This code no longer holds: it is too old or was tried too often. Ask for another.',
  },
  student_enrolled: { status: 409, message: 'An enrolment of this student is under way. Close or cancel it first.' },
  not_enrolled: { status: 409, message: 'This student has no open enrolment.' },
  student_live: { status: 409, message: 'Complete or withdraw this student first.' },
  student_incomplete: {
    status: 409,
    message: 'This student cannot become active yet: what is missing is listed on their page.',
  },
  student_merged: { status: 409, message: 'This record was merged. Undo that first.' },
  merge_self: { status: 422, message: 'Choose another record.' },
  merge_already: { status: 409, message: '{name} was merged already.' },
  merge_archived: { status: 409, message: '{name} was put away. Bring that record back first.' },
  merge_erased: { status: 409, message: '{name} was erased, so nothing is left to merge.' },
  merge_account: { status: 409, message: 'Only {name} signs in. Keep that record.' },
  merge_enrolments: { status: 409, message: 'Both are on the way to {licences}. End one enrolment first.' },
  merge_contracts: { status: 409, message: 'Both have an open contract without a course. End one first.' },
  merge_corrections: { status: 409, message: 'Both have a correction that waits. Decide on one first.' },
  merge_undone: { status: 409, message: 'This merge was undone already.' },
  merge_too_old: { status: 409, message: 'A merge can be undone for {hours} hours alone.' },
  merge_followed: { status: 409, message: '{name} was merged since. Undo that first.' },
  merge_built_upon: { status: 409, message: 'A newer paper or a contract was added since. The records stay together.' },
  two_guardians: { status: 422, message: 'Choose a guardian or write down a new one, not both.' },
  own_guardian: { status: 422, message: 'Nobody is their own guardian.' },
  template_published: { status: 409, message: 'This text is published and stays as it is. Begin a new version.' },
  template_unpublished: { status: 422, message: 'Publish this template first.' },
  contract_sent: { status: 409, message: 'This contract was sent and stays as it is.' },
  language_missing: { status: 422, message: 'The template has no text in {language}.' },
  contract_changed: {
    status: 409,
    message: 'The text has changed since you read it. Read it again before you accept.',
  },
  comes_by_acceptance: { status: 409, message: 'A contract is accepted by those who sign it.' },
  not_to_rate: { status: 403, message: 'Only the student says how they see themselves.' },
  not_to_sign: { status: 403, message: 'You may not sign for this student.' },
  adult_decides: { status: 403, message: 'This student is an adult and does this themselves.' },
  email_not_by_guardian: { status: 422, message: 'The student or the office changes this address.' },
  email_set_by_guardian: {
    status: 422,
    message: 'A guardian entered this address. Write the student’s own one on their page, then invite them.',
  },
  lead_to_convert: { status: 409, message: 'A lead is won by becoming a student. Convert it.' },
  lead_converted: { status: 409, message: 'This lead became a student already: {name}.' },
  lead_archived: { status: 409, message: 'This lead was put away. Bring it back first.' },
  lead_lost: { status: 409, message: 'This lead was lost. Set it to “contacted” again first.' },
  student_of_lead: { status: 409, message: '{student} came of another lead already: {name}.' },
  account_open: { status: 409, message: 'This person signs in already.' },
  nothing_to_correct: { status: 422, message: 'Nothing differs from what the school has on record.' },
  correction_waits: {
    status: 409,
    message: 'An earlier request still waits for the office. Withdraw it to ask again.',
  },
  too_many_papers: {
    status: 409,
    message: '{most} papers wait for the office or came today. Wait until some of them have been checked.',
  },
  file_needed: { status: 422, message: 'Attach the paper before it can be approved.' },
  vehicle_gone: { status: 409, message: 'This vehicle is decommissioned and takes no more entries.' },
  skill_cycle: { status: 422, message: 'A skill cannot need itself, directly or by others.' },
  scheme_in_use: { status: 409, message: 'This marking scheme is in use. Change a copy of it.' },
  severity_not_allowed: { status: 422, message: 'This error cannot be marked so.' },
  holiday_inherited: { status: 409, message: 'This day comes from the level above, which does not let it be changed.' },
  consent_missing: { status: 409, message: 'Whoever wrote this has not agreed to its being shown.' },
  meter_falls: { status: 422, message: 'The meter stood at {hours} hours already.' },
  before_last_version: { status: 422, message: 'The version before holds from {day}. A new one begins then or later.' },
  stage_cycle: { status: 422, message: 'These stages wait for one another.' },
  order_overlaps: { status: 422, message: 'This vehicle has another open order in these days.' },
  approval_needed: { status: 409, message: 'This cost is above {limit} {currency} and has to be approved first.' },
  not_verified: { status: 403, message: 'Only students with at least one completed session write reviews.' },
  contact_required: { status: 422, message: 'Give a phone number or an e-mail address.' },
  leave_overlaps: { status: 422, message: 'Other leave was approved for some of these days.' },
  own_request: { status: 403, message: 'Nobody decides on their own leave. Somebody else has to.' },
  not_a_paper: { status: 422, message: 'Choose a PDF or a picture.' },
  trainer_not_ready: { status: 409, message: 'Nobody teaches without these: {missing}. Have them approved first.' },
  vehicle_not_for_licences: { status: 422, message: 'This vehicle trains none of the licence types of the trainer.' },
  already_trainer: { status: 422, message: 'This person is a trainer already.' },
  comes_by_itself: { status: 409, message: 'This status comes by itself and is given by nobody.' },
  course_in_use: { status: 422, message: 'This course was open already, so its licence type stays as it is.' },
  course_closed: { status: 422, message: 'This course takes no new students now.' },
  already_enrolled: {
    status: 422,
    message: 'This student is on the way to this licence already. End that enrolment first.',
  },
  too_young: { status: 422, message: 'The student is old enough for this from {day}.' },
  enrolment_begun: { status: 422, message: 'The training has begun, so this stays as it is.' },
  enrolment_over: { status: 409, message: 'This enrolment is over and stays as it is.' },
  enrolment_live: { status: 409, message: 'The training is under way. Close or cancel this enrolment first.' },
  lesson_refused: { status: 409, message: 'This lesson cannot be given: {count} rules are against it.' },
  booking_closed: { status: 409, message: 'Students cannot book this by themselves. Ask the office.' },
  slot_gone: { status: 409, message: 'Somebody was faster: this time is gone. Choose another one.' },
  offer_lost: { status: 409, message: 'Somebody was faster with this hour. You keep your place on the list.' },
  offer_over: { status: 409, message: 'This offer is over.' },
  slot_settled: { status: 409, message: 'This hour is taken, or nobody is asked for it any more.' },
  too_early: { status: 409, message: 'It is too early for this: {hours} hours before at the earliest.' },
  booking_over: { status: 409, message: 'This time is over already. Choose another one.' },
  booking_too_soon: { status: 409, message: 'Lessons are booked {hours} hours ahead at least. Choose a later one.' },
  booking_too_far: { status: 409, message: 'Lessons can be booked until {day} for now. Choose an earlier one.' },
  booking_limit: {
    status: 409,
    message: 'No more than {max} lessons to come can be booked at once. Take one of them first, or ask the office.',
  },
  hold_over: { status: 409, message: 'This time is not held for you any more. Choose it again.' },
  lesson_shared: { status: 409, message: 'Others are in this lesson too, so it is not moved for one of them.' },
  same_time: { status: 422, message: 'It is at this time already.' },
  move_waits: { status: 409, message: 'Another time was asked for already. Wait for the office, or take that back.' },
  start_in_past: { status: 422, message: 'This time is over already.' },
  no_show_too_soon: { status: 409, message: 'Nobody counts as absent before {minutes} minutes have passed.' },
  lesson_settled: { status: 409, message: 'This lesson has begun or is over, so it stays as it is.' },
  series_unresolved: { status: 409, message: 'Decide on each lesson that a rule is against first: {count} are left.' },
  same_day: { status: 422, message: 'Choose another day than the one that is copied.' },
  too_many_copies: {
    status: 422,
    message: 'These days have {count} lessons, and {max} are copied at once at most. Choose a branch or a trainer.',
  },
  already_booked: { status: 422, message: 'This student is booked already, or waits for a seat.' },
  lesson_not_begun: { status: 409, message: 'This lesson has not begun yet.' },
  lesson_too_early: {
    status: 409,
    message: 'It is too early for this lesson: it may be begun {minutes} minutes before its start.',
  },
  lesson_not_over: {
    status: 409,
    message: 'This lesson is not over yet. To end it now takes a reason, and the right to override rules.',
  },
  class_not_over: {
    status: 409,
    message:
      'This class is not over yet: until then its trainer notes who is there. To do so now takes a reason, and the right to override rules.',
  },
  minutes_differ: {
    status: 422,
    message:
      '{taught} minutes lie between begin and end, and {planned} were planned. Say how many were taught, and why.',
  },
  undo_over: { status: 409, message: 'This can be taken back for {minutes} minutes, and no longer.' },
  class_full: { status: 409, message: 'No seat is free. Add seats, or take somebody out first.' },
  consent_needed: {
    status: 422,
    message: 'The class begins within {hours} hours. Ask the student, and say that they agreed.',
  },
  results_locked: {
    status: 409,
    message: 'The exam was more than {days} days ago. Only somebody who may unlock lessons can put its results right.',
  },
  attendance_locked: {
    status: 409,
    message: 'The attendance of this class is locked. Only somebody who may unlock lessons can put it right.',
  },
  check_in_wrong: { status: 422, message: 'This code is wrong or too old. Type the one that is shown now.' },
  check_in_no_seat: { status: 409, message: 'You have no seat in this class. Ask the trainer.' },
  lesson_type_in_use: { status: 409, message: 'Lessons of this type are still to come. Move or cancel them first.' },
  deadline_to_come: { status: 422, message: 'An enrolment expires by itself, the day after its deadline.' },
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
