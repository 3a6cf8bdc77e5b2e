CALL area_table('courses');
