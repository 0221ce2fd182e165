import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { addProfileNote } from '#contract/chat/fictional/add-profile-note.ts';
import { changeFictionalProfile } from '#contract/chat/fictional/change-fictional-profile.ts';
import { createFictionalProfile } from '#contract/chat/fictional/create-fictional-profile.ts';
import { getFictionalProfile } from '#contract/chat/fictional/get-fictional-profile.ts';
import { listFictionalProfiles } from '#contract/chat/fictional/list-fictional-profiles.ts';
import { setFictionalState } from '#contract/chat/fictional/set-fictional-state.ts';
import { getMessages } from '#contract/chat/get-messages.ts';
import { getWriting } from '#contract/chat/get-writing.ts';
import { sendMessage } from '#contract/chat/send-message.ts';
import { searchMembers } from '#contract/discovery/search-members.ts';
import type { CallOf } from '#contract/kit/operation.ts';
import { getMember } from '#contract/profiles/get-member.ts';
import { verifyLedger, walletOf } from '#server/ledger/door.ts';
import { answerTalk, claimedTalk, writeToFictional } from '#tests/support/people/editor-talks.ts';
import { newOperator, type TestOperator } from '#tests/support/people/operators.ts';
import { type PeopleService, type Person, startServiceWithMembers } from '#tests/support/people/people.ts';
import { setAnswers } from '#tests/support/sites/answer-with-editors.ts';
import { answerFindings } from '../editors/answer-findings.sql.ts';
import { endTalksHandler } from './end-talks.job.ts';

let service: PeopleService;
let moderator: TestOperator;
let editor: TestOperator;
let anna: Person;

beforeAll(async () => {
  service = await startServiceWithMembers({ demo: false });
  await setAnswers(service.platform.db, 'editors');
  moderator = await newOperator(service, service.client(), ['moderator']);
  editor = await newOperator(service, service.client(), ['editor']);
  anna = await service.person({ name: 'Anna' });
});

type Made = CallOf<typeof createFictionalProfile>;

const facts: Omit<Made, 'client_id' | 'site' | 'gender' | 'date_of_birth'> = {
  name: 'Vera',
  looking_for: 'both',
  sexuality: 'bi',
  country: 'NL',
  place: 'Utrecht',
  about: 'Ik lees graag over de zee.',
  interests: ['reading', 'music'],
  prompts: [{ question: 'sunday', answer: 'met een boek' }],
  hair_color: 'red',
};

const fixed = { site: 1, gender: 'female', date_of_birth: '1980-05-05' } as const;

const create = (given: object = {}) =>
  moderator.client.api(createFictionalProfile, {
    ...{ client_id: randomUUID(), ...fixed, ...facts },
    ...given,
  });

const setState = (profile: number, state: 'published' | 'retired') =>
  moderator.client.api(setFictionalState, { profile, state });

const read = async (profile: number) => (await moderator.client.api(getFictionalProfile, { profile })).answer;

/** A published profile, as a member writes to it. */
const published = async (name = 'Vera'): Promise<Person> => {
  const { profile } = (await create({ name })).answer;
  (await setState(profile, 'published')).answer;
  return Object.assign(service.client(), { id: profile, name });
};

const found = async (name: string) =>
  (await anna.api(searchMembers, { country: 'NL', gender: 'female' })).answer.results.filter(
    (one) => one.name === name,
  );

const credits = async (person: Person) => (await walletOf(service.platform.db, person.id)).credits;

const actions = async (member: number) => {
  const { rows } = await sql<{ action: string }>`
    select action from audit_entries where member_id = ${member} and operator_id = ${moderator.id}
    order by at, id`.execute(service.platform.db);
  return rows.map(({ action }) => action);
};

const endTalks = (profile: number) => endTalksHandler.run({ profile }, service.platform);

describe('a fictional profile in the console', () => {
  test('is a draft that nobody finds, and a labelled profile after it is published [SAFE-6g, FIC-1b]', async () => {
    const { profile } = (await create({ name: 'Draftina' })).answer;
    expect((await anna.api(getMember, { id: profile })).status).toBe(404);
    expect(await read(profile)).toMatchObject({
      state: 'draft',
      place: 'Utrecht',
      preview: { name: 'Draftina', fictional: true, prompts: facts.prompts, about: facts.about },
    });
    expect((await setState(profile, 'retired')).problem.code).toBe('wrong_state');
    (await setState(profile, 'published')).answer;
    expect(await found('Draftina')).toMatchObject([{ id: profile, fictional: true, online: false }]);
    const { member } = (await anna.api(getMember, { id: profile })).answer;
    const { preview } = await read(profile);
    expect(preview).toEqual({ ...member, shared_interests: [], distance_band: preview.distance_band });
    expect(await actions(profile)).toEqual([
      'chat/create-fictional-profile',
      'chat/get-fictional-profile',
      'chat/set-fictional-state',
      'chat/get-fictional-profile',
    ]);
  });

  test('is made once for one key, also by two calls at once [SAFE-6g]', async () => {
    const client_id = randomUUID();
    const replies = await Promise.all([1, 2, 3].map(() => create({ client_id })));
    expect(new Set(replies.map(({ answer }) => answer.profile)).size).toBe(1);
  });

  test('has no address, no log-in and no wallet, and the database refuses them [SAFE-6g]', async () => {
    const { db } = service.platform;
    const { profile } = (await create()).answer;
    await expect(
      sql`insert into addresses (member_id, site_id, email, language) values (${profile}, 1, 'v@example.org', 'nl')`.execute(
        db,
      ),
    ).rejects.toThrow('no address and no log-in');
    await expect(
      sql`insert into credentials (member_id, password_hash) values (${profile}, 'x')`.execute(db),
    ).rejects.toThrow('no address and no log-in');
    const { rows } = await sql`select from wallets where member_id = ${profile}`.execute(db);
    expect(rows).toEqual([]);
  });

  test('keeps its label: the database refuses to take it away [SAFE-6g, FIC-1b]', async () => {
    const { db } = service.platform;
    const { profile } = (await create()).answer;
    const unlabelled = sql`update profiles set fictional = false where member_id = ${profile}`.execute(db);
    await expect(unlabelled).rejects.toThrow('stays fictional');
    const real = sql`insert into fictional_profiles values (${anna.id}, ${randomUUID()}, ${moderator.id}, now())`;
    await expect(real.execute(db)).rejects.toThrow('fictional profiles alone');
  });

  test('is plainly an adult, of a known site, country and place [SAFE-6g]', async () => {
    const year = new Date().getUTCFullYear();
    const errors = async (given: object) =>
      ((await create(given)).problem.errors ?? []).map(({ field, code }) => [field, code]);
    expect(await errors({ date_of_birth: `${year - 20}-01-01` })).toEqual([
      ['date_of_birth', 'plainly_adult'],
    ]);
    expect(await errors({ site: 99 })).toEqual([['site', 'required']]);
    expect(await errors({ country: 'BR' })).toEqual([['country', 'invalid_country']]);
    expect(await errors({ place: 'Nergenshuizen' })).toEqual([['place', 'no_such_place']]);
  });

  test('promises no meeting: each such sentence is refused at its field [SAFE-6g, FIC-10a]', async () => {
    const refused = (
      await create({
        about: 'Ik lees graag. Zullen we een keer wat drinken?',
        prompts: [{ question: 'sunday', answer: 'Bel me op 0612345678' }],
      })
    ).problem.errors;
    expect(refused?.map(({ field, code }) => [field, code])).toEqual([
      ['about', 'promises_meeting'],
      ['prompts', 'shares_contact'],
    ]);
    expect(refused?.[0]?.detail).toContain('Zullen we een keer wat drinken?');
    const { profile } = (await create()).answer;
    const changed = await moderator.client.api(changeFictionalProfile, {
      ...{ profile, ...facts, interests: [], prompts: [] },
      about: 'Ik ben echt een gewoon lid.',
    });
    expect(changed.problem.errors?.map(({ code }) => code)).toEqual(['claims_person']);
  });

  test('changes its texts and place, never its gender or birth date [SAFE-6g]', async () => {
    const { profile } = (await create()).answer;
    const change = { ...facts, name: 'Iris', place: null, about: null, interests: [], prompts: [] };
    (await moderator.client.api(changeFictionalProfile, { profile, ...change })).answer;
    expect(await read(profile)).toMatchObject({
      ...{ place: null, gender: 'female', date_of_birth: '1980-05-05' },
      preview: { name: 'Iris', about: null, prompts: [], interests: [] },
    });
  });

  test('is listed with site, language, state, conversations and pace, and is found by name [SAFE-6g]', async () => {
    const vera = await published('Zoekertje');
    const { conversation } = await writeToFictional(anna, vera);
    const list = async (input: object) =>
      (await moderator.client.api(listFictionalProfiles, input)).answer.results;
    expect(await list({ search: 'oekert' })).toMatchObject([
      { profile: vera.id, site: 'localhost', language: 'nl', state: 'published', talks: 1, waiting: 1 },
    ]);
    (await answerTalk(editor, await claimedTalk(editor, conversation))).answer;
    expect(await list({ search: 'oekert', state: 'published', language: 'nl', site: 1 })).toMatchObject([
      { waiting: 0, answers: 1, answer_minutes: 0 },
    ]);
    expect(await list({ search: '%' })).toEqual([]);
    expect(await list({ search: 'oekert', state: 'draft' })).toEqual([]);
    expect(await list({ search: 'Anna' })).toEqual([]);
  });

  test('has notes that editors read in each conversation [SAFE-6g, MEET-15b]', async () => {
    const vera = await published('Notitia');
    (await moderator.client.api(addProfileNote, { profile: vera.id, words: 'Heeft een hond' })).answer;
    const { conversation } = await writeToFictional(anna, vera);
    expect((await claimedTalk(editor, conversation)).notes).toMatchObject([
      { about: 'profile', words: 'Heeft een hond' },
    ]);
  });

  test('is a real member to no operation of fictional profiles [SAFE-6g]', async () => {
    const { client } = moderator;
    expect((await client.api(getFictionalProfile, { profile: anna.id })).status).toBe(404);
    expect((await setState(anna.id, 'retired')).status).toBe(404);
    expect((await client.api(addProfileNote, { profile: anna.id, words: 'x' })).status).toBe(404);
  });
});

describe('a retired profile', () => {
  const conversationWith = async (person: Person, profile: Person) =>
    (await writeToFictional(person, profile)).conversation;

  const notices = async (person: Person, conversation: number) =>
    (await person.api(getMessages, { conversation })).answer.messages.flatMap(({ notice }) => notice ?? []);

  test('leaves the search, ends its conversations honestly, and returns unanswered credits once [SAFE-6g, MEET-15h]', async () => {
    const bram = await service.person({ name: 'Bram' });
    const vera = await published('Stopster');
    const conversation = await conversationWith(bram, vera);
    expect(await credits(bram)).toBe(99);
    (await setState(vera.id, 'retired')).answer;
    await Promise.all([endTalks(vera.id), endTalks(vera.id)]);
    await endTalks(vera.id);
    expect(await found('Stopster')).toEqual([]);
    expect(await notices(bram, conversation)).toEqual(['stopped', 'retired']);
    expect(await credits(bram)).toBe(100);
    expect((await bram.api(getWriting, { profile: vera.id })).answer.obstacle).toBe('unanswered');
    const late = { profile: vera.id, client_id: randomUUID(), kind: 'text', text: 'Ben je er?' } as const;
    expect((await bram.api(sendMessage, late)).problem).toMatchObject({ code: 'fictional_unanswered' });
    expect(await credits(bram)).toBe(100);
    const { db, clock } = service.platform;
    expect(await verifyLedger(db)).toEqual([]);
    expect(await answerFindings(db, clock.now())).toEqual([]);
  });

  test('keeps credits of answered messages spent, and leaves a removed conversation removed [SAFE-6g]', async () => {
    const bram = await service.person({ name: 'Bram' });
    const vera = await published('Antwoordster');
    const conversation = await conversationWith(bram, vera);
    (await answerTalk(editor, await claimedTalk(editor, conversation))).answer;
    await sql`update participants set removed_up_to = (select last_seq from conversations where id = ${conversation})
      where member_id = ${bram.id}`.execute(service.platform.db);
    (await setState(vera.id, 'retired')).answer;
    await endTalks(vera.id);
    expect(await credits(bram)).toBe(99);
    const { rows } =
      await sql`select from messages where conversation_id = ${conversation} and body = 'retired'`.execute(
        service.platform.db,
      );
    expect(rows).toEqual([]);
  });

  test('comes back without a word to anybody, and takes messages again [SAFE-6g, FIC-15]', async () => {
    const bram = await service.person({ name: 'Bram' });
    const vera = await published('Terugkomst');
    const conversation = await conversationWith(bram, vera);
    (await setState(vera.id, 'retired')).answer;
    await endTalks(vera.id);
    (await setState(vera.id, 'published')).answer;
    await endTalks(vera.id);
    expect(await notices(bram, conversation)).toEqual(['stopped', 'retired']);
    expect(await found('Terugkomst')).toHaveLength(1);
    await writeToFictional(bram, vera, 'Fijn dat je er weer bent');
    expect(await credits(bram)).toBe(99);
  });

  test('gets no message that is paid and unanswered, if members write while it retires [SAFE-6g]', async () => {
    const vera = await published('Gelijktijdig');
    const people = await Promise.all([1, 2, 3, 4, 5, 6].map(() => service.person()));
    await Promise.all(people.map((person) => writeToFictional(person, vera)));
    const text = (person: Person) =>
      person.api(sendMessage, { profile: vera.id, client_id: randomUUID(), kind: 'text', text: 'Nog iets' });
    await Promise.all([...people.map(text), setState(vera.id, 'retired'), ...people.map(text)]);
    await endTalks(vera.id);
    expect(await Promise.all(people.map(credits))).toEqual(people.map(() => 100));
  });
});
