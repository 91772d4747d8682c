import type { Json } from '../../json.ts';
import { isShownAction, needsMcp } from '../assistants.ts';
import { isJsonObject } from '../json-value.ts';
import type { FieldNote } from './field-note.ts';
import { HOSTED_NOTES } from './hosted-notes.ts';

const GATED =
  'It is published and not protected: static files are public. Set a password at your host, or list the pages in `.mintignore`.';
const DIRECT = 'Playground requests go directly to the API, or through your own proxy if the site is built with `proxy`.';

/** What becomes of channels, wherever their files are named. */
export const CHANNELS_NOTE = 'Readers connect to channels over WebSockets and HTTP only; other protocols are shown.';

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
    note: 'The playground is shown to everyone: a static site has no signed-in readers.',
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
    note: 'The menu omits entries that need a hosted assistant or application: `assistant`, `devin`, `devin-desktop`, `devin-mcp`, `windsurf`.',
    when: (value) => hasAction(value, (kind) => !isShownAction(kind)),
  },
  {
    field: 'contextual',
    status: 'differs',
    note: 'A static site has no MCP server: `mcp`, `cursor` and `vscode` run `octavo mcp` on the reader’s machine; `add-mcp` is shown if `contextual.mcp` is set.',
    when: (value) => isJsonObject(value) && value['mcp'] === undefined && hasAction(value['options'], needsMcp),
  },
  {
    field: 'styling.latex',
    status: 'differs',
    note: 'Octavo renders math on every page that uses it, even with `latex: false`.',
    when: (value) => value === false,
  },
  {
    field: 'styling.codeblocks',
    status: 'differs',
    note: 'Custom grammars are not supported: code blocks in their languages are not highlighted.',
    when: (value) => isJsonObject(value) && value['languages'] !== undefined,
  },
  {
    field: 'banner.content',
    status: 'differs',
    note: 'The banner supports one line of Markdown; components are ignored.',
    when: (value) => typeof value === 'string' && /<[A-Z]/.test(value),
  },
  ...HOSTED_NOTES,
  { field: 'api.maintainOrder', status: 'differs', note: 'The order of the file is the default.', when: (value) => value === false },
];
