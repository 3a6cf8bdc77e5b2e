CALL area_table('branches');
