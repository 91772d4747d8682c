import type { NavIcon } from './icon.ts';

/** An assistant on the web that takes a question in its address. */
export interface Assistant {
  name: string;
  icon: NavIcon;
  /** Ends where the question begins. */
  address: string;
}

/** The assistants by the keys of a page's menu. */
const ASSISTANTS = {
  chatgpt: create('ChatGPT', 'openai', 'https://chatgpt.com/?hints=search&q='),
  claude: create('Claude', 'claude', 'https://claude.ai/new?q='),
  perplexity: create('Perplexity', 'perplexity', 'https://www.perplexity.ai/search?q='),
  grok: create('Grok', 'x-twitter', 'https://grok.com/?q='),
  aistudio: create('Google AI Studio', 'googlegemini', 'https://aistudio.google.com/prompts/new_chat?prompt='),
};

/** The key of an assistant. */
export type AssistantKind = keyof typeof ASSISTANTS;

/** Lists the keys of all assistants. */
export function listAssistants(): AssistantKind[] {
  return Object.keys(ASSISTANTS).filter(isAssistant);
}

/** The assistant to which an action of a page's menu leads; undefined for another action. */
export function findAssistant(kind: string): Assistant | undefined {
  return isAssistant(kind) ? ASSISTANTS[kind] : undefined;
}

const SHOWN: ReadonlySet<string> = new Set(['copy', 'view', 'link', 'download-pdf', 'download-spec']);
const ON_MCP: ReadonlySet<string> = new Set(['mcp', 'add-mcp', 'cursor', 'vscode']);

/** Whether an action is about an MCP server: the menu shows it where the config names one. */
export function needsMcp(kind: string): boolean {
  return ON_MCP.has(kind);
}

/** Whether the menu of a static site can show an action. */
export function isShownAction(kind: string): boolean {
  return SHOWN.has(kind) || ON_MCP.has(kind) || isAssistant(kind);
}

function isAssistant(kind: string): kind is AssistantKind {
  return Object.hasOwn(ASSISTANTS, kind);
}

function create(name: string, icon: string, address: string): Assistant {
  return { name, icon: { name: icon, type: 'brands' }, address };
}
