CALL area_table('packages');
