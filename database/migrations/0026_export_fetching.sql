-- Of two downloads at once one gets the file; one that breaks off gives it back, one that died with its process too.
alter table account_exports add column fetching_until timestamptz;
