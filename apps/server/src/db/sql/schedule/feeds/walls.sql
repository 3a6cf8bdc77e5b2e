CALL personal_wall('lesson_feeds');
