-- What a member tells of themselves by choosing (PROF-1); a field left open is null.
alter table profiles
  add column hair_color text check (hair_color in ('black', 'brown', 'dark_blond', 'blond', 'red', 'grey', 'white', 'coloured', 'bald')),
  add column eye_color text check (eye_color in ('brown', 'blue', 'green', 'grey', 'hazel')),
  add column body_type text check (body_type in ('slim', 'average', 'athletic', 'muscular', 'curvy', 'full')),
  add column relationship_status text check (relationship_status in ('single', 'relationship', 'open_relationship', 'married', 'divorced', 'widowed', 'complicated')),
  add column tattoos text check (tattoos in ('none', 'one', 'some', 'many')),
  add column signup_reason text check (signup_reason in ('chat', 'friendship', 'date', 'adventure', 'relationship', 'curious'));
