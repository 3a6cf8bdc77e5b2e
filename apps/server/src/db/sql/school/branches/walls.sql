CALL area('branches', ARRAY['active>inactive', 'inactive>active']);
