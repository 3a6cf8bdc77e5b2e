CALL wall('import_columns');
