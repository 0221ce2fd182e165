-- A like may name the photo or the answer that it is about (LIKE-1). The reference is on the receiver's side only,
-- because the photo and the answer belong to the receiver. It ends with the photo or the answer.
alter table prompt_answers
  drop constraint prompt_answers_pkey,
  drop constraint prompt_answers_member_id_question_key,
  add primary key (member_id, question),
  -- Deferrable, so that one statement may swap two answers.
  add constraint prompt_answers_one_at_each_place unique (member_id, position) deferrable;
alter table likes
  add column about_photo bigint,
  add column about_question text,
  -- Only a tap is about something. An automatic like is about nothing.
  add constraint likes_about check (
    num_nonnulls(about_photo, about_question) = 0
    or num_nonnulls(about_photo, about_question) = 1 and direction = 'received' and origin = 'own'
  ) not valid,
  add constraint likes_about_own_photo foreign key (member_id, about_photo)
    references photos (member_id, id) on delete set null (about_photo) not valid,
  add constraint likes_about_own_answer foreign key (member_id, about_question)
    references prompt_answers (member_id, question) on delete set null (about_question) not valid;
alter table likes validate constraint likes_about;
alter table likes validate constraint likes_about_own_photo;
alter table likes validate constraint likes_about_own_answer;
