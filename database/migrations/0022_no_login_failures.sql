-- Its counts and locks stand in account_limits (0016).
drop table login_failures;
