import type { Json } from '../../json.ts';
import { isShownAction, needsMcp } from '../assistants.ts';
import { isJsonObject } from '../json-value.ts';
import type { FieldNote } from './field-note.ts';
import { HOSTED_NOTES } from './hosted-notes.ts';

const GATED =
  'It is published, and not protected: static files are there for everyone. Let the host ask for a password, or name the pages in `.mintignore`.';
const DIRECT = 'Requests of the playground go to the API directly, without a server in between; in dev through a proxy of the dev server.';

/** What becomes of channels, wherever their files are named. */
export const CHANNELS_NOTE = 'Channels have pages; they cannot be tried there, and what they ask of a reader’s credentials is not told.';

function hasAction(value: Json | undefined, isMeant: (kind: string) => boolean): boolean {
  return Array.isArray(value) && value.some((one) => typeof one === 'string' && isMeant(one));
}

/** Every field that is shown otherwise, or not at all, in both shapes. A field that is not here is the same. */
export const FIELD_NOTES: readonly FieldNote[] = [
  { field: 'public', status: 'unsupported', note: GATED, when: (value) => value === false },
  { field: 'groups[].public', status: 'unsupported', note: GATED, when: (value) => value === false },
  { field: 'navigation[].public', status: 'unsupported', note: GATED, when: (value) => value === false },
  { field: 'tabs[].public', status: 'unsupported', note: GATED, when: (value) => value === false },
  { field: 'api.playground.disableProxy', status: 'differs', note: DIRECT, when: (value) => value === false },
  { field: 'api.playground.proxy', status: 'differs', note: DIRECT, when: (value) => value === true },
  {
    field: 'api.playground.display',
    status: 'differs',
    note: 'The playground is shown to everyone: static files know no reader who is signed in.',
    when: (value) => value === 'auth',
  },
  ...['api', 'groups[]', 'tabs[]', 'anchors[]', 'navigation'].map((part): FieldNote => ({
    field: `${part}.asyncapi`,
    status: 'differs',
    note: CHANNELS_NOTE,
  })),
  {
    field: 'thumbnails',
    status: 'differs',
    note: 'Preview pictures are drawn while the site is built, once `@takumi-rs/core` is installed beside Octavo.',
  },
  {
    field: 'contextual.options',
    status: 'unsupported',
    note: 'The menu leaves out what needs an assistant or an application of the original: `assistant`, `devin`, `devin-desktop`, `devin-mcp`, `windsurf`.',
    when: (value) => hasAction(value, (kind) => !isShownAction(kind)),
  },
  {
    field: 'contextual',
    status: 'differs',
    note: 'A static site has no MCP server: `mcp`, `cursor` and `vscode` run `octavo mcp` on the reader’s machine; `add-mcp` shows once `contextual.mcp` names the address of one.',
    when: (value) => isJsonObject(value) && value['mcp'] === undefined && hasAction(value['options'], needsMcp),
  },
  { field: 'styling.latex', status: 'differs', note: 'Formulas are drawn where a page has some.', when: (value) => value === false },
  {
    field: 'styling.codeblocks',
    status: 'differs',
    note: 'Grammars of your own are not read: blocks in their languages have no colours.',
    when: (value) => isJsonObject(value) && value['languages'] !== undefined,
  },
  {
    field: 'banner.content',
    status: 'differs',
    note: 'The banner takes Markdown of one line; components in it are left out.',
    when: (value) => typeof value === 'string' && /<[A-Z]/.test(value),
  },
  ...HOSTED_NOTES,
  { field: 'api.maintainOrder', status: 'differs', note: 'The order of the file is the default.', when: (value) => value === false },
];
