CALL area_table('price_rules');
