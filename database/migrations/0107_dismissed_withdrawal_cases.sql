-- An operator closes many withdrawals without an order at once, with one reason and without a mail (CON-4, SAFE-8).
alter table withdrawal_cases
  add column dismissal text check (char_length(dismissal) between 1 and 1000),
  drop constraint withdrawal_cases_outcome_check,
  drop constraint withdrawal_cases_closed;
alter table withdrawal_cases
  add constraint withdrawal_cases_outcome_check check (outcome in ('answered', 'matched', 'dismissed')),
  add constraint withdrawal_cases_closed check (
    num_nulls(outcome, closed_by, closed_at, keep_until) in (0, 4)
    and (answer is not null) = coalesce(outcome = 'answered', false)
    and (dismissal is not null) = coalesce(outcome = 'dismissed', false));
