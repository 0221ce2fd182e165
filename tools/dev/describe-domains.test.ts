import { describe, expect, test } from 'vitest';
import { describeDomains, withDiagrams } from './describe-domains.ts';

const schema = `-- The whole schema.

-- sites: one row per member
create table members (
  id bigint default random_id() not null,
  email text not null,
  constraint members_pkey PRIMARY KEY (id),
  constraint members_email_key UNIQUE (email)
);
CREATE INDEX members_email ON public.members USING btree (email);

-- chat: a conversation
create table conversations (
  id bigint generated always as identity not null,
  started_by bigint not null,
  closed_by bigint,
  created_at timestamp with time zone default now() not null,
  constraint conversations_pkey PRIMARY KEY (id),
  constraint conversations_closed_by_fkey FOREIGN KEY (closed_by) REFERENCES members(id),
  constraint conversations_started_by_fkey FOREIGN KEY (started_by) REFERENCES members(id)
);

-- chat: a message
create table messages (
  conversation_id bigint not null,
  seq integer not null,
  kind text not null,
  body text,
  client_id uuid not null,
  price numeric(4,1) not null,
  sent_at timestamp with time zone default now() not null,
  erased_at timestamp with time zone,
  opposite text generated always as (
CASE kind
    WHEN 'text'::text THEN 'gift'::text
    ELSE 'text'::text
END) stored not null,
  constraint messages_pkey PRIMARY KEY (conversation_id, seq),
  constraint messages_kind_check CHECK ((kind = ANY (ARRAY['text'::text, 'gift'::text]))),
  constraint messages_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES conversations(id)
);

-- chat: members who send no read receipts
create table silent_readers (
  member_id bigint not null,
  constraint silent_readers_pkey PRIMARY KEY (member_id),
  constraint silent_readers_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id)
);
`;

describe('describing the domains of a schema', () => {
  const diagrams = describeDomains(schema);
  const chat = diagrams.get('chat')?.split('\n');

  test('draws one diagram for each domain, in the order of the schema', () => {
    expect([...diagrams.keys()]).toEqual(['sites', 'chat']);
    expect(diagrams.get('sites')).toBe(
      ['erDiagram', '  members {', '    bigint id PK', '    text email UK', '  }'].join('\n'),
    );
  });

  test('shows all columns of a small table, with short types and keys', () => {
    expect(chat?.slice(1, 7)).toEqual([
      '  conversations {',
      '    bigint id PK',
      '    bigint started_by FK',
      '    bigint closed_by FK',
      '    timestamptz created_at',
      '  }',
    ]);
  });

  test('shows keys and enumerated columns of a large table', () => {
    expect(chat?.slice(7, 12)).toEqual([
      '  messages {',
      '    bigint conversation_id PK, FK',
      '    integer seq PK',
      '    text kind',
      '  }',
    ]);
  });

  test('draws relations solid inside a domain and dashed to another, optional for nullable columns', () => {
    expect(chat?.slice(-4)).toEqual([
      '  members |o..o{ conversations : "closed_by"',
      '  members ||..o{ conversations : "started_by"',
      '  conversations ||--o{ messages : "conversation_id"',
      '  members ||..o| silent_readers : "member_id"',
    ]);
  });
});

describe('writing diagrams into the domain model', () => {
  const markers = '<!-- generated: erd -->\nold\n<!-- /generated -->\n';
  const document = `# Domain model\n\n## sites\n\nText.\n\n${markers}\n## chat\n\n${markers}`;

  test('replaces the text between the markers and keeps all else, also the second time', () => {
    const written = withDiagrams(document, schema);
    expect(written).toContain(
      '## sites\n\nText.\n\n<!-- generated: erd -->\n```mermaid\nerDiagram\n  members {',
    );
    expect(written).not.toContain('old');
    expect(withDiagrams(written, schema)).toBe(written);
  });

  test('refuses a document without the section of a domain, or without its markers', () => {
    expect(() => withDiagrams(document.replace('## chat', '## talk'), schema)).toThrow(
      'add a section "## chat"',
    );
    expect(() => withDiagrams(document.replace(markers, ''), schema)).toThrow('below "## sites"');
  });
});
