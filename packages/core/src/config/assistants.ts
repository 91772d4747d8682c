import type { NavIcon } from '../site/navigation.ts';
import type { PageAction } from './config.ts';

/** An assistant on the web that takes a question in its address. */
export interface Assistant {
  name: string;
  icon: NavIcon;
  /** Ends where the question begins. */
  address: string;
}

/** The assistants by the keys of a page's menu. */
const ASSISTANTS: { readonly [kind: string]: Assistant } = {
  chatgpt: create('ChatGPT', 'openai', 'https://chatgpt.com/?hints=search&q='),
  claude: create('Claude', 'claude', 'https://claude.ai/new?q='),
  perplexity: create('Perplexity', 'perplexity', 'https://www.perplexity.ai/search?q='),
  grok: create('Grok', 'x-twitter', 'https://grok.com/?q='),
  aistudio: create('Google AI Studio', 'googlegemini', 'https://aistudio.google.com/prompts/new_chat?prompt='),
};

/** The assistant to which an action of a page's menu leads; undefined for another action. */
export function findAssistant(kind: PageAction['kind']): Assistant | undefined {
  return Object.hasOwn(ASSISTANTS, kind) ? ASSISTANTS[kind] : undefined;
}

/** Whether the menu shows an action: others lead to servers and files that a static site has not got. */
export function isShownAction(kind: string): boolean {
  return kind === 'copy' || kind === 'view' || kind === 'link' || Object.hasOwn(ASSISTANTS, kind);
}

function create(name: string, icon: string, address: string): Assistant {
  return { name, icon: { name: icon, type: 'brands' }, address };
}
