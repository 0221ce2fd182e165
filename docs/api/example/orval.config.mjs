/** Settings of the client generator Orval: `npx orval --config docs/api/example/orval.config.mjs` writes `vonk.ts`. */
export default {
  vonk: {
    input: '../openapi.json',
    output: {
      target: './vonk.ts',
      client: 'fetch',
      mode: 'single',
      tsconfig: './tsconfig.json',
      override: { mutator: { path: './call.ts', name: 'call' } },
    },
  },
};
