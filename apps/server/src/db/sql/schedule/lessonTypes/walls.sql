CALL area_table('lesson_types');
