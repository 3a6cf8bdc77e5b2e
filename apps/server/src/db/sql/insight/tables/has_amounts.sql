-- True when a school has prices, charges, invoices or other amounts in its currency: it can have no other from then on.
CREATE OR REPLACE FUNCTION has_amounts(school integer) RETURNS boolean
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  RETURN EXISTS (SELECT FROM invoices WHERE tenant = school)
      OR EXISTS (SELECT FROM charges WHERE tenant = school)
      OR EXISTS (SELECT FROM payments WHERE tenant = school)
      OR EXISTS (SELECT FROM packages WHERE tenant = school)
      OR EXISTS (SELECT FROM sales WHERE tenant = school)
      OR EXISTS (SELECT FROM price_rules WHERE tenant = school)
      OR EXISTS (SELECT FROM courses WHERE tenant = school AND price_minor > 0)
      OR EXISTS (SELECT FROM lesson_types WHERE tenant = school AND price_minor > 0)
      OR EXISTS (SELECT FROM bookings WHERE tenant = school AND price_minor > 0)
      OR EXISTS (SELECT FROM component_configurations WHERE tenant = school
                    AND greatest(price, session_price, missed_session_charge, exam_price, missed_exam_charge) > 0)
      OR EXISTS (SELECT FROM shop_products WHERE tenant = school AND list_price_minor > 0)
      OR EXISTS (SELECT FROM shop_orders WHERE tenant = school)
      OR EXISTS (SELECT FROM shop_settings WHERE tenant = school AND greatest(delivery_minor, free_from_minor) > 0)
      OR EXISTS (SELECT FROM shop_coupons WHERE tenant = school AND greatest(amount_minor, min_minor) > 0)
      OR EXISTS (SELECT FROM maintenance_orders WHERE tenant = school
                    AND (greatest(cost, approved_cost) > 0 OR jsonb_path_exists(items, '$[*] ? (@.cost > 0)')))
      OR EXISTS (SELECT FROM vehicle_insurances WHERE tenant = school AND premium_minor > 0)
      OR EXISTS (SELECT FROM vehicles WHERE tenant = school AND purchase_price_minor > 0)
      OR EXISTS (SELECT FROM simulators WHERE tenant = school AND hourly_cost_minor > 0)
      OR EXISTS (SELECT FROM trainers WHERE tenant = school AND greatest(hourly_rate_minor, evening_rate_minor, weekend_rate_minor) > 0)
      OR EXISTS (SELECT FROM money_targets WHERE tenant = school AND greatest(budget, monthly_goal) > 0)
      OR EXISTS (SELECT FROM employees WHERE tenant = school AND salary > 0);
END $$;

REVOKE ALL ON FUNCTION has_amounts(integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION has_amounts(integer) TO dsms_app;
