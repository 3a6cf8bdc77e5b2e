-- Sum and number of the stars that are shown, kept with each review.
CREATE OR REPLACE FUNCTION keep_shop_rating() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND NOT OLD.is_hidden THEN
    UPDATE shop_products SET rating_sum = rating_sum - OLD.rating, rating_count = rating_count - 1
     WHERE tenant = OLD.tenant AND id = OLD.product_id;
  END IF;
  IF TG_OP <> 'DELETE' AND NOT NEW.is_hidden THEN
    UPDATE shop_products SET rating_sum = rating_sum + NEW.rating, rating_count = rating_count + 1
     WHERE tenant = NEW.tenant AND id = NEW.product_id;
  END IF;
  RETURN NULL;
END $$;
