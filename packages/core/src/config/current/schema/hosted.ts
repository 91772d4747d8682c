import * as v from 'valibot';

/** Fields for what a server of the hosted original does. They are read and described, and nothing follows from them; the report says so. */
export const hostedEntries = {
  markdown: v.exactOptional(
    v.pipe(v.record(v.string(), v.unknown()), v.description('What Markdown pages contain besides their text: `schema`, `instructions`.')),
  ),
};

/** Such fields of navigation, its divisions and its groups. */
export const hostedNavigationEntries = {
  sdk: v.exactOptional(v.pipe(v.record(v.string(), v.unknown()), v.description('The output of another tool: `format`, `source`.'))),
};
