-- Browsers that ordered direct debits, as keyed hashes, for as long as a bank may refuse the debit (SEPA-12).
create table debit_devices (
  payment_id bigint primary key references payments,
  device_hash bytea not null check (octet_length(device_hash) = 16),
  -- The cents in progress that the site allowed one device when the debit was ordered.
  cap integer not null check (cap > 0),
  stored_at timestamptz not null
);
comment on table debit_devices is 'payments: keyed hash of the browser that ordered a direct debit, for 45 days';
create index debit_devices_of_device on debit_devices (device_hash);
create index debit_devices_stored_at on debit_devices (stored_at);
