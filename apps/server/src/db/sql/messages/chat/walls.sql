CALL shared_wall('chats', '(SELECT app_user()) IN (first_id, second_id)', '(SELECT app_user()) IN (first_id, second_id)');

CALL shared_wall('chat_members', '(SELECT app_user()) IN (user_id, peer_id)', '(SELECT app_user()) IN (user_id, peer_id)');

-- Both people stand on the message itself, so that reading looks nothing up; that they are those of the chat is a key.
CALL shared_wall('chat_messages', '(SELECT app_user()) IN (sender_id, peer_id)', 'sender_id = (SELECT app_user())');

ALTER TABLE chat_reports ENABLE ROW LEVEL SECURITY;
CREATE POLICY report ON chat_reports FOR INSERT WITH CHECK (reporter_id = (SELECT app_user()) OR (SELECT app_is_system()));
CREATE POLICY tenant ON chat_reports USING ((SELECT app_sees_all()) OR tenant = (SELECT app_tenant()));
GRANT SELECT, INSERT, UPDATE ON chat_reports TO dsms_app;

CALL personal_wall('chat_profiles');
