-- The rows of a shop are the tenant's; what is in somebody's cart, on their wishlist and where they live is theirs alone.
CALL wall('shop_settings');
CREATE TRIGGER touch BEFORE INSERT OR UPDATE ON shop_settings FOR EACH ROW EXECUTE FUNCTION touch_record();
CREATE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON shop_settings FOR EACH ROW EXECUTE FUNCTION audit_record();

CALL wall('shop_categories');
CREATE TRIGGER touch BEFORE INSERT OR UPDATE ON shop_categories FOR EACH ROW EXECUTE FUNCTION touch_record();
CREATE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON shop_categories FOR EACH ROW EXECUTE FUNCTION audit_record();

CALL wall('shop_products');
REVOKE DELETE ON shop_products FROM dsms_app;
-- A sale or a review is no new version of the product: who edits it meanwhile need not look again.
CREATE TRIGGER touch BEFORE INSERT OR UPDATE ON shop_products FOR EACH ROW EXECUTE FUNCTION touch_record('stock', 'rating_sum', 'rating_count', 'rating_tenths', 'price_minor');
CREATE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON shop_products FOR EACH ROW EXECUTE FUNCTION audit_record('stock', 'rating_sum', 'rating_count', 'rating_tenths', 'price_minor');
CREATE TRIGGER note_new AFTER INSERT ON shop_products REFERENCING NEW TABLE AS moved FOR EACH STATEMENT
  EXECUTE FUNCTION note_shop_rows();
CREATE TRIGGER note_gone AFTER DELETE ON shop_products REFERENCING OLD TABLE AS moved FOR EACH STATEMENT
  EXECUTE FUNCTION note_shop_rows();
CREATE TRIGGER note_change AFTER UPDATE ON shop_products REFERENCING OLD TABLE AS gone NEW TABLE AS fresh
  FOR EACH STATEMENT EXECUTE FUNCTION note_shop_changes();

CALL wall('shop_stock_changes');
REVOKE UPDATE, DELETE ON shop_stock_changes FROM dsms_app;

CALL wall('shop_changes');

CALL wall('shop_reviews');
CREATE TRIGGER rating AFTER INSERT OR DELETE OR UPDATE OF rating, is_hidden ON shop_reviews FOR EACH ROW
  EXECUTE FUNCTION keep_shop_rating();

CALL wall('shop_coupons');
REVOKE DELETE ON shop_coupons FROM dsms_app;
CREATE TRIGGER touch BEFORE INSERT OR UPDATE ON shop_coupons FOR EACH ROW EXECUTE FUNCTION touch_record('uses');
CREATE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON shop_coupons FOR EACH ROW EXECUTE FUNCTION audit_record('uses');

CALL wall('shop_orders');
REVOKE DELETE ON shop_orders FROM dsms_app;
CREATE TRIGGER touch BEFORE INSERT OR UPDATE ON shop_orders FOR EACH ROW EXECUTE FUNCTION touch_record('invoice_id', 'invoice_number');
CREATE TRIGGER audit AFTER INSERT OR UPDATE OR DELETE ON shop_orders FOR EACH ROW EXECUTE FUNCTION audit_record('invoice_id', 'invoice_number');
CREATE TRIGGER status BEFORE UPDATE OF status ON shop_orders FOR EACH ROW WHEN (OLD.status <> NEW.status)
  EXECUTE FUNCTION check_shop_order_status();

CALL wall('shop_order_lines');
REVOKE UPDATE, DELETE ON shop_order_lines FROM dsms_app;

CALL wall('shop_order_events');
REVOKE UPDATE, DELETE ON shop_order_events FROM dsms_app;

CALL personal_wall('shop_cart_lines');

CALL personal_wall('shop_wishes');

CALL personal_wall('shop_addresses');
