-- The newest paid orders of a site, from which its popular package is computed (CRED-1).

create index payments_paid_of_site on payments (site_id, settled_at desc) where state = 'completed';
