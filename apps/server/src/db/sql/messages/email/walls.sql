CALL personal_wall('mail_entries');
CREATE TRIGGER count_inserted AFTER INSERT ON mail_entries REFERENCING NEW TABLE AS later
  FOR EACH STATEMENT EXECUTE FUNCTION count_mail();
CREATE TRIGGER count_updated AFTER UPDATE ON mail_entries REFERENCING OLD TABLE AS earlier NEW TABLE AS later
  FOR EACH STATEMENT EXECUTE FUNCTION count_mail();
CREATE TRIGGER count_deleted AFTER DELETE ON mail_entries REFERENCING OLD TABLE AS earlier
  FOR EACH STATEMENT EXECUTE FUNCTION count_mail();

CALL personal_wall('mail_folders');

CALL personal_wall('mail_settings');

CALL shared_wall('mails',
  'sender_id = (SELECT app_user()) OR (SELECT true FROM mail_entries e WHERE e.mail_id = mails.id AND e.user_id = (SELECT app_user()))',
  'sender_id = (SELECT app_user())');

-- A blind copy is seen by the sender and by whom it is for.
CALL shared_wall('mail_recipients',
  '(SELECT true FROM mails m WHERE m.id = mail_id AND (kind <> ''bcc'' OR m.sender_id = (SELECT app_user()) OR user_id = (SELECT app_user())))',
  '(SELECT true FROM mails m WHERE m.id = mail_id AND m.sender_id = (SELECT app_user()))');

CALL shared_wall('mail_files',
  '(SELECT true FROM mails m WHERE m.id = mail_id)',
  '(SELECT true FROM mails m WHERE m.id = mail_id AND m.sender_id = (SELECT app_user()))');
