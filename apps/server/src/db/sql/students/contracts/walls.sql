CALL area_table('contract_templates');
CREATE TRIGGER still BEFORE UPDATE OF bodies, name ON contract_templates FOR EACH ROW
  WHEN (OLD.status <> 'draft') EXECUTE FUNCTION keep_template();

CALL area_table('contracts', ARRAY['student_text']);
CREATE TRIGGER named BEFORE INSERT OR UPDATE OF student_id ON contracts FOR EACH ROW EXECUTE FUNCTION name_document();
CREATE TRIGGER still BEFORE UPDATE OF student_id, enrolment_id, template_id, languages, texts, hash ON contracts FOR EACH ROW
  WHEN (OLD.status <> 'draft') EXECUTE FUNCTION keep_contract();

-- Added and read; never changed or taken away, but where a person is forgotten.
CALL wall('contract_acceptances');
CREATE TRIGGER still BEFORE UPDATE OR DELETE ON contract_acceptances FOR EACH ROW EXECUTE FUNCTION keep_contract();

-- Said once; answered by the school, and never taken away.
CALL wall('contract_objections');
REVOKE DELETE ON contract_objections FROM dsms_app;
CREATE TRIGGER audit AFTER INSERT OR UPDATE ON contract_objections FOR EACH ROW EXECUTE FUNCTION audit_record('reason', 'answer');
