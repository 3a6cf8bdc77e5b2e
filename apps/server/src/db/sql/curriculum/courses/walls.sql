CALL area_table('courses');

CALL shown_table('courses', 'school');
