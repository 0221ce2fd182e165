import { describe, expect, test } from 'vitest';
import { diagramErrors } from './diagrams.ts';

const block = (diagram: string) => `# A\n\n\`\`\`mermaid\n${diagram}\n\`\`\`\n`;

const errorsIn = (...diagrams: string[]) =>
  diagramErrors(new Map(diagrams.map((diagram, index) => [`docs/${index}.md`, block(diagram)])));

describe('Mermaid diagrams in documents', () => {
  test('passes flowcharts, sequences, states and entities', async () => {
    const errors = await errorsIn(
      'flowchart LR\n  a["one (1)"] -. why .-> b[(two)]',
      'sequenceDiagram\n  participant A as Browser\n  A->>B: ask\n  B-->>A: answer',
      'stateDiagram-v2\n  [*] --> pending: order\n  pending --> [*]',
      'erDiagram\n  members {\n    bigint id PK\n  }\n  members ||..o{ likes : "member_id"',
    );
    expect(errors).toEqual([]);
  });

  test('reports a diagram that does not parse, with its file and line', async () => {
    const [error, ...others] = await errorsIn('flowchart LR\n  a --> --> b', 'flowchart LR\n  a --> b');
    expect(error).toMatch(/^docs\/0\.md:3: the diagram does not parse\n {2}Parse error on line 2/);
    expect(others).toEqual([]);
  });
});
