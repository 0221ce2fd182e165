-- Who took a fictional profile for a real person can get back what they spent on it: an outcome that goes against nobody,
-- and how many credits it gave (FIC-14).
alter table decisions drop constraint decisions_check;
alter table decisions drop constraint decisions_check1;
alter table decisions
  add column credits integer check (credits > 0),
  add constraint decisions_of_their_stage check (
    case stage
      when 'first' then outcome in ('no_breach', 'warning', 'content_removed', 'withheld', 'refunded')
      else outcome in ('upheld', 'reversed')
    end
  ),
  -- Where there is a rule, the decision goes against the reported member.
  add constraint decisions_rest_on_a_rule check (
    (ground is null) = (outcome in ('no_breach', 'refunded', 'upheld', 'reversed'))
  ),
  add constraint decisions_credits_where_refunded check ((credits is null) = (outcome <> 'refunded'));
